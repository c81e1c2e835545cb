#if !canImport(UIKit)
import Foundation
internal import ListRuntime

extension UITableView: ListScrollView {
    static var wording: BatchWording { .tableView }
    var sideInset: CGFloat { style == .insetGrouped ? 20 : 0 }
    var rowWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

    /// Asks the data source for counts, if they are not known.
    func loadIfNeeded() {
        guard layout == nil else { return }
        // Who is asked may reload the table.
        untilSteady {
            let started = generation
            // The answers may come back to the table: an empty layout ends the recursion.
            layout = TableLayout(sections: [])
            layout = loadLayout(counts: askCounts())
            if started == generation, indexTitles == nil { reloadSectionIndexTitles() }
        }
        restack()
    }

    /// Asks for the titles of the index at the side. The table does so by itself when it loads, and never after an update.
    public func reloadSectionIndexTitles() {
        let source = dataSource
        indexTitles = OptionalMethod.ask(source) { source?.sectionIndexTitles(for: self) ?? [] } ?? []
    }

    func askCounts() -> [Int] {
        guard let source = dataSource else { return [] }
        return askCounts(of: "rows") {
            OptionalMethod.ask(source) { source.numberOfSections(in: self) }
        } in: {
            source.tableView(self, numberOfRowsInSection: $0)
        }
    }
    var countsBeforeUpdate: [Int]? { layout?.counts }
    var knownCounts: [Int] { countsBeforeUpdate ?? [] }
    func contains(_ path: IndexPath) -> Bool { layout?.contains(path) == true }

    /// Asks for estimates; rows of known height are not asked for, unless all heights must be exact. If who is asked
    /// changes the table, the rest is not asked for: it may be gone.
    func loadLayout(counts: [Int], known: [[CGFloat?]]? = nil) -> TableLayout {
        let started = generation
        let estimates = rowEstimates(counts)
        var sections: [TableSectionLayout] = []
        for (section, count) in counts.enumerated() {
            guard started == generation else { break }
            let header = supplementaryEstimate(.header, section)
            guard started == generation else { break }
            let footer = supplementaryEstimate(.footer, section)
            guard started == generation else { break }
            let rows = rowLayouts(section, count, estimates, known?[section])
            sections.append(TableSectionLayout(header: header, footer: footer, rows: rows))
        }
        return TableLayout(sections: sections)
    }

    /// Forgets what off-screen rows were estimated or measured to be.
    func estimateAgain() {
        guard let counts = layout?.counts else { return }
        let started = generation
        let new = loadLayout(counts: counts)
        guard started == generation else { return }
        layout = new
        restack()
        setNeedsLayout()
    }

    /// Without estimates each update, and another width or text size, asks for the heights of all rows again.
    func askExactHeights() {
        guard let counts = layout?.counts, case .exact = rowEstimates(counts) else { return }
        estimateAgain()
    }

    func restack() {
        layout?.headerHeight = headerRoom
        layout?.footerHeight = footerRoom
        layout?.rowOrigin = sideInset
        layout?.rowWidth = rowWidth
        layout?.stack()
        contentSize = CGSize(width: bounds.width, height: layout?.height ?? 0)
    }

    /// Whether the delegate is to be asked for each row, found out by asking once.
    private func rowEstimates(_ counts: [Int]) -> RowEstimates {
        guard let section = counts.firstIndex(where: { $0 > 0 }) else { return .same(44) }
        if askEstimate(IndexPath(row: 0, section: section)) != nil { return .asked }
        let estimate = UIKitRules.checked(estimatedRowHeight, of: "estimated row", at: "all rows") ?? 44
        if estimate == 0 { return .exact }
        if estimate > 0 { return .same(estimate) }
        // One that is none is reported where a row is measured.
        return .same(rowHeight >= 0 && rowHeight.isFinite ? rowHeight : 44)
    }

    private func rowLayouts(
        _ section: Int, _ count: Int, _ estimates: RowEstimates, _ known: [CGFloat?]?
    ) -> [RowLayout] {
        let started = generation
        var rows: [RowLayout] = []
        rows.reserveCapacity(count)
        while rows.count < count, started == generation {
            let known = known?[rows.count]
            rows.append(rowLayout(IndexPath(row: rows.count, section: section), estimates, known))
        }
        return rows
    }

    private func rowLayout(_ path: IndexPath, _ estimates: RowEstimates, _ known: CGFloat?) -> RowLayout {
        switch estimates {
        case .exact: return exactHeight(path)
        case .same(let height): return RowLayout(height: known ?? height, isMeasured: false)
        case .asked:
            if let known { return RowLayout(height: known, isMeasured: false) }
            let started = generation
            let estimate = askEstimate(path) ?? 0
            if estimate == 0, started == generation { return exactHeight(path) }
            return RowLayout(height: estimate > 0 ? estimate : 44, isMeasured: false)
        }
    }

    private func exactHeight(_ path: IndexPath) -> RowLayout {
        let height = askRowHeight(path)
        return RowLayout(height: height >= 0 ? height : 44, isMeasured: true)
    }

    private func askEstimate(_ path: IndexPath) -> CGFloat? {
        let delegate = tableDelegate
        return OptionalMethod.ask(delegate) { delegate?.tableView(self, estimatedHeightForRowAt: path) ?? 0 }
            .map { checked($0, at: path) }
    }

    private func checked(_ height: CGFloat, at path: IndexPath) -> CGFloat {
        UIKitRules.checked(height, of: "table view row", at: "index path (\(path.uikitText))") ?? 44
    }

    /// What the delegate or `rowHeight` says; negative for automatic.
    func askRowHeight(_ path: IndexPath) -> CGFloat {
        let delegate = tableDelegate
        let asked = OptionalMethod.ask(delegate) { delegate?.tableView(self, heightForRowAt: path) ?? 0 }
        return checked(asked ?? rowHeight, at: path)
    }

    func measureRow(_ path: IndexPath, cell: UITableViewCell) {
        guard contains(path), layout?.sections[path.section].isMeasured(path.row) == false else { return }
        let started = generation
        var height = askRowHeight(path)
        if height < 0 {
            let fitted = cell.systemLayoutSizeFitting(
                CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            height = checked(fitted, at: path)
        }
        // Who is asked may have changed the table: another row may stand there.
        guard started == generation else { return }
        layout?.setHeight(max(0, height), at: path)
    }
}
#endif
