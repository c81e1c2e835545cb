/// A setting with one value out of a few.
public struct Choice: Hashable, Sendable {
    public let title: String
    public var value: String

    public init(title: String, value: String) {
        self.title = title
        self.value = value
    }
}
