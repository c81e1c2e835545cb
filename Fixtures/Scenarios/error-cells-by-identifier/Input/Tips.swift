import UIKit

struct Tip: Hashable {
    let id: Int
    var look: String
}

final class Store {
    func tip(_ id: Int) -> Tip? { nil }
}

final class TipCell: UITableViewCell {
    func configure(with tip: Tip) { tag = tip.id }
}

// listgen:list(.table, context: Store)
struct Tips {
    var ids: [Int]  // listgen:row(cell: TipCell, load: tip, reuse: \.look)
    var tips: [Tip]  // listgen:row(cell: TipCell, reuse: looks)
    var more: [Tip]  // listgen:row(cell: TipCell, reuse: { tip, store, third in tip.look })
}

// listgen:rows(provider: .table)
enum TipItem {
    case tip(Tip)  // listgen:row(cell: TipCell, reuse: \.look)
    case hint(Tip)  // listgen:row(cell: TipCell, registered: false, reuse: \.look)
}

final class Controller: UITableViewController {
    var isWide = false

    // A context that may be gone says no identifier of a cell that the app registers.
    // listgen:list(.table, context: .weak(Controller))
    struct List {
        var tips: [Tip]  // listgen:row(cell: TipCell, registered: false, reuse: { tip, controller in controller.isWide ? "wide" : tip.look })
    }
}
