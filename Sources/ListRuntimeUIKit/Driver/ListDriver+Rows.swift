import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListDriver {
    /// The row at a path of the list view, or nil if there is none.
    public func row(at indexPath: IndexPath) -> State.RowValue? {
        MainQueue.check()
        return RowPath(indexPath).flatMap { applied.row(at: $0) }
    }

    /// The identity of the row at a path of the list view.
    public func rowID(at indexPath: IndexPath) -> State.RowIdentity? {
        MainQueue.check()
        return RowPath(indexPath).flatMap { appliedID(at: $0) }
    }

    /// The row that a cell shows, or nil for a cell that is not of this list.
    public func row(for cell: View.ListViewCell) -> State.RowValue? {
        guard let indexPath = listView?.indexPath(for: cell) else { return configured.entry(of: cell)?.shown.row }
        return row(at: indexPath)
    }

    /// The row with an identity.
    public func row(withID id: State.RowIdentity) -> State.RowValue? {
        indexPath(of: id).flatMap { row(at: $0) }
    }

    /// The cell of a row; nil if the row is not on screen. If the row keeps its cell, this is that cell, on screen or not.
    public func cell(for id: State.RowIdentity) -> View.ListViewCell? {
        guard let view = listView, let indexPath = indexPath(of: id) else { return nil }
        return keptCell(of: id) ?? shownCell(at: indexPath, in: view)
    }

    /// The cell of a row if it has the given class; nil if the row has no cell or a cell of another class.
    public func cell<Cell: UIView>(_ type: Cell.Type, for id: State.RowIdentity) -> Cell? {
        cell(for: id) as? Cell
    }

    /// The first row after another for which a predicate holds, in its section or a later one; nil if there is none.
    /// Linear in the number of rows that are looked at.
    public func rowID(
        after id: State.RowIdentity, where matches: (State.RowValue) -> Bool = { _ in true }
    ) -> State.RowIdentity? {
        guard var path = rowPath(of: id) else { return nil }
        path.row += 1
        while path.section < applied.sectionCount {
            if let row = applied.row(at: path) {
                if matches(row) { return appliedID(at: path) }
                path.row += 1
            } else {
                path = RowPath(section: path.section + 1, row: 0)
            }
        }
        return nil
    }

    /// The last row before another for which a predicate holds, in its section or an earlier one; nil if there is none.
    /// Linear in the number of rows that are looked at.
    public func rowID(
        before id: State.RowIdentity, where matches: (State.RowValue) -> Bool = { _ in true }
    ) -> State.RowIdentity? {
        guard var path = rowPath(of: id) else { return nil }
        while path.section >= 0 {
            path.row -= 1
            if path.row < 0 {
                path.section -= 1
                path.row = path.section >= 0 ? applied.rowCount(inSection: path.section) : 0
            } else if let row = applied.row(at: path), matches(row) {
                return appliedID(at: path)
            }
        }
        return nil
    }

    /// The path of a row. Constant time, after one look at every identity; updates take along what was learned by it,
    /// but for those that reload the list view, and unless identities are equal or count equal rows.
    ///
    /// Nil for a row that is in `state` and not in `applied` yet, which is reported once.
    public func indexPath(of id: State.RowIdentity) -> IndexPath? {
        if let path = rowPath(of: id) { return IndexPath(path) }
        reportNewRow(id)
        return nil
    }

    func appliedIndexPath(of id: State.RowIdentity) -> IndexPath? { rowPath(of: id).map { IndexPath($0) } }

    /// The rows on screen, from the top.
    public var visibleRows: [State.RowValue] {
        listView.map { visiblePaths(in: $0) }?.compactMap { row(at: $0) } ?? []
    }

    /// Scrolls to a row.
    ///
    /// A row that only the newest state has is applied first. During a pass or a gesture the list scrolls in the pass that
    /// brings the row.
    /// - Parameters:
    ///   - id: The identity of the row.
    ///   - position: Where on screen the row is to be; nil to scroll no further than needed to show it.
    ///   - animated: Whether it scrolls smoothly.
    /// - Returns: False if there is no such row.
    @discardableResult
    public func scroll(
        to id: State.RowIdentity, at position: View.ScrollPosition? = nil, animated: Bool = true
    ) -> Bool {
        request(.scroll(position, animated: animated), of: id)
    }

    /// What heights and cells may depend on in addition to their rows.
    @_spi(Generated) public var metrics: ListMetrics { metrics(itemWidth: nil) }

    /// The same for an item of a width; for generated code.
    @_spi(Generated) public func metrics(itemWidth: CGFloat?) -> ListMetrics {
        let size = listView?.bounds.size ?? .zero
        return ListMetrics(
            width: size.width, height: size.height, itemWidth: itemWidth,
            safeAreaInsets: listView?.safeAreaInsets ?? .zero, contentInsets: listView?.adjustedContentInset ?? .zero,
            traitCollection: listView?.traitCollection ?? UITraitCollection())
    }

    func rowPath(of id: State.RowIdentity) -> RowPath? { currentIndex()[id] }

    /// The places of all rows of some identities. Linear in their number, and in that of the equal rows of the list.
    func rowPaths(of ids: [State.RowIdentity]) -> [RowPath] {
        guard !ids.isEmpty else { return [] }
        let index = currentIndex()
        let first = ids.compactMap { index[$0] }
        guard !index.duplicates.isEmpty else { return first }
        let wanted = Set(ids)
        return first + index.duplicates.lazy.filter { wanted.contains($0.id) }.map(\.again)
    }

    /// The index of the applied state; built, and its duplicates reported, when it is first needed.
    func currentIndex() -> RowIndex<State> {
        MainQueue.check()
        if let index = states.index { return index }
        let built = states.appliedRows.index()
        states.keepIndex(built)
        report(built)
        return built
    }

    /// Reports what is left out of a state: values of unknown types, and rows that are below themselves.
    func reportLeftOut(of state: State) {
        guard State.computesRows else { return }
        state.unknownRows.forEach(reportUnknownRow)
        for id in state.cyclicRows where reporting.isFirst(.cyclicRow(id)) { onReport(.cyclicRow(id)) }
    }

    /// Reports the type of a value that is no row, once.
    func reportUnknownRow(_ value: Any) {
        guard reporting.isFirst(typeOf: value) else { return }
        onReport(.unknownRow("\(type(of: value))"))
    }

    /// Reports the duplicates of an index.
    func report(_ index: RowIndex<State>) {
        func described<ID, Place>(_ duplicates: [DuplicateIdentity<ID, Place>]) -> [DuplicateIdentity<String, Place>] {
            duplicates.map { DuplicateIdentity(id: String(describing: $0.id), first: $0.first, again: $0.again) }
        }
        var reports: [ListReport] = []
        if !index.duplicateSections.isEmpty { reports.append(.duplicateSections(described(index.duplicateSections))) }
        if !index.duplicates.isEmpty { reports.append(.duplicateRows(described(index.duplicates))) }
        for report in reports {
            onReport(report)
            if duplicatePolicy == .failInDebug { assertionFailure(report.description) }
        }
    }
}
