import UIKit

// listgen:list(.collection, size: CGSize(width: 110, height: 140), spacing: 8)
/// Podcasts under a title, side by side.
public struct Rail: Hashable, Sendable {
    public let id: String
    public var title: String  // listgen:ignore
    public var podcasts: [Podcast]  // listgen:row(cell: PodcastTile, on: select)

    public init(id: String, title: String, podcasts: [Podcast]) {
        self.id = id
        self.title = title
        self.podcasts = podcasts
    }
}
