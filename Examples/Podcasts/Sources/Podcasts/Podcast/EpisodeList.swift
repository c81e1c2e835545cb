import UIKit

// listgen:section
/// The episodes as far as they are known.
enum EpisodeList: Hashable {
    case loading  // listgen:row(cell: LoadingCell)
    case failed(LoadFailure)  // listgen:row(on: select)
    case empty  // listgen:row(cell: NoEpisodesCell)
    // listgen:section(header: heading(of:))
    case episodes([Episode])  // listgen:row(on: select)
}
