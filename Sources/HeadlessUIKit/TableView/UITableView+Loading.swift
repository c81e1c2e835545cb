import Foundation

extension UITableView {
    var sideInset: CGFloat { style == .insetGrouped ? 20 : 0 }
    var rowWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

    /// Asks the data source for counts, if they are not known.
    func loadIfNeeded() {
        guard layout == nil else { return }
        // The answers may come back to the table: an empty layout ends the recursion.
        layout = TableLayout(sections: [])
        layout = loadLayout(counts: askCounts())
        restack()
    }

    func askCounts() -> [Int] {
        guard let source = dataSource else { return [] }
        let sections = OptionalMethod.ask(source) { source.numberOfSections(in: self) } ?? 1
        return (0..<max(0, sections)).map { max(0, source.tableView(self, numberOfRowsInSection: $0)) }
    }

    func loadLayout(counts: [Int]) -> TableLayout {
        TableLayout(
            sections: counts.indices.map { section in
                var layout = SectionLayout(
                    header: supplementaryEstimate(.header, section), footer: supplementaryEstimate(.footer, section),
                    rows: (0..<counts[section]).map { rowEstimate(IndexPath(row: $0, section: section)) })
                layout.headerTitle = dataSource.flatMap { source in
                    OptionalMethod.ask(source) { source.tableView(self, titleForHeaderInSection: section) } ?? nil
                }
                layout.footerTitle = dataSource.flatMap { source in
                    OptionalMethod.ask(source) { source.tableView(self, titleForFooterInSection: section) } ?? nil
                }
                return layout
            })
    }

    func restack() {
        layout?.headerHeight = tableHeaderView?.frame.height ?? 0
        layout?.footerHeight = tableFooterView?.frame.height ?? 0
        layout?.rowOrigin = sideInset
        layout?.rowWidth = rowWidth
        layout?.stack()
        contentSize = CGSize(width: bounds.width, height: layout?.height ?? 0)
    }

    private func rowEstimate(_ path: IndexPath) -> RowLayout {
        let delegate = tableDelegate
        let asked = OptionalMethod.ask(delegate) { delegate?.tableView(self, estimatedHeightForRowAt: path) ?? 0 }
        let estimate = asked ?? estimatedRowHeight
        if estimate == 0 {
            let height = askRowHeight(path)
            return RowLayout(height: height < 0 ? 44 : height, isMeasured: true)
        }
        if estimate > 0 { return RowLayout(height: estimate, isMeasured: false) }
        return RowLayout(height: rowHeight < 0 ? 44 : rowHeight, isMeasured: false)
    }

    /// What the delegate or `rowHeight` says; negative for automatic.
    func askRowHeight(_ path: IndexPath) -> CGFloat {
        let delegate = tableDelegate
        return OptionalMethod.ask(delegate) { delegate?.tableView(self, heightForRowAt: path) ?? 0 } ?? rowHeight
    }

    func measureRow(_ path: IndexPath, cell: UITableViewCell) {
        guard layout?.contains(path) == true, layout?.sections[path.section].rows[path.row].isMeasured == false else {
            return
        }
        var height = askRowHeight(path)
        if height < 0 {
            height =
                cell.systemLayoutSizeFitting(
                    CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        guard layout?.contains(path) == true else { return }
        layout?.setHeight(height.isFinite ? max(0, height) : 44, at: path)
    }
}
