import UIKit

// listgen:list(.table, context: .weak(EpisodeDetailsController))
/// The page of an episode: rows of several kinds, known by their places.
struct EpisodeDetails {
    var rows: [DetailRow]  // listgen:row(id: .position)
}
