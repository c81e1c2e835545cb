#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The view classes of the rows of a list, by reuse identifier: what an enum is that is generated for them.
public protocol ListCellKind: CaseIterable {
    /// The kind of list view.
    associatedtype View: ListView
    /// The reuse identifier.
    var rawValue: String { get }
    /// The class that is dequeued.
    @MainActor var viewClass: View.ListViewCell.Type { get }
    /// False for a class that the app registers by itself.
    var isRegistered: Bool { get }
    /// The nib that a cell comes from; nil for one that its class makes.
    @MainActor var nib: UINib? { get }
    /// Registers the classes in a list view, and those of headers and footers. The list does it by itself.
    @MainActor static func register(in view: View)
}

extension ListCellKind {
    /// The list registers its classes if nobody says otherwise.
    public var isRegistered: Bool { true }

    /// Classes make their cells if nobody says otherwise.
    @MainActor public var nib: UINib? { nil }

    /// Without headers and footers it registers the classes of cells.
    @MainActor public static func register(in view: View) { registerCells(in: view) }

    /// Registers the classes of cells; for generated code.
    @MainActor public static func registerCells(in view: View) {
        for cell in allCases where cell.isRegistered { cell.register(as: cell.rawValue, in: view) }
    }

    /// Registers the nib, or else the class, under a reuse identifier.
    @MainActor func register(as identifier: String, in view: View) {
        switch (view as UIScrollView, nib) {
        case (let table as UITableView, let nib?): table.register(nib, forCellReuseIdentifier: identifier)
        case (let table as UITableView, nil): table.register(viewClass, forCellReuseIdentifier: identifier)
        case (let grid as UICollectionView, let nib?): grid.register(nib, forCellWithReuseIdentifier: identifier)
        case (let grid as UICollectionView, nil): grid.register(viewClass, forCellWithReuseIdentifier: identifier)
        default: break
        }
    }
}
