import Podcasts

/// The library: tiles in columns, or lines, by a switch.
@MainActor
enum LibraryTour {
    static func run() {
        let controller = LibraryController(podcasts: SamplePodcasts.followed)
        let stage = Stage(controller)
        controller.onOpen = { say("-> opens \($0)") }
        stage.act("the switch shows lines") { controller.isList = true }
        stage.act("the switch shows tiles") { controller.isList = false }
        stage.tap("Looms")
    }
}
