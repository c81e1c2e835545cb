import UIKit

// A default that fits no row of its own mark is an error; a row that names another cell needs no fill.
final class SettingsController: UIViewController {
    // listgen:rows(cell: UITableViewCell, configure: fill)
    enum Item {
        case account, theme
        case sounds  // listgen:row(cell: SwitchCell)
        case line  // listgen:row(cell: LineCell)
    }

    // listgen:list(.table, context: .weak(SettingsController))
    struct Settings {
        var items: [Item]
    }

    func fill(_ cell: ValueCell, for item: Item) {}
    func fill(_ cell: SwitchCell, for item: Item) {}
}

final class ValueCell: UITableViewCell {}

final class SwitchCell: UITableViewCell {}

final class LineCell: UITableViewCell {}
