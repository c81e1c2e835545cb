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
    func configure(with tip: Tip) {}
}

//: Registration 1 is not compiled: the scenario cells-from-nibs has the same with its nibs
//: Registration 2 is not compiled: it is a line of a generated file

@MainActor func show(_ tips: Tips, in tableView: UITableView) {
    //: Registration 3
    _ = table
}
