import UIKit

// listgen:list(.collection, spacing: 12, insets: 16)
/// What one could listen to: rails that scroll by themselves, and all podcasts below.
struct Home {
    var rails: [Rail]  // listgen:row(cell: RailCell, height: 180)
    // listgen:section(header: "All podcasts", columns: 3)
    var podcasts: [Podcast]  // listgen:row(cell: PodcastTile, aspect: 0.8, on: select)
}
