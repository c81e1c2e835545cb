import UIKit

struct Sorting: Equatable {
    let id: Int
}

struct Plain: Equatable {
    var title: String
}

// listgen:list(.table)
struct Filters {
    var orders: [Sorting]  // listgen:row(cell: OrderCell, choice: \.ordr)
    var fixed: [Sorting]  // listgen:row(cell: OrderCell, choice: \.first)
    var texts: [Sorting]  // listgen:row(cell: OrderCell, choice: \.text)
    var one: Plain?  // listgen:row(cell: PlainCell, choice: \.text)
    var unchosen: [Sorting]  // listgen:row(cell: OrderCell, on: choose)
    var order: Int?  // listgen:ignore
    let first: Int?  // listgen:ignore
    var text: String?  // listgen:ignore
}

// listgen:list(.table, selection: .none)
struct Untapped {
    var orders: [Sorting]  // listgen:row(cell: OrderCell, choice: \.order)
    var order: Int?  // listgen:ignore
}

// listgen:list(.table, delegate: .mine)
struct Mine {
    var orders: [Sorting]  // listgen:row(cell: OrderCell, choice: \.order)
    var order: Int?  // listgen:ignore
}

// listgen:list(.table, on: tableView(_:didSelectRowAt:))
struct Passed {
    var orders: [Sorting]  // listgen:row(cell: OrderCell, choice: \.order)
    var order: Int?  // listgen:ignore
}

// listgen:list(.collection)
struct Grid {
    var orders: [Sorting]  // listgen:row(cell: OrderItem, choice: \.order)
    var order: Int?  // listgen:ignore
}

final class OrderCell: UITableViewCell {
    func configure(with order: Sorting) {}
}

final class PlainCell: UITableViewCell {
    func configure(with plain: Plain) {}
}

final class OrderItem: UICollectionViewCell {
    func configure(with order: Sorting) {}
}
