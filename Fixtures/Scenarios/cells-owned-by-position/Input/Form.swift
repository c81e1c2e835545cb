import UIKit

final class FieldCell: UITableViewCell {
    let field = UITextField()

    func configure(name: String) { textLabel?.text = name }
}

final class FormController: UITableViewController {
    var fields: [FieldCell] = []

    // listgen:list(.table, context: .weak(FormController))
    struct Form {
        var title: String  // listgen:row(cell: UITableViewCell, configure: { $0.textLabel?.text = $1 })
        // listgen:row(id: .position, cell: .owned(\.fields))
        var names: [String]
    }
}

@MainActor final class Cells {
    var switches: [FieldCell] = [FieldCell(style: .default, reuseIdentifier: nil)]
}

// listgen:list(.table, context: Cells)
struct Settings {
    // listgen:section(header: "Switches")
    var names: [String]  // listgen:row(id: .position, cell: .owned(\.switches))
}
