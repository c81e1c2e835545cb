import Podcasts

/// Downloads: days with plain views as headers, and spaces between them.
@MainActor
enum DownloadsTour {
    static func run() {
        let controller = DownloadsController(running: SamplePodcasts.running, days: SamplePodcasts.days)
        let stage = Stage(controller)
        controller.onOpen = { say("-> opens \($0)") }
        stage.act("a file comes further") { controller.progress(of: "e1", is: .running(percent: 80)) }
        stage.act("the file is there") { controller.progress(of: "e1", is: .done(megabytes: 52)) }
        stage.tap("Looms")
        stage.tap("Note G")
        stage.tap("Remove all")
    }
}
