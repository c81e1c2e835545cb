/// A podcast that somebody may follow.
public struct Podcast: Hashable, Sendable, Identifiable {
    public let id: String
    public var title: String
    public var author: String
    public var isFollowed: Bool

    public init(id: String, title: String, author: String, isFollowed: Bool = false) {
        self.id = id
        self.title = title
        self.author = author
        self.isFollowed = isFollowed
    }
}
