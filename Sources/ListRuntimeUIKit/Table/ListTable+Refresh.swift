import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListTable {
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
        for path in visible {
            guard let row = applied.row(at: path) else { continue }
            if work.reconfiguresVisible || (work.contextChanged && readsContext(row))
                || (touched.contains(path.section) && readsSurroundings(row))
                || ((work.state != nil || !work.reconfigures.isEmpty) && readsSection(row))
                || hasNewStamp(row, at: IndexPath(path), in: tableView)
            {
                paths.insert(path)
            }
        }
        return paths.sorted()
    }

    /// True where the declared content of an object differs from what its cell was filled with.
    private func hasNewStamp(_ row: State.RowValue, at indexPath: IndexPath, in tableView: UITableView) -> Bool {
        guard let stamp = applied.stamp(of: row), let cell = tableView.cellForRow(at: indexPath) else { return false }
        return configured.stamp(of: cell) != stamp
    }

    /// Divides rows into those whose cell can stay and those that need another kind of cell.
    func divide(_ paths: [RowPath], in tableView: UITableView) -> (stay: [IndexPath], leave: [IndexPath]) {
        var stay: [IndexPath] = []
        var leave: [IndexPath] = []
        for path in paths {
            guard let row = applied.row(at: path) else { continue }
            let indexPath = IndexPath(path)
            if let cell = tableView.cellForRow(at: indexPath), cell.reuseIdentifier != reuseIdentifier(for: row) {
                leave.append(indexPath)
            } else {
                stay.append(indexPath)
            }
        }
        return (stay, leave)
    }

    func refresh(
        _ rows: (stay: [IndexPath], leave: [IndexPath]), in tableView: UITableView,
        _ animation: UITableView.RowAnimation
    ) {
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
        if work.contextChanged {
            for section in 0..<applied.sectionCount where headerReadsContext(inSection: section) {
                sections.insert(section)
            }
        }
        let stale = IndexSet(sections.filter { hasComingOrGoingTitle($0, in: tableView) })
        for section in sections.sorted() { refreshHeader(at: section, in: tableView) }
        guard !stale.isEmpty, tableView.window != nil else { return }
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
