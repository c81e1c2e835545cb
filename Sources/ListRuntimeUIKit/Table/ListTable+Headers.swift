import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListTable {
    /// The header of a section, or nil if it is not on screen.
    public func header(of section: State.SectionIdentity) -> UITableViewHeaderFooterView? {
        index(of: section).flatMap { tableView?.headerView(forSection: $0) }
    }

    /// The footer of a section, or nil if it is not on screen.
    public func footer(of section: State.SectionIdentity) -> UITableViewHeaderFooterView? {
        index(of: section).flatMap { tableView?.footerView(forSection: $0) }
    }

    /// The height of a header or footer as UIKit takes it, in points: a grouped table reads 0 as its standard height.
    @_spi(Generated) public static func space(_ height: CGFloat) -> CGFloat {
        height == 0 ? .leastNormalMagnitude : height
    }

    /// The same, with no room for a section without rows; for generated code.
    @_spi(Generated) public func space(_ height: @autoclosure () -> CGFloat, unlessEmpty section: Int) -> CGFloat {
        Self.space(unlessEmpty(section, height()) ?? 0)
    }

    /// The height of a header of which nobody says one, in points; for generated code.
    @_spi(Generated) public func headerHeight(inSection section: Int, in tableView: UITableView) -> CGFloat {
        space(tableView.sectionHeaderHeight, unlessEmpty: section)
    }

    /// The height of a footer of which nobody says one, in points; for generated code.
    @_spi(Generated) public func footerHeight(inSection section: Int, in tableView: UITableView) -> CGFloat {
        space(tableView.sectionFooterHeight, unlessEmpty: section)
    }

    /// Fills headers and footers again, and loads the sections again in which a title on screen comes or goes. All cells
    /// of a section are replaced by that, so one with the first responder waits. Off the screen a title has its room by
    /// the sizes that are asked for in each batch; if the pass has made none, an empty one follows.
    func refreshTitles(of sections: Set<Int>, in tableView: UITableView) {
        let changed = sections.filter(hasChangedHeader)
        if headers.count > applied.sectionCount { forgetHeadersOfGoneSections() }
        var stale = IndexSet(sections.filter { changed.contains($0) || hasComingOrGoingTitle($0, in: tableView) })
        for section in sections.sorted() { refreshHeader(at: section, in: tableView) }
        guard isListView(tableView) else { return }
        var lacksBatch = !sections.isEmpty && !scheduler.pass.hasAskedSizes
        guard lacksBatch || !stale.isEmpty else { return }
        // Sections cannot be loaded there by a batch, nor can an empty one, or one with a cell of the context. The pass
        // restores the selection.
        let hasEmpty = changed.contains { applied.rowCount(inSection: $0) == 0 }
        var waiting: Set<PassHold> = []
        if !stale.isEmpty, tableView.window == nil || hasEmpty || showsOwnedCell(in: stale) {
            if respondingRow == nil, !bringsLeavingCell() {
                forgetShownHeaders(of: changed)
                return tableView.reloadData()
            }
            waiting.insert(respondingRow == nil ? .ownedCell : .responder)
            stale = []
        } else {
            waiting = deferLoading(of: &stale)
        }
        if !waiting.isEmpty { lacksBatch = false }
        forgetShownHeaders(of: changed.intersection(stale))
        checkHeaders(after: waiting)
        guard lacksBatch || !stale.isEmpty else { return }
        UIView.performWithoutAnimation {
            tableView.performBatchUpdates {
                if !stale.isEmpty { tableView.reloadSections(stale, with: .none) }
            }
        }
    }

    /// Whether a header or footer on screen has a title that it is not to have, or none although it is to have one.
    /// The text of a shown view can be set, but whether there is a view is asked only when its section is loaded.
    private func hasComingOrGoingTitle(_ section: Int, in tableView: UITableView) -> Bool {
        // UIKit does not reload a section that is empty and stays so.
        guard let source = tableView.dataSource, applied.rowCount(inSection: section) > 0 else { return false }
        func differs(_ view: UITableViewHeaderFooterView?, _ frame: CGRect, _ title: String?) -> Bool {
            // A view of a class of the app's, or with content of its own, is no title.
            if let view {
                let isTitle = type(of: view) == UITableViewHeaderFooterView.self && view.contentConfiguration == nil
                return isTitle && title == nil
            }
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
