#if !canImport(UIKit)
import Foundation

extension UITableView {
    /// Takes cells, selection and heights to their new places and shows the result.
    func perform(_ batch: HeadlessBatch, from before: [Int], to after: [Int]) {
        guard let old = layout else { return }
        let mapping = BatchMapping(batch, before: before, after: after)
        generation += 1
        let (cells, headers, footers) = (shown, shownHeaders, shownFooters)
        carry(mapping)
        carryHeights(from: old, to: after, mapping)
        reconfigure(batch.rowReconfigures.compactMap(mapping.row))
        retire(cells, mapping, after: settle) { cell, path in
            vanishing.append(cell)
            tellEnd(cell, path)
        }
        for section in headers.keys.sorted() where mapping.keptSection(section) == nil {
            headers[section].map { end($0, .header, section) }
        }
        for section in footers.keys.sorted() where mapping.keptSection(section) == nil {
            footers[section].map { end($0, .footer, section) }
        }
    }

    /// Takes cells, headers, footers and selection to their new places; asks nobody.
    func carry(_ mapping: BatchMapping) {
        func carried(_ views: [Int: UIView]) -> [Int: UIView] {
            views.reduce(into: [:]) { result, shown in
                if let section = mapping.keptSection(shown.key) { result[section] = shown.value }
            }
        }
        (shownHeaders, shownFooters) = (carried(shownHeaders), carried(shownFooters))
        carryShown(mapping)
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

    /// Without estimates the heights of all rows are asked for again.
    func settleInPlace() {
        askExactHeights()
        settle()
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
