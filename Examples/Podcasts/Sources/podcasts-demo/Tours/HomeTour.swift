import Podcasts

/// Home: rails that scroll by themselves, and all podcasts in columns.
@MainActor
enum HomeTour {
    static func run() {
        let podcasts = SamplePodcasts.followed
        let rails = [
            Rail(id: "new", title: "New", podcasts: podcasts),
            Rail(id: "for you", title: "For you", podcasts: podcasts.reversed()),
        ]
        let controller = HomeController(rails: rails, podcasts: podcasts)
        let stage = Stage(controller)
        controller.onOpen = { say("-> opens \($0)") }
        stage.act("the second rail comes first") { controller.show(rails.reversed()) }
        stage.act("the first rail is gone") { controller.show([rails[1]]) }
    }
}
