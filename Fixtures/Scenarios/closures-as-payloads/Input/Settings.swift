import UIKit

typealias Handler = @MainActor () -> Void

// listgen:rows
enum Setting {
    // listgen:row(cell: ButtonCell, id: .kind, content: .always, on: select)
    case button(Handler)
    // listgen:row(cell: ButtonCell, id: .kind, content: .always, configure: { cell, run in cell.configure(with: run) })
    case plain(Handler)
    case bare(run: @Sendable (Int) -> Void)  // listgen:row(cell: BareCell, id: .kind, content: .always)
    case perhaps((() -> Void)?)  // listgen:row(cell: BareCell, id: .kind, content: .always)
}

final class ButtonCell: UITableViewCell {
    private var run: Handler?
    func configure(with run: @escaping Handler) { self.run = run }
}

final class BareCell: UITableViewCell {
    var run: (@Sendable (Int) -> Void)?
}

// listgen:list(.table)
struct Settings {
    var settings: [Setting]
}

// listgen:list(.table, actions: .closures)
struct Sheet {
    var settings: [Setting]
}

final class SettingsController: UITableViewController, Settings.Actions {
    private var pending: Handler?

    func select(button: @escaping Handler) { pending = button }
    func configure(_ cell: BareCell, bare: @escaping @Sendable (Int) -> Void) { cell.run = bare }
    func configure(_ cell: BareCell, perhaps: (() -> Void)?) {}
}
