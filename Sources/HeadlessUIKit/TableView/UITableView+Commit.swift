#if !canImport(UIKit)
import Foundation

extension UITableView {
    func commit(_ batch: HeadlessBatch) {
        guard let old = layout else { return }
        let before = old.counts
        let started = generation
        let after = askCounts()
        // A reload comes instead of the update.
        guard started == generation else { return }
        if let message = batch.violation(before: before, after: after, wording: .tableView) {
            UIKitRules.report(message)
            reloadData()
            return
        }
        log.append(.batch(batch))
        guard batch.hasStructure else {
            reconfigure(batch.rowReconfigures)
            askExactHeights()
            settle()
            return
        }
        perform(batch, from: old, to: after)
    }

    /// Takes cells, selection and heights to their new places and shows the result.
    func perform(_ batch: HeadlessBatch, from old: TableLayout, to after: [Int]) {
        let mapping = BatchMapping(batch, before: old.counts, after: after)
        generation += 1
        let (cells, headers, footers) = (shownCells, shownHeaders, shownFooters)
        moveShown(mapping, batch)
        selectedPaths = selectedPaths.compactMap(mapping.row)
        prefetched.carry(mapping)
        carryHeights(from: old, to: after, mapping)
        reconfigure(batch.rowReconfigures.compactMap(mapping.row))
        // What leaves is recycled after the layout: a reloaded row gets another cell than the one it had.
        // Who is told of one may perform another update.
        let outer = leaving
        defer { leaving = outer }
        leaving = cells.filter { mapping.row($0.key) == nil }
        for cell in leaving.values where cell.superview === self { cell.removeFromSuperview() }
        settle()
        for path in leaving.keys.sorted() {
            guard let cell = leaving.removeValue(forKey: path) else { continue }
            vanishing.append(cell)
            tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
            enqueue(cell)
        }
        let reloaded = Set(batch.sectionReloads)
        func isGone(_ section: Int) -> Bool { mapping.sections[section] == nil || reloaded.contains(section) }
        for section in headers.keys.sorted() where isGone(section) {
            headers[section].map { end($0, .header, section) }
        }
        for section in footers.keys.sorted() where isGone(section) {
            footers[section].map { end($0, .footer, section) }
        }
    }

    func moveShown(_ mapping: BatchMapping, _ batch: HeadlessBatch) {
        let reloaded = Set(batch.sectionReloads)
        func moved(_ views: [Int: UIView]) -> [Int: UIView] {
            var result: [Int: UIView] = [:]
            for (section, view) in views where !reloaded.contains(section) {
                if let new = mapping.sections[section] { result[new] = view }
            }
            return result
        }
        shownHeaders = moved(shownHeaders)
        shownFooters = moved(shownFooters)
        var kept: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in shownCells {
            if let new = mapping.row(path) { kept[new] = cell }
        }
        shownCells = kept
        let held = heldCells
        for (path, cell) in held where mapping.row(path) == nil { drop(cell, at: path) }
        heldCells = Dictionary(
            held.compactMap { path, cell in mapping.row(path).map { ($0, cell) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The new layout, in which rows that live on keep their last height until they are measured again.
    private func carryHeights(from old: TableLayout, to counts: [Int], _ mapping: BatchMapping) {
        var known = counts.map { [CGFloat?](repeating: nil, count: $0) }
        for section in old.sections.indices {
            for (row, layout) in old.sections[section].rows.enumerated() {
                guard let new = mapping.row(IndexPath(row: row, section: section)) else { continue }
                known[new.section][new.row] = layout.height
            }
        }
        let started = generation
        var new = loadLayout(counts: counts, known: known)
        // Who is asked for a height may reload the table.
        guard started == generation else { return }
        for (from, to) in mapping.sections {
            if !new.sections[to].header.isMeasured { new.sections[to].header.height = old.sections[from].header.height }
            if !new.sections[to].footer.isMeasured { new.sections[to].footer.height = old.sections[from].footer.height }
        }
        layout = new
        restack()
    }

    private func reconfigure(_ paths: [IndexPath]) {
        // The cells are those of the rows before the reload.
        guard !isReloading else { return }
        for path in paths {
            guard let cell = shownCells[path] ?? heldCells[path] else { continue }
            let outer = cellRequest
            cellRequest = CellForRowCall(path: path, existing: cell)
            let answer = dataSource?.tableView(self, cellForRowAt: path)
            cellRequest = outer
            if let answer, answer !== cell {
                UIKitRules.reportOtherCell("-tableView:cellForRowAtIndexPath:", "row", at: path)
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
        checksOffset = true
        layoutIfNeeded()
    }
}
#endif
