import Foundation

extension HeadlessTable {
    /// Drags the content to an offset and lets go. Stops at the end of the content.
    public func scroll(to offset: CGPoint) {
        beginDragging()
        table.contentOffset = table.clamped(offset)
        layOut()
        endDragging()
    }

    /// Drags the content by a distance: a positive `y` shows later rows.
    public func scroll(by distance: CGFloat) {
        layOut()
        scroll(to: CGPoint(x: table.contentOffset.x, y: table.contentOffset.y + distance))
    }

    /// Taps the status bar. False if the delegate refuses.
    @discardableResult
    public func scrollToTop() -> Bool {
        let delegate = table.delegate
        let allows = OptionalMethod.ask(delegate) { delegate?.scrollViewShouldScrollToTop(table) ?? true } ?? true
        guard allows, table.scrollsToTop else { return false }
        table.contentOffset = CGPoint(x: table.contentOffset.x, y: -table.adjustedContentInset.top)
        layOut()
        delegate?.scrollViewDidScrollToTop(table)
        return true
    }

    /// The titles of the section index; empty without one.
    public var indexTitles: [String] {
        let source = table.dataSource
        return OptionalMethod.ask(source) { source?.sectionIndexTitles(for: table) ?? [] } ?? []
    }

    /// Taps a title of the section index. False if there is none.
    @discardableResult
    public func tap(indexTitle title: String) -> Bool {
        guard let index = indexTitles.firstIndex(of: title), let source = table.dataSource else { return false }
        let asked = OptionalMethod.ask(source) {
            source.tableView(table, sectionForSectionIndexTitle: title, at: index)
        }
        let section = asked ?? index
        guard section < table.numberOfSections else { return false }
        scroll(to: CGPoint(x: 0, y: table.rect(forSection: section).minY - table.adjustedContentInset.top))
        return true
    }

    /// Puts a finger down and starts to drag; `isTracking` and `isDragging` hold until `endDragging`.
    public func beginDragging() {
        layOut()
        table.isTracking = true
        table.isDragging = true
        table.delegate?.scrollViewWillBeginDragging(table)
    }

    /// Lets go, standing still; the delegate may choose another offset to come to rest at.
    public func endDragging() {
        var target = table.contentOffset
        table.delegate?.scrollViewWillEndDragging(table, withVelocity: .zero, targetContentOffset: &target)
        table.isTracking = false
        table.isDragging = false
        let moves = target != table.contentOffset
        table.delegate?.scrollViewDidEndDragging(table, willDecelerate: moves)
        guard moves else { return }
        table.isDecelerating = true
        table.delegate?.scrollViewWillBeginDecelerating(table)
        table.contentOffset = target
        layOut()
        table.isDecelerating = false
        table.delegate?.scrollViewDidEndDecelerating(table)
    }
}
