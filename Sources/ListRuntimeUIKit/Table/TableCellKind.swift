#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The view classes of the rows of a table, by reuse identifier: the conformance of the enum that is generated for them.
public protocol TableCellKind: ListCellKind where View == UITableView {}

extension TableCellKind {
    /// Without headers and footers it registers the classes of cells.
    @MainActor
    public static func register(in tableView: UITableView) { registerCells(in: tableView) }

    /// Registers the classes of cells; for generated code.
    @MainActor
    public static func registerCells(in tableView: UITableView) {
        for cell in allCases where cell.isRegistered { cell.register(as: cell.rawValue, in: tableView) }
    }

    /// Registers the nib, or else the class, under a reuse identifier.
    @MainActor
    func register(as identifier: String, in tableView: UITableView) {
        if let nib {
            tableView.register(nib, forCellReuseIdentifier: identifier)
        } else {
            tableView.register(viewClass, forCellReuseIdentifier: identifier)
        }
    }
}
