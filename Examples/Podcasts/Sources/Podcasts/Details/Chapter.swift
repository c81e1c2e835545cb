/// A part of an episode.
public struct Chapter: Equatable, Sendable {
    public var title: String
    public var minute: Int

    public init(title: String, minute: Int) {
        self.title = title
        self.minute = minute
    }
}
