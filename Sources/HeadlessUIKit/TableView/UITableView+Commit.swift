import Foundation

extension UITableView {
    func commit(_ batch: TableBatch) {
        guard let old = layout else {
            // reloadData() inside the block: everything is asked again at the next layout.
            log.append(.batch(batch))
            return
        }
        let before = old.counts
        let after = askCounts()
        if let message = BatchRules(batch: batch, before: before, after: after).violation() {
            UIKitRules.report(message)
            reloadData()
            return
        }
        log.append(.batch(batch))
        guard batch.hasStructure else {
            reconfigure(batch.rowReconfigures)
            settle()
            return
        }
        perform(batch, from: old, to: after)
    }

    /// Takes cells, selection and heights to their new places and shows the result.
    func perform(_ batch: TableBatch, from old: TableLayout, to after: [Int]) {
        let mapping = BatchMapping(batch: batch, before: old.counts, after: after)
        let rows = mapping.rows()
        let leaving = moveShown(rows: rows, mapping: mapping, batch: batch)
        selectedPaths = selectedPaths.compactMap { rows[$0] }
        prefetched = Set(prefetched.compactMap { rows[$0] })
        carryHeights(from: old, to: after, rows: rows, mapping: mapping)
        reconfigure(batch.rowReconfigures.compactMap { rows[$0] })
        settle()
        // A reloaded row gets another cell than the one it had.
        for cell in leaving { enqueue(cell) }
    }

    private func moveShown(rows: [IndexPath: IndexPath], mapping: BatchMapping, batch: TableBatch) -> [UITableViewCell]
    {
        var kept: [IndexPath: UITableViewCell] = [:]
        var leaving: [(IndexPath, UITableViewCell)] = []
        for path in shownCells.keys.sorted() {
            guard let cell = shownCells[path] else { continue }
            if let new = rows[path] { kept[new] = cell } else { leaving.append((path, cell)) }
        }
        shownCells = kept
        let reloaded = Set(batch.sectionReloads)
        for kind in [SupplementaryKind.header, .footer] {
            var views: [Int: UIView] = [:]
            for section in (kind == .header ? shownHeaders : shownFooters).keys.sorted() {
                if let new = mapping.sections[section], !reloaded.contains(section) {
                    views[new] = kind == .header ? shownHeaders[section] : shownFooters[section]
                } else {
                    retire(kind, section)
                }
            }
            if kind == .header { shownHeaders = views } else { shownFooters = views }
        }
        for (path, cell) in leaving { end(cell, at: path) }
        return leaving.map(\.1)
    }

    /// The new layout, in which rows that live on keep their last height until they are measured again.
    private func carryHeights(
        from old: TableLayout, to counts: [Int], rows: [IndexPath: IndexPath], mapping: BatchMapping
    ) {
        var new = loadLayout(counts: counts)
        for (from, to) in rows where !new.sections[to.section].rows[to.row].isMeasured {
            new.sections[to.section].rows[to.row].height = old.sections[from.section].rows[from.row].height
        }
        for (from, to) in mapping.sections {
            new.sections[to].header.height = old.sections[from].header.height
            new.sections[to].footer.height = old.sections[from].footer.height
        }
        layout = new
        restack()
    }

    private func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = shownCells[path] else { continue }
            let outer = cellRequest
            cellRequest = CellRequest(path: path, existing: cell)
            let answer = dataSource?.tableView(self, cellForRowAt: path)
            cellRequest = outer
            if let answer, answer !== cell {
                UIKitRules.report(
                    "The cell returned from -tableView:cellForRowAtIndexPath: for the reconfigured row at index path "
                        + "(\(path.uikitText)) is not the existing cell of that row. Reconfiguring must return the "
                        + "same cell instance.")
                reloadData()
                return
            }
            cell.setNeedsLayout()
        }
    }

    /// Asks for all heights again, shows the result and takes the offset back to where there is content.
    private func settle() {
        guard layout != nil else { return }
        invalidateHeights()
        guard !bounds.isEmpty else { return }
        layoutIfNeeded()
        let offset = clamped(boundsOrigin)
        guard offset != boundsOrigin, !isDragging else { return }
        scroll(to: offset)
        layoutIfNeeded()
    }
}
