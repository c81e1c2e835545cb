import Podcasts

/// A podcast: its episodes are loading, could not be loaded, are none, or are there.
@MainActor
enum PodcastTour {
    static func run() {
        var answer: ((Result<[Episode], LoadFailure>) -> Void)?
        let controller = PodcastController(podcast: SamplePodcasts.relay) { answer = $0 }
        let stage = Stage(controller)
        controller.onOpen = { say("-> opens \($0)") }
        stage.act("the server is not there") { answer?(.failure(LoadFailure(reason: "No connection"))) }
        stage.tap("No connection")
        stage.act("the server has none") { answer?(.success([])) }
        stage.act("the server has some after all") { answer?(.success(SamplePodcasts.running)) }
        stage.tap("Grace")
        stage.tap("Looms")
    }
}
