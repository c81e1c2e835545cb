import Podcasts

/// A server that answers when a test says so.
@MainActor
final class Server {
    private var waiting: ((Result<[Episode], LoadFailure>) -> Void)?

    func load(_ completion: @escaping (Result<[Episode], LoadFailure>) -> Void) {
        waiting = completion
    }

    func answer(_ result: Result<[Episode], LoadFailure>) {
        waiting?(result)
        waiting = nil
    }
}
