import UIKit

/// A controller's own `Row` and `Section`, which are others than ours: a module has other names for these.

final class OrdersController: UIViewController {
    // listgen:rows
    enum Row: Hashable {
        case order(Order)  // listgen:row(cell: OrderCell)
        case total  // listgen:row(cell: TotalCell)
    }

    // listgen:section(header: \.title)
    struct Section {
        let id: Int
        let title: String
        var rows: [Row]
        let spacer = true  // listgen:row(cell: TotalCell)
    }

    // listgen:section
    enum Part {
        case rows([Row])
        case section(Section)
    }

    // listgen:list(.table)
    struct State {
        var first: Row
        var sections: [Section]
        var part: Part
    }

    // listgen:list(.table, rowType: "Line")
    struct Other {
        var first: [Row]
        var second: [Row]
    }
}

struct Order: Hashable {
    let id: Int
}

final class OrderCell: UITableViewCell {
    func configure(with order: Order) {}
}

final class TotalCell: UITableViewCell {}
