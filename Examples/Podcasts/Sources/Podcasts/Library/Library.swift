import UIKit

// listgen:list(.collection, context: LibraryContext, columns: { $1.columns(in: $2.width) }, spacing: 12, insets: 16)
/// The podcasts that somebody follows, as tiles or as lines.
struct Library {
    // listgen:row(cell: PodcastLine, when: { $1.isList }, height: 56, on: select)
    // listgen:row(cell: PodcastTile, aspect: 0.8)
    var podcasts: [Podcast]
}
