#if !canImport(UIKit)
import Foundation

extension HeadlessTable {
    /// Taps a row. False if the table, the cell or the delegate refused the touch or the selection.
    @discardableResult
    public func tap(rowAt path: IndexPath) -> Bool {
        guard let cell = reveal(path), cell.isUserInteractionEnabled, table.allowsAny else { return false }
        let delegate = table.tableDelegate
        let highlights = OptionalMethod.ask(delegate) {
            delegate?.tableView(table, shouldHighlightRowAt: path) ?? true
        }
        guard highlights ?? true else { return false }
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(table, didHighlightRowAt: path)
        cell.setHighlighted(false, animated: false)
        delegate?.tableView(table, didUnhighlightRowAt: path)
        defer { layOut() }
        if table.allowsMany, table.selectedPaths.contains(path) { return deselect(path) }
        let selected = select(path)
        // Even if the selection was refused, as in UIKit.
        performPrimaryAction(of: selected ?? path)
        return selected != nil
    }

    /// Of a row that is there still. Unless the delegate says so, rows have one while the table is not edited.
    private func performPrimaryAction(of path: IndexPath) {
        table.loadIfNeeded()
        guard table.contains(path) else { return }
        let delegate = table.tableDelegate
        let performs = OptionalMethod.ask(delegate) {
            delegate?.tableView(table, canPerformPrimaryActionForRowAt: path) ?? false
        }
        if performs ?? !table.isEditing { delegate?.tableView(table, performPrimaryActionForRowAt: path) }
    }

    /// Taps the detail button of a row; false if the row has none.
    @discardableResult
    public func tapAccessory(rowAt path: IndexPath) -> Bool {
        guard let cell = reveal(path),
            cell.accessoryType == .detailButton || cell.accessoryType == .detailDisclosureButton
        else { return false }
        table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
        layOut()
        return true
    }

    /// Selects all rows from one to another by a pan with two fingers. False if the delegate does not begin one.
    @discardableResult
    public func pan(fromRowAt first: IndexPath, to last: IndexPath) -> Bool {
        guard reveal(first) != nil, let delegate = table.tableDelegate else { return false }
        let begins = OptionalMethod.ask(delegate) {
            delegate.tableView(table, shouldBeginMultipleSelectionInteractionAt: first)
        }
        guard begins == true else { return false }
        delegate.tableView(table, didBeginMultipleSelectionInteractionAt: first)
        defer { layOut() }
        guard table.allowsMany else { return false }
        // The delegate may have reloaded the table.
        table.loadIfNeeded()
        for path in IndexPath.all(in: table.knownCounts)
        where path >= first && path <= last && !table.selectedPaths.contains(path) {
            select(path)
        }
        delegate.tableViewDidEndMultipleSelectionInteraction(table)
        return true
    }

    /// - Returns: What the delegate had selected instead of what was tapped, or that; nil if it refused.
    @discardableResult
    private func select(_ tapped: IndexPath) -> IndexPath? {
        let delegate = table.tableDelegate
        let answer = OptionalMethod.ask(delegate) { delegate?.tableView(table, willSelectRowAt: tapped) }
        guard let path = answer ?? tapped else { return nil }
        // The delegate may have reloaded the table.
        table.loadIfNeeded()
        guard table.contains(path) else {
            UIKitRules.report("request for rect at invalid index path (\(path.uikitText))")
            return nil
        }
        if !table.allowsMany {
            for old in table.selectedPaths where old != path { deselect(old) }
        }
        _ = table.select(path, animated: false)
        delegate?.tableView(table, didSelectRowAt: path)
        return path
    }

    @discardableResult
    private func deselect(_ path: IndexPath) -> Bool {
        let delegate = table.tableDelegate
        let answer = OptionalMethod.ask(delegate) { delegate?.tableView(table, willDeselectRowAt: path) }
        guard let path = answer ?? path else { return false }
        table.deselectRow(at: path, animated: false)
        delegate?.tableView(table, didDeselectRowAt: path)
        return true
    }
}
#endif
