/// An episode, and what this phone has done with it.
public struct Episode: Hashable, Sendable, Identifiable {
    public let id: String
    public var title: String
    public var podcast: String
    public var minutes: Int
    public var isPlayed: Bool
    public var download: DownloadState

    public init(
        id: String, title: String, podcast: String, minutes: Int, isPlayed: Bool = false,
        download: DownloadState = .none
    ) {
        self.id = id
        self.title = title
        self.podcast = podcast
        self.minutes = minutes
        self.isPlayed = isPlayed
        self.download = download
    }
}
