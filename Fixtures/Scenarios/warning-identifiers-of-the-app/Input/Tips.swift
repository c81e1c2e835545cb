import UIKit

struct Tip: Equatable {
    let id: Int
}

// The app registers these classes, each under an identifier that the class says, or under its simple name.
// listgen:list(.table)
struct Tips {
    var tips: [Tip]  // listgen:row(cell: TipCell, registered: false)
    var wide: [Tip]  // listgen:row(cell: WideTipCell, registered: false)
    var inner: [Tip]  // listgen:row(cell: Cells.InnerCell, registered: false)
    var plain: [Tip]  // listgen:row(cell: PlainTipCell, registered: false)
    var said: [Tip]  // listgen:row(cell: SaidCell, registered: false, reuse: "said")
    var computed: [Tip]  // listgen:row(cell: ComputedCell, registered: false)
}

class TipCell: UITableViewCell {
    class var reuseIdentifier: String { "tip" }

    func configure(with tip: Tip) { textLabel?.text = "\(tip.id)" }
}

/// Overrides what it inherits.
final class WideTipCell: TipCell {
    override class var reuseIdentifier: String { return "wide-tip" }
}

enum Cells {
    final class InnerCell: TipCell {
        override static var reuseIdentifier: String { String(describing: self) }
    }
}

final class PlainTipCell: UITableViewCell {
    func configure(with tip: Tip) { textLabel?.text = "\(tip.id)" }
}

final class SaidCell: UITableViewCell {
    static let identifier = "other"

    func configure(with tip: Tip) { textLabel?.text = "\(tip.id)" }
}

final class ComputedCell: UITableViewCell {
    static let cellIdentifier = "computed" + "-cell"

    func configure(with tip: Tip) { textLabel?.text = "\(tip.id)" }
}
