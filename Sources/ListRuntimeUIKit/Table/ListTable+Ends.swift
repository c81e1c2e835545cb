import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListTable {
    /// Asks for the views above and below the rows, and shows them as high as they need to be.
    ///
    /// UIKit lays rows out at wrong places if such a view is set inside an update, so that waits, as does one that would
    /// take the place of the view that somebody types in.
    func showEnds(in tableView: UITableView) {
        guard canSetEnds(of: tableView) else { return }
        for side in TableEnd.Side.allCases {
            beginFilling()
            let said = side == .header ? tableHeader(in: tableView) : tableFooter(in: tableView)
            endFilling()
            guard isListView(tableView) else { return }
            show(said, side, in: tableView)
        }
    }

    /// Whether somebody types in a view that is to be replaced by another.
    private func keepsEnd(for view: UIView?, _ shown: TableEndView?) -> Bool {
        guard let content = shown?.content, content !== view else { return false }
        return content.superview === shown && content.holdsFirstResponder
    }

    private func show(_ end: TableEnd?, _ side: TableEnd.Side, in tableView: UITableView) {
        let shown = endViews[side]
        guard !keepsEnd(for: end?.view, shown) else {
            states.pending.ask(.ends)
            return wait(for: [.end])
        }
        guard let end, let content = end.view else {
            // That of a list before, too; what the app has set stays.
            if tableView[keyPath: side.property] is TableEndView { tableView[keyPath: side.property] = nil }
            shown?.giveBack()
            endViews[side] = nil
            return
        }
        if let other = shown?.superview as? UITableView, other !== tableView { other[keyPath: side.property] = nil }
        let view = shown ?? TableEndView { [weak self] in self?.endChanged($0) }
        endViews[side] = view
        view.host(content, height: end.height)
        view.environment =
            view.environment
            ?? TableEndView.Environment(
                width: tableView.bounds.width, text: tableView.traitCollection.preferredContentSizeCategory)
        size(view, side, in: tableView)
    }

    /// Sets a view again if that is not what the table view shows.
    private func size(_ view: TableEndView, _ side: TableEnd.Side, in tableView: UITableView) {
        let width = tableView.bounds.width
        let size = CGSize(width: width, height: view.height(forWidth: width))
        guard tableView[keyPath: side.property] !== view || view.frame.size != size else { return }
        view.frame.size = size
        tableView[keyPath: side.property] = view
    }

    private func canSetEnds(of tableView: UITableView) -> Bool {
        guard tableView.hasUncommittedUpdates else { return true }
        states.pending.ask(.ends)
        wait(for: [.interaction])
        return false
    }

    /// Follows a view that lays out: at once for another width or text size, as that comes with an animation of UIKit's,
    /// else in the next pass, as a view that never comes to rest would end no layout.
    private func endChanged(_ isOtherEnvironment: Bool) {
        guard let tableView = listView else { return }
        guard isOtherEnvironment, !isUpdating, !filling.isActive, !tableView.hasUncommittedUpdates else {
            if isOtherEnvironment { states.pending.ask(.ends) } else { states.pending.ask(.endSizes) }
            return schedule()
        }
        showEnds(in: tableView)
    }

    /// Sets the views again that need another height.
    func sizeEnds(in tableView: UITableView) {
        guard canSetEnds(of: tableView) else { return }
        for side in TableEnd.Side.allCases {
            guard let view = endViews[side], tableView[keyPath: side.property] === view else { continue }
            size(view, side, in: tableView)
        }
    }
}
