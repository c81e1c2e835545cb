/// The kind of list view that shows a list, or that a provider makes cells for.
public enum ListTarget: String, Hashable, Sendable, CaseIterable {
    case table, collection

    /// `UITableView`.
    public var viewType: String { self == .table ? "UITableView" : "UICollectionView" }

    /// `tableView`: what UIKit calls it in its methods.
    public var viewName: String { rawValue + "View" }

    /// The class whose subclasses are its cells.
    public var cellType: String { self == .table ? "UITableViewCell" : "UICollectionViewCell" }

    /// The class whose subclasses are its headers and footers.
    public var headerType: String { self == .table ? "UITableViewHeaderFooterView" : "UICollectionReusableView" }

    /// What UIKit calls a row in the labels of its methods.
    public var rowLabel: String { self == .table ? "Row" : "Item" }
}
