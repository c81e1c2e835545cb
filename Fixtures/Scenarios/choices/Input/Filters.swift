import ListRuntimeUIKit
import UIKit

struct Sorting: Identifiable, Equatable {
    let id: Int
    var title: String
}

enum Look: String { case light, dark }

struct Topic: Equatable {
    let code: String
    var title: String
}

// listgen:section(id: \.id, header: \.title)
struct Shop: Equatable {
    let id: Int
    var title: String  // listgen:ignore
    var sizes: [Sorting]  // listgen:row(choice: \.size, on: [choose, select])
}

// listgen:list(.table)
struct Filters {
    var orders: [Sorting]  // listgen:row(choice: \.order)
    var topics: [Topic]  // listgen:row(choice: \.chosen, on: choose, id: \.code)
    var names: [String]  // listgen:row(cell: NameCell, id: .value, choice: \.name)
    var shops: [Shop]
    var isLoading: Bool  // listgen:row(cell: SpinnerCell, on: select)
    // One is always chosen.
    // listgen:row(cell: NameCell, id: \.rawValue as String, choice: \.look, configure: { $0.configure(with: $1.rawValue) })
    var looks: [Look] = []
    var order: Sorting.ID?  // listgen:ignore
    var chosen: Set<String>  // listgen:ignore
    var name: String?  // listgen:ignore
    var size: Optional<Int>  // listgen:ignore
    var look: String = "light"  // listgen:ignore
}

// listgen:cell
final class OrderCell: UITableViewCell {
    var fills = 0

    func configure(with order: Sorting) {
        fills += 1
        textLabel?.text = order.title
    }
}

// listgen:cell
final class TopicCell: UITableViewCell {
    func configure(with topic: Topic, selection: RowSelection) {
        textLabel?.text = topic.title + (selection.isChosen ? " chosen" : "")
    }
}

final class NameCell: UITableViewCell {
    func configure(with name: String) { textLabel?.text = name }
}

final class SpinnerCell: UITableViewCell {}

// listgen:list(.table, actions: .closures)
struct Days {
    var days: [String] { ["Mon", "Tue"] }  // listgen:row(cell: NameCell, id: .value, choice: \.chosen, on: choose)
    var chosen: Set<String> = []  // listgen:ignore
}
