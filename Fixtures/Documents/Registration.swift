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

//: Registration 1 is not compiled: there are no nibs on Linux
