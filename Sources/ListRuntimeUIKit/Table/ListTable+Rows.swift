import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListTable {
    /// The row at a path of the table view, or nil where there is none.
    public func row(at indexPath: IndexPath) -> State.RowValue? {
        RowPath(indexPath).flatMap { applied.row(at: $0) }
    }

    /// The identity of the row at a path of the table view.
    public func rowID(at indexPath: IndexPath) -> State.RowIdentity? {
        RowPath(indexPath).flatMap { applied.rowID(at: $0) }
    }

    /// The row that a cell shows, or nil for a cell that is not of this list.
    public func row(for cell: UITableViewCell) -> State.RowValue? {
        guard let indexPath = tableView?.indexPath(for: cell) else { return configured.row(of: cell) }
        return row(at: indexPath)
    }

    /// The row under a point of the table view.
    public func row(at point: CGPoint) -> State.RowValue? {
        tableView?.indexPathForRow(at: point).flatMap { row(at: $0) }
    }

    /// The row with an identity.
    public func row(for id: State.RowIdentity) -> State.RowValue? {
        rowPath(of: id).flatMap { applied.row(at: $0) }
    }

    /// The cell of a row, or nil where it is not on screen.
    public func cell(for id: State.RowIdentity) -> UITableViewCell? {
        indexPath(of: id).flatMap { tableView?.cellForRow(at: $0) }
    }

    /// The path of a row. Constant time, after one look at every identity since the structure last changed.
    public func indexPath(of id: State.RowIdentity) -> IndexPath? {
        rowPath(of: id).map { IndexPath($0) }
    }

    /// The identity of a section.
    public func section(at index: Int) -> State.SectionIdentity? { applied.section(at: index) }

    /// The rows on screen, from the top.
    public var visibleRows: [State.RowValue] {
        (tableView?.indexPathsForVisibleRows ?? []).compactMap { row(at: $0) }
    }

    /// Scrolls to a row.
    /// - Returns: False where there is no such row.
    @discardableResult
    public func scroll(
        to id: State.RowIdentity, at position: UITableView.ScrollPosition = .none, animated: Bool = true
    ) -> Bool {
        guard let tableView, let indexPath = indexPath(of: id) else { return false }
        tableView.scrollToRow(at: indexPath, at: position, animated: animated)
        return true
    }

    /// What heights and cells may depend on beside their rows.
    public var metrics: ListMetrics {
        ListMetrics(
            width: tableView?.bounds.width ?? 0, safeAreaInsets: tableView?.safeAreaInsets ?? .zero,
            traitCollection: tableView?.traitCollection ?? UITraitCollection())
    }

    func rowPath(of id: State.RowIdentity) -> RowPath? { currentIndex()[id] }

    /// The index of the applied state; built, and its duplicates reported, when it is first needed.
    func currentIndex() -> RowIndex<State> {
        if let index { return index }
        let built = RowIndex(applied)
        index = built
        if !built.duplicates.isEmpty {
            onReport(
                .duplicateRows(
                    built.duplicates.map {
                        ListReport.Duplicate(id: String(describing: $0.id), first: $0.first, again: $0.again)
                    }))
        }
        return built
    }
}
