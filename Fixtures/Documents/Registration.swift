import UIKit
import ListRuntime
import ListRuntimeUIKit

struct Tip: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Tips {
    var tips: [Tip]
}

// listgen:cell(registered: false)
final class TipCell: UITableViewCell {
    static let reuseIdentifier = "tip"

    func configure(with tip: Tip) {}
}

//: Registration 1 is not compiled: the scenario cells-from-nibs has the same with its nibs
//: Registration 2 is not compiled: the scenario cells-by-identifier has the same with its classes
//: Registration 3 is not compiled: it is a line of a generated file
//: Registration 4 is not compiled: the scenario collection-header-prototypes has the same with its storyboard

@MainActor func show(_ tips: Tips, in tableView: UITableView) {
    //: Registration 5
    _ = table
}
