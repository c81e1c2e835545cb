import UIKit

// What no input declares is compared as the configuration says it, unless a mark does: `UIView` and `UILabel` stand for
// types of other modules here.
// listgen:list(.table)
struct Places {
    // listgen:row(cell: PlaceCell, id: \.tag as Int)
    var views: [UIView]
    // listgen:row(cell: PlaceCell, id: \.tag as Int, content: .always)
    var labels: [UILabel]
}

// A default of the list is for all its rows.
// listgen:list(.table, content: .equatable)
struct Labels {
    var label: UILabel  // listgen:row(cell: PlaceCell)
}

final class PlaceCell: UITableViewCell {}
