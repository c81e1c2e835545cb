import UIKit

struct Filter: Equatable {
    let id: Int
    var name: String
}

// listgen:list(.table, actions: .closures)
struct Filters {
    var filters: [Filter]  // listgen:row(on: select)
    var canReset: Bool  // listgen:row(cell: ResetCell, on: select)
}

// listgen:cell
final class FilterCell: UITableViewCell {
    func configure(with filter: Filter) { textLabel?.text = filter.name }
}

final class ResetCell: UITableViewCell {}
