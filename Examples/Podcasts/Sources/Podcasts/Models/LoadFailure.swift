/// Why something could not be loaded.
public struct LoadFailure: Error, Hashable, Sendable {
    public var reason: String

    public init(reason: String) {
        self.reason = reason
    }
}
