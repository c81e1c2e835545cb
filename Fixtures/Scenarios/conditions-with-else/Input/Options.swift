import UIKit

struct Option: Equatable {
    let id: Int
    var name: String
}

// listgen:rows
enum OptionItem {
    #if DEBUG
    case inspector  // listgen:row(cell: InspectorCell, on: select)
    #elseif os(iOS)
    case rating(Option)  // listgen:row(cell: OptionCell, on: select)
    #else
    case about  // listgen:row(cell: AboutCell, on: deselect)
    #endif
    case option(Option)  // listgen:row(cell: OptionCell)
}

// listgen:list(.table, deselects: false)
struct Options {
    #if DEBUG
    // listgen:section(header: "Debugging")
    var debug: [Option]  // listgen:row(cell: InspectorCell, configure: { cell, row in cell.show(row) })
    #elseif os(iOS)
    var device: Option  // listgen:row(cell: OptionCell, on: select)
    #else
    var about: Bool  // listgen:row(cell: AboutCell, on: [select, willDisplay])
    #endif
    var items: [OptionItem]
}

final class OptionCell: UITableViewCell {
    func configure(with option: Option) { textLabel?.text = option.name }
}

final class AboutCell: UITableViewCell {}

#if DEBUG
final class InspectorCell: UITableViewCell {
    func show(_ option: Option) { textLabel?.text = "\(option)" }
}
#endif
