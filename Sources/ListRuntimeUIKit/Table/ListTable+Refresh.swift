import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListTable {
    typealias ConfiguredCell = ConfiguredCells<State.RowValue, State.RowIdentity, State.RowStamp>.Entry

    /// Rows to fill again after an update, in the applied state.
    func refreshedPaths(
        _ plan: ListPlan, _ work: PendingWork<State>, oldSections: Int, in tableView: UITableView
    ) -> [RowPath] {
        var paths = Set(plan.reconfigures)
        for id in work.reconfigures {
            if let path = rowPath(of: id) { paths.insert(path) }
        }
        let touched = plan.batch.sectionsWithRowChanges(before: oldSections, after: applied.sectionCount)
            .union(paths.map(\.section)).union(plan.batch.rowReloads.map(\.section))
        let visible = (tableView.indexPathsForVisibleRows ?? []).compactMap { RowPath($0) }
        // Cells are prepared ahead of the screen, so rows beyond it are named too, unless they are very many.
        if paths.count > changeLimit { paths.formIntersection(visible) }
        func isStale(_ row: State.RowValue, _ entry: ConfiguredCell?) -> Bool {
            entry?.isStale == true || work.reloads || (work.contextChanged && readsContext(row))
                || ((work.state != nil || !work.reconfigures.isEmpty) && readsSection(row))
                || applied.stamp(of: row).map { $0 != entry?.stamp } ?? false
        }
        var shown = Set<ObjectIdentifier>()
        for path in visible {
            guard let row = applied.row(at: path) else { continue }
            let cell = tableView.cellForRow(at: IndexPath(path))
            if let cell { shown.insert(ObjectIdentifier(cell)) }
            if isStale(row, cell.flatMap { configured.entry(of: $0) })
                || (touched.contains(path.section) && readsSurroundings(row))
            {
                paths.insert(path)
            }
        }
        // Cells that UIKit has prepared ahead of the screen. It leaves rows alone that have no cell.
        for (cell, entry) in configured.living where !shown.contains(ObjectIdentifier(cell)) {
            let readsRows = !touched.isEmpty && readsSurroundings(entry.row)
            guard readsRows || isStale(entry.row, entry), let path = entry.id.flatMap(rowPath),
                !readsRows || touched.contains(path.section)
            else { continue }
            paths.insert(path)
        }
        return paths.sorted()
    }

    /// Rows to fill again.
    struct Refreshed {
        /// Their cell can stay.
        var stay: [IndexPath] = []
        /// They need another cell.
        var leave: [IndexPath] = []
        /// They need another cell when what they wait for is over. Nil where there is none yet.
        var later: [(id: State.RowIdentity, cell: UITableViewCell?)] = []
        var waiting = Waiting()
    }

    /// Divides rows by whether their cell can stay. No cell is replaced while an interaction lasts, nor while it holds
    /// the first responder.
    func divide(_ paths: [RowPath], _ work: PendingWork<State>, in tableView: UITableView) -> Refreshed {
        var rows = Refreshed()
        lazy var mustWait = self.mustWait
        lazy var prepared = preparedIdentifiers()
        for path in paths {
            guard let row = shownRow(at: path), let id = applied.rowID(at: path) else { continue }
            let indexPath = IndexPath(path)
            let identifier = reuseIdentifier(for: row)
            let cell = tableView.cellForRow(at: indexPath)
            let isOfKind =
                cell.map { $0.reuseIdentifier == identifier } ?? prepared[id, default: []].isSubset(of: [identifier])
            let isReplaced = work.reloads || cell.flatMap { configured.entry(of: $0) }?.isReplaced == true
            if isOfKind, !isReplaced {
                rows.stay.append(indexPath)
            } else if mustWait {
                rows.later.append((id, cell))
                rows.waiting.forInteraction = true
            } else if cell?.holdsFirstResponder != true {
                rows.leave.append(indexPath)
            } else if isOfKind {
                rows.stay.append(indexPath)
            } else {
                rows.later.append((id, cell))
                rows.waiting.forResponder = true
            }
        }
        return rows
    }

    /// The kinds of living cells, by what they were filled with. A row that UIKit has prepared a cell of another kind
    /// for must be reloaded although `cellForRow(at:)` knows no cell of it.
    private func preparedIdentifiers() -> [State.RowIdentity: Set<String>] {
        var identifiers: [State.RowIdentity: Set<String>] = [:]
        for (cell, entry) in configured.living {
            if let id = entry.id, let identifier = cell.reuseIdentifier {
                identifiers[id, default: []].insert(identifier)
            }
        }
        return identifiers
    }

    func refresh(_ rows: Refreshed, in tableView: UITableView, _ animation: UITableView.RowAnimation) {
        if !rows.stay.isEmpty { tableView.reconfigureRows(at: rows.stay) }
        if !rows.leave.isEmpty { tableView.reloadRows(at: rows.leave, with: animation) }
    }

    /// - Parameter before: The row counts before the update, where it changed the structure.
    func refreshHeaders(
        _ plan: ListPlan, _ work: PendingWork<State>, before: [Int], in tableView: UITableView
    ) {
        var sections = Set(plan.headerUpdates)
        if !plan.batch.isEmpty {
            // A header says nothing while its section is empty.
            let origins = plan.batch.sectionOrigins(before: before.count, after: applied.sectionCount)
            for (section, origin) in origins.enumerated() {
                guard let origin, (before[origin] == 0) != (applied.rowCount(inSection: section) == 0) else { continue }
                sections.insert(section)
            }
        }
        // A header can show something of the rows below it, which one changed row does not tell.
        for id in work.reconfigures {
            if let path = rowPath(of: id) { sections.insert(path.section) }
        }
        if work.reloads || work.checksHeaders { sections.formUnion(0..<applied.sectionCount) }
        if work.contextChanged {
            for section in 0..<applied.sectionCount where headerReadsContext(inSection: section) {
                sections.insert(section)
            }
        }
        let stale = IndexSet(sections.filter { hasComingOrGoingTitle($0, in: tableView) })
        for section in sections.sorted() { refreshHeader(at: section, in: tableView) }
        guard !stale.isEmpty, tableView.window != nil else { return }
        if mustWait {
            pending.checksHeaders = true
            return wait(for: Waiting(forInteraction: true))
        }
        UIView.performWithoutAnimation {
            tableView.performBatchUpdates { tableView.reloadSections(stale, with: .none) }
        }
    }

    /// Whether a header or footer on screen has a title that it is not to have, or none although it is to have one.
    /// The text of a shown view can be set, but whether there is a view is asked only when its section is loaded.
    private func hasComingOrGoingTitle(_ section: Int, in tableView: UITableView) -> Bool {
        // UIKit does not reload a section that is empty and stays so.
        guard let source = tableView.dataSource, applied.rowCount(inSection: section) > 0 else { return false }
        func differs(_ view: UITableViewHeaderFooterView?, _ frame: CGRect, _ title: String?) -> Bool {
            // A view of a class of the app's is no title.
            if let view { return type(of: view) == UITableViewHeaderFooterView.self && title == nil }
            return title != nil && frame.maxY >= tableView.bounds.minY && frame.minY <= tableView.bounds.maxY
        }
        #if canImport(UIKit)
        let header = source.tableView?(tableView, titleForHeaderInSection: section) ?? nil
        let footer = source.tableView?(tableView, titleForFooterInSection: section) ?? nil
        #else
        let header = source.tableView(tableView, titleForHeaderInSection: section)
        let footer = source.tableView(tableView, titleForFooterInSection: section)
        #endif
        return differs(tableView.headerView(forSection: section), tableView.rectForHeader(inSection: section), header)
            || differs(tableView.footerView(forSection: section), tableView.rectForFooter(inSection: section), footer)
    }
}

extension UITableView {
    /// Whether the table view has as many rows in each section as given.
    func shows(_ counts: [Int]) -> Bool {
        numberOfSections == counts.count && counts.indices.allSatisfy { numberOfRows(inSection: $0) == counts[$0] }
    }

    /// Calls the methods of a batch; to be called in the block of `performBatchUpdates`.
    func perform(_ batch: ListBatch, with animation: RowAnimation) {
        if !batch.sectionDeletes.isEmpty { deleteSections(IndexSet(batch.sectionDeletes), with: animation) }
        if !batch.sectionInserts.isEmpty { insertSections(IndexSet(batch.sectionInserts), with: animation) }
        for move in batch.sectionMoves { moveSection(move.from, toSection: move.to) }
        if !batch.sectionReloads.isEmpty { reloadSections(IndexSet(batch.sectionReloads), with: animation) }
        if !batch.rowDeletes.isEmpty { deleteRows(at: batch.rowDeletes.map { IndexPath($0) }, with: animation) }
        if !batch.rowInserts.isEmpty { insertRows(at: batch.rowInserts.map { IndexPath($0) }, with: animation) }
        for move in batch.rowMoves { moveRow(at: IndexPath(move.old), to: IndexPath(move.new)) }
        if !batch.rowReloads.isEmpty { reloadRows(at: batch.rowReloads.map { IndexPath($0) }, with: animation) }
    }
}
