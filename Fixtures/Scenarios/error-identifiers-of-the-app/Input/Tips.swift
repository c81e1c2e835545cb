import UIKit

struct Tip: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Tips {
    var tips: [Tip]  // listgen:row(cell: TipCell, registered: false)
    var same: [Tip]  // listgen:row(cell: SameCell, registered: false, reuse: "same")
}

final class TipCell: UITableViewCell {
    static let reuseIdentifier = "tip"
    static let cellIdentifier = "tip-cell"

    func configure(with tip: Tip) { textLabel?.text = "\(tip.id)" }
}

final class SameCell: UITableViewCell {
    static let reuseIdentifier = "same"
    static let identifier = "another"

    func configure(with tip: Tip) { textLabel?.text = "\(tip.id)" }
}
