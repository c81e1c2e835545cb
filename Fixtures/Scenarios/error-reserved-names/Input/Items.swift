import UIKit

struct Row: Equatable {
    let id: Int
}

// listgen:rows
enum Item: Equatable {
    case row(Row)  // listgen:row(cell: RowCell)
    case none  // listgen:row(cell: EmptyCell)
}

// listgen:list(.table)
struct Items {
    var rows: [Row]
    var sectionCount: Int  // listgen:ignore
    var section: [Line]  // listgen:row(cell: LineCell)
    var path: String  // listgen:ignore
}

// listgen:list(.table)
struct Others {
    var items: [Item]
    mutating func removeDuplicateRows() {}
}

// listgen:rows(provider: .table)
enum Provided {
    case line(Line)  // listgen:row(cell: LineCell)

    static func register(in tableView: UITableView) {}
    static func register(in view: UICollectionView) {}
    func cell(in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

// listgen:list(.table)
struct Lazy {
    lazy var lines: [Line] = []
}

// listgen:section(id: \.id)
struct First {
    let id: Int
    var lines: [Line]  // listgen:row(cell: LineCell, on: select)
}

// listgen:section(id: \.id)
struct Second {
    let id: Int
    var lines: [Line]  // listgen:row(cell: LineCell, on: select)
}

struct Line: Equatable {
    let id: Int
}

// listgen:list(.table, actions: .closures)
struct Closures {
    var first: [First]
    var second: [Second]
}

// listgen:list(.table)
struct Throwing {
    var lines: [Line]  // listgen:row(cell: ThrowingCell)
    var sectionOfLines: Int  // listgen:ignore
}

// listgen:cell
final class RowCell: UITableViewCell {
    func configure(with row: Row) {}
}

final class EmptyCell: UITableViewCell {}

final class LineCell: UITableViewCell {
    func configure(with line: Line) {}
}

final class ThrowingCell: UITableViewCell {
    func configure(with line: Line) throws {}
}

// listgen:actions
enum ShelfAction {
    case sort  // listgen:action(title: "Sort")
}

// listgen:actions
enum BookAction {
    case lend  // listgen:action(title: "Lend")
}

// listgen:rows(does: BookAction, trailingSwipe: [.lend])
enum ShelfRow: Hashable {
    case label(Int)  // listgen:row(cell: UITableViewCell, id: .value, configure: { $0.tag = $1 })
}

// Both would be called after `perform`.
// listgen:list(.table, actions: .closures, does: ShelfAction, trailingSwipe: [.sort])
struct Shelf {
    var rows: [ShelfRow]
    var numbers: [Int]  // listgen:row(cell: UITableViewCell, id: .value, configure: { $0.tag = $1 })
}
