import Podcasts

/// Settings in inset groups.
@MainActor
enum NotificationsTour {
    static func run() {
        let options = [
            NotificationOption(id: "sound", title: "Sound", isOn: true),
            NotificationOption(id: "badge", title: "Badge", isOn: false),
        ]
        let controller = NotificationsController(podcasts: SamplePodcasts.followed, options: options)
        let stage = Stage(controller)
        stage.tap("Looms")
        stage.tap("Badge")
        stage.act("nothing is followed any more") { controller.show([]) }
    }
}
