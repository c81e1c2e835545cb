/// A part of an episode that somebody shares.
public struct Clip: Hashable, Sendable {
    public var author: String
    public var seconds: Int

    public init(author: String, seconds: Int) {
        self.author = author
        self.seconds = seconds
    }
}
