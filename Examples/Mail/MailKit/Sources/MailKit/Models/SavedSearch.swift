/// A query the user wants to keep.
public struct SavedSearch: Hashable, Sendable {
    public let text: String

    public init(text: String) {
        self.text = text
    }
}
