/// Conversations the server has and the phone has not, below the one with the id `after`.
public struct Gap: Hashable, Sendable {
    public let after: Int
    public var missing: Int
    public var isLoading: Bool

    public init(after: Int, missing: Int, isLoading: Bool = false) {
        self.after = after
        self.missing = missing
        self.isLoading = isLoading
    }
}
