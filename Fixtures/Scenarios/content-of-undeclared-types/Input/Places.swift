import Foundation
import UIKit

// What no input declares is compared as the configuration says it, unless a mark does: `NSObject` and `Bundle` stand for
// types of other modules here.
// listgen:list(.table)
struct Places {
    // listgen:row(cell: PlaceCell, id: \.hash as Int)
    var objects: [NSObject]
    // listgen:row(cell: PlaceCell, id: \.hash as Int, content: .always)
    var bundles: [Bundle]
}

// A default of the list is for all its rows.
// listgen:list(.table, content: .equatable)
struct Bundles {
    var bundle: Bundle  // listgen:row(cell: PlaceCell)
}

final class PlaceCell: UITableViewCell {}
