/// How full an account is.
public struct Quota: Hashable, Sendable {
    /// In megabytes, both.
    public var used: Int
    public var total: Int

    public init(used: Int, total: Int) {
        self.used = used
        self.total = total
    }

    public var text: String { "\(used) of \(total) MB used" }
}
