import UIKit

// Rows called like members of the generated table, or like what its methods bind.

struct Filter: Identifiable, Equatable {
    let id: Int
    var isOn: Bool
}

final class FilterCell: UITableViewCell {
    let toggle = UISwitch()  // listgen:event(into: \.isOn)

    func configure(with filter: Filter) { toggle.isOn = filter.isOn }
}

final class OffsetCell: UITableViewCell {
    func configure(with offset: Int) {}
}

// listgen:rows
enum Step: Equatable {
    case offset(Int)  // listgen:row(cell: OffsetCell, id: .value, on: move)
    case filter(Filter)  // listgen:row(cell: FilterCell)
}

// listgen:section(id: \.name)
struct Group: Equatable {
    var name: String
    var applied: [Filter]  // listgen:row(cell: FilterCell, on: select)
}

final class FiltersHeader: UIView {
    var onReset: (() -> Void)?  // listgen:event

    func configure() {}
}

// listgen:list(.table, header: FiltersHeader)
struct Filters {
    var steps: [Step]  // listgen:row(moves: .inSection)
    var write: [Filter]  // listgen:row(cell: FilterCell)
    var liveRow: [Filter]  // listgen:row(cell: FilterCell)
    var groups: [Group]
}

// The header of a section enum is told with the section, not with what its case carries.

final class StepsHeader: UITableViewHeaderFooterView {
    let more = UIButton()  // listgen:event

    func configure(steps: Steps) {}
}

// listgen:section(header: StepsHeader)
enum Steps: Equatable {
    case some([Filter])  // listgen:row(cell: FilterCell)
    case one(Filter)  // listgen:row(cell: FilterCell)
}

// listgen:actions
enum FilterAction {
    case open(Int)  // listgen:action(title: "Open")
}

// listgen:list(.table)
struct Screen {
    var steps: Steps
    // listgen:row(cell: FilterCell, does: FilterAction, leadingSwipe: [.open(row.id)], menu: [[.open(row.id)]])
    var filters: [Filter]
}
