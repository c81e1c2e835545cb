#if !canImport(UIKit)
import Foundation

/// Plays the user of a table and reads its screen, for tests and demos.
///
/// Touches run through the calls that UIKit would make: highlighting, vetoes, redirection, selection. What is
/// touched is scrolled into view first.
@preconcurrency @MainActor
public struct HeadlessTable: HeadlessScrolling {
    let table: UITableView
    public var scrollView: UIScrollView { table }

    /// What is on the screen now, after laying out what waits for layout.
    public var screen: HeadlessScreen {
        layOut()
        return HeadlessScreen(of: table)
    }

    /// The updates performed since the table was made or the log was cleared.
    public var updates: [HeadlessUpdate] { table.log }
    public func clearUpdates() { table.log = [] }

    /// Whether cells are made for the two rows that come next, as phones make some ahead of the screen: they are asked
    /// for early, go with updates, can be reconfigured, and are shown as they are.
    public var preparesCellsAhead: Bool {
        get { table.preparesCellsAhead }
        nonmutating set {
            table.preparesCellsAhead = newValue
            table.setNeedsLayout()
            layOut()
        }
    }

    /// The views of a type in the row's cell, from back to front; empty if the row is not on screen.
    public func views<View: UIView>(_ type: View.Type, inRowAt path: IndexPath) -> [View] {
        layOut()
        guard let cell = table.shown[path] else { return [] }
        return HeadlessContent.views(below: cell).compactMap { $0 as? View }
    }

    /// The cell of a row, scrolled into view; nil after reporting a row that does not exist.
    func reveal(_ path: IndexPath) -> UITableViewCell? {
        layOut()
        guard table.contains(path) else {
            table.loadIfNeeded()
            UIKitRules.miss("row", at: path, counts: table.knownCounts)
            return nil
        }
        if table.shown[path] == nil { reveal { table.rectForRow(at: path) } }
        return table.shown[path]
    }
}
#endif
