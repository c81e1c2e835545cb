import UIKit

struct Option: Equatable {
    let id: Int
    var name: String
}

// listgen:rows
enum OptionItem: Equatable {
    case option(Option)  // listgen:row(cell: OptionCell)
    #if DEBUG
    case inspector  // listgen:row(cell: InspectorCell, on: select)
    #endif
}

// listgen:list(.table)
struct Options {
    var options: [Option]
    #if DEBUG
    var debug: [Option]  // listgen:row(on: select)
    #else
    var release: Bool  // listgen:row(cell: ReleaseCell)
    #endif
    var items: [OptionItem]
}

// listgen:cell
final class OptionCell: UITableViewCell {
    func configure(with option: Option) { textLabel?.text = option.name }
}

#if DEBUG
final class InspectorCell: UITableViewCell {}
#endif
final class ReleaseCell: UITableViewCell {}
