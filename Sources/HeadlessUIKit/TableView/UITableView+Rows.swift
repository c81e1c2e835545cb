#if !canImport(UIKit)
import Foundation
internal import ListRuntime

extension UITableView {
    public var numberOfSections: Int {
        loadIfNeeded()
        return layout?.sections.count ?? 0
    }
    public func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        guard let layout, layout.sections.indices.contains(section) else {
            UIKitRules.report(
                "request for number of rows in section \(section) when there are only \(numberOfSections) sections in the table view"
            )
            return 0
        }
        return layout.sections[section].rows.count
    }

    /// The cell that shows the row, nil if the row is not on screen.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layoutIfReloaded()
        return shown[indexPath]
    }
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        layoutIfReloaded()
        return shown.first { $0.value === cell }?.key
    }
    public var visibleCells: [UITableViewCell] {
        layoutIfReloaded()
        return shown.keys.sorted().compactMap { shown[$0] }
    }
    public var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfReloaded()
        return shown.keys.sorted()
    }
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        layoutIfReloaded()
        return shownHeaders[section] as? UITableViewHeaderFooterView
    }
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        layoutIfReloaded()
        return shownFooters[section] as? UITableViewHeaderFooterView
    }

    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        restack()
        guard let layout, layout.contains(indexPath) else { return .zero }
        return layout.rowFrame(indexPath)
    }
    public func rect(forSection section: Int) -> CGRect {
        loadIfNeeded()
        restack()
        guard let layout, layout.sections.indices.contains(section) else { return .zero }
        return layout.sectionFrame(section, width: bounds.width)
    }
    public func rectForHeader(inSection section: Int) -> CGRect {
        loadIfNeeded()
        restack()
        guard let layout, layout.sections.indices.contains(section) else { return .zero }
        return layout.headerFrame(section, width: bounds.width)
    }
    public func rectForFooter(inSection section: Int) -> CGRect {
        loadIfNeeded()
        restack()
        guard let layout, layout.sections.indices.contains(section) else { return .zero }
        return layout.footerFrame(section, width: bounds.width)
    }
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        restack()
        return layout?.rows(from: point.y, to: point.y.nextUp).first
    }
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        restack()
        return layout?.rows(from: rect.minY, to: rect.maxY)
    }

    /// Scrolls at once; rows on the way are measured as they come on screen. A row that is `NSNotFound` stands for its
    /// section, which may be empty.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        guard indexPath.count == 2 else { return UIKitRules.report(HeadlessBatch.malformedPath(.tableView)) }
        guard let layout, layout.sections.indices.contains(indexPath.section) else {
            UIKitRules.report(
                "Attempted to scroll the table view to an out-of-bounds section (\(indexPath.section)) when there are "
                    + "only \(layout?.sections.count ?? 0) sections.")
            return
        }
        guard indexPath.row == NSNotFound || layout.contains(indexPath) else {
            UIKitRules.report(
                "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there are only "
                    + "\(layout.sections[indexPath.section].rows.count) rows in section \(indexPath.section).")
            return
        }
        // A delegate that is told may have taken the row away.
        _ = scroll { offset(for: indexPath, at: scrollPosition) }
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = selectedPaths.min() { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    /// Nil if there is no such place.
    private func offset(for path: IndexPath, at position: ScrollPosition) -> CGPoint? {
        loadIfNeeded()
        let isSection = path.row == NSNotFound
        guard let layout, isSection ? layout.sections.indices.contains(path.section) : layout.contains(path) else {
            return nil
        }
        let row = isSection ? rect(forSection: path.section) : rectForRow(at: path)
        let visible = bounds.inset(by: adjustedContentInset)
        let inset = adjustedContentInset.top
        let header = style == .plain && !isSection ? layout.sections[path.section].header.height : 0
        switch position {
        case .top: return CGPoint(x: boundsOrigin.x, y: row.minY - inset - header)
        case .middle: return CGPoint(x: boundsOrigin.x, y: row.midY - inset - visible.height / 2)
        case .bottom: return CGPoint(x: boundsOrigin.x, y: row.maxY - inset - visible.height)
        case .none:
            if row.minY < visible.minY + header {
                return CGPoint(x: boundsOrigin.x, y: row.minY - inset - header)
            }
            if row.maxY > visible.maxY { return CGPoint(x: boundsOrigin.x, y: row.maxY - inset - visible.height) }
            return boundsOrigin
        }
    }
}
#endif
