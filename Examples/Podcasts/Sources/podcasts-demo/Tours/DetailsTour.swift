import Podcasts

/// The page of an episode: rows of several kinds, in any order, that no value tells apart.
@MainActor
enum DetailsTour {
    static func run() {
        let controller = EpisodeDetailsController(
            SamplePodcasts.episode(3, "Moths", of: "Relay"), notes: ["A bug is found.", "It is kept."],
            chapters: [Chapter(title: "The night", minute: 0), Chapter(title: "The log", minute: 12)])
        let stage = Stage(controller)
        controller.onSeek = { say("-> goes to minute \($0)") }
        stage.tap("The log")
        stage.act("a note is added") { controller.add("It is kept.") }
    }
}
