import UIKit

/// A controller's own `Row`: ours is the same enum, and only gets its name.

final class SettingsController: UIViewController {
    // listgen:rows
    enum Row: Hashable {
        case account  // listgen:row(cell: AccountCell)
        case sounds  // listgen:row(cell: SoundsCell)
    }

    // listgen:list(.table)
    struct State {
        var rows: [Row]
    }
}

/// The same in the list itself.
// listgen:list(.table, on: select)
struct Privacy {
    // listgen:rows
    enum Row: Hashable {
        case account  // listgen:row(cell: AccountCell)
        case sounds  // listgen:row(cell: SoundsCell)
    }

    var rows: [Row]
}

final class AccountCell: UITableViewCell {}
final class SoundsCell: UITableViewCell {}
