#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The view classes of the rows of a table, by reuse identifier: the conformance of the enum that is generated for them.
public protocol TableCellKind: ListCellKind, CaseIterable {
    /// The class that is dequeued.
    @MainActor var viewClass: UITableViewCell.Type { get }
    /// False for a class that the app registers by itself.
    var isRegistered: Bool { get }
    /// The nib that a cell comes from; nil for one that its class makes.
    @MainActor var nib: UINib? { get }
    /// Registers the classes in a table view, and those of headers and footers. The table does it by itself.
    @MainActor static func register(in tableView: UITableView)
}

extension TableCellKind {
    /// The list registers its classes if nobody says otherwise.
    public var isRegistered: Bool { true }

    /// Classes make their cells if nobody says otherwise.
    @MainActor public var nib: UINib? { nil }

    /// Without headers and footers it registers the classes of cells.
    @MainActor
    public static func register(in tableView: UITableView) { registerCells(in: tableView) }

    /// Registers the classes of cells; for generated code.
    @MainActor
    public static func registerCells(in tableView: UITableView) {
        for cell in allCases where cell.isRegistered {
            if let nib = cell.nib {
                tableView.register(nib, forCellReuseIdentifier: cell.rawValue)
            } else {
                tableView.register(cell.viewClass, forCellReuseIdentifier: cell.rawValue)
            }
        }
    }
}
