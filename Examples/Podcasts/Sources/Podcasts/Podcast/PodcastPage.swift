import UIKit

// listgen:list(.table, context: .weak(PodcastController))
/// A podcast and its episodes.
struct PodcastPage {
    var podcast: Podcast  // listgen:row(on: select)
    var episodes: EpisodeList
}
