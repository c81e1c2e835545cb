#if !canImport(UIKit)
import Foundation

extension HeadlessTable {
    /// Swipes a row open, which closes another. Nil if it cannot be swiped or offers no actions.
    ///
    /// Where the delegate gives no configuration, UIKit offers Delete if the data source implements `commit`.
    /// That cannot be seen without calling it, so here Delete is offered if the data source implements
    /// `canEditRowAt` or the delegate `editingStyleForRowAt`. The editing control, `commit(_:rowAt:)`, needs neither.
    ///
    ///     let swipe = tableView.headless.swipe(rowAt: IndexPath(row: 2, section: 0))
    ///     swipe?.perform("Archive")
    public func swipe(rowAt path: IndexPath, edge: HeadlessSwipe.Edge = .trailing) -> HeadlessSwipe? {
        table.closeSwipe()
        guard let cell = reveal(path), table.canEdit(path) else { return nil }
        var configuration = actions(of: path, edge)
        if configuration == nil, edge == .trailing, offersDelete(path) { configuration = deleteConfiguration(path) }
        return open(configuration, of: cell, at: path)
    }

    /// Presses the row's delete control, which is there while the table or the cell is editing: the row opens and shows
    /// the actions of its trailing swipe, or Delete if the delegate gives none. Nil if the row has no such control.
    public func tapDeleteControl(rowAt path: IndexPath) -> HeadlessSwipe? {
        table.closeSwipe()
        guard let cell = reveal(path), hasControl(.delete, path, cell) else { return nil }
        return open(actions(of: path, .trailing) ?? deleteConfiguration(path), of: cell, at: path)
    }

    /// Presses the row's delete control and Delete, or its insert control; they are there while the table or the cell is
    /// editing. False if the row cannot be edited so, nothing handles it, or its delete control shows swipe actions instead
    /// of Delete: then `tapDeleteControl(rowAt:)` shows them.
    @discardableResult
    public func commit(_ style: UITableViewCell.EditingStyle, rowAt path: IndexPath) -> Bool {
        guard let cell = reveal(path), hasControl(style, path, cell) else { return false }
        if style == .delete, actions(of: path, .trailing) != nil { return false }
        let source = table.dataSource
        let answer: Void? = OptionalMethod.ask(source, method: "tableView(_:commit:forRowAt:)") {
            source?.tableView(table, commit: style, forRowAt: path)
        }
        layOut()
        return answer != nil
    }

    private func hasControl(
        _ style: UITableViewCell.EditingStyle, _ path: IndexPath, _ cell: UITableViewCell
    ) -> Bool {
        showsControls(cell) && table.canEdit(path) && style != .none && table.editingStyle(path) == style
    }

    /// What the delegate gives for a side of a row; nil if it gives nothing.
    private func actions(of path: IndexPath, _ edge: HeadlessSwipe.Edge) -> UISwipeActionsConfiguration? {
        let delegate = table.tableDelegate
        let answer = OptionalMethod.ask(delegate) {
            switch edge {
            case .leading: delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
            case .trailing: delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
            }
        }
        return answer ?? nil
    }

    private func open(
        _ configuration: UISwipeActionsConfiguration?, of cell: UITableViewCell, at path: IndexPath
    ) -> HeadlessSwipe? {
        guard let configuration, !configuration.actions.isEmpty else { return nil }
        table.tableDelegate?.tableView(table, willBeginEditingRowAt: path)
        cell.isSwiped = true
        let end = { [weak table, weak cell] in
            cell?.isSwiped = false
            guard let table else { return }
            table.endSwipe = nil
            table.tableDelegate?.tableView(table, didEndEditingRowAt: path)
        }
        let swipe = HeadlessSwipe(configuration, cell: cell, in: self, didEnd: end)
        (table.openSwipe, table.endSwipe) = (swipe, end)
        return swipe
    }

    private func offersDelete(_ path: IndexPath) -> Bool {
        let (source, delegate) = (table.dataSource, table.tableDelegate)
        let saysEditable = OptionalMethod.ask(source) { source?.tableView(table, canEditRowAt: path) } != nil
        let style = OptionalMethod.ask(delegate) { delegate?.tableView(table, editingStyleForRowAt: path) ?? .none }
        return (saysEditable || style != nil) && (style ?? .delete) == .delete
    }

    private func deleteConfiguration(_ path: IndexPath) -> UISwipeActionsConfiguration {
        let delegate = table.tableDelegate
        let title = OptionalMethod.ask(delegate) {
            delegate?.tableView(self.table, titleForDeleteConfirmationButtonForRowAt: path)
        }
        let table = self.table
        let action = UIContextualAction(style: .destructive, title: title.flatMap { $0 } ?? "Delete") { _, _, done in
            table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }
}
#endif
