import Foundation
import ListRuntime

extension ListDriver {
    /// The identities of the selected rows. They stay selected as long as their rows are there.
    ///
    /// Setting it selects exactly these rows, as `select(_:animated:scrollPosition:)` and `deselect(_:animated:)` do.
    public var selection: Set<State.RowIdentity> {
        get { listView.map { Set(selectedRows(in: $0).map(\.id)) } ?? [] }
        set { setSelection(newValue) }
    }

    /// Selects exactly these rows, of those that the newest state has; no delegate method is called.
    private func setSelection(_ ids: Set<State.RowIdentity>, animated: Bool = false) {
        if isTakenToMain({ $0.setSelection(ids, animated: animated) }) { return }
        for id in selection.subtracting(ids) { deselect(id, animated: animated) }
        for id in ids.subtracting(selection) { select(id, animated: animated) }
    }

    /// Selects a row, as soon as it is there; no delegate method is called.
    ///
    /// A row that only the newest state has is applied first, as by `scroll(to:at:animated:)`.
    /// - Parameters:
    ///   - id: The identity of the row.
    ///   - animated: Whether the selection fades in, and the list scrolls smoothly.
    ///   - scrollPosition: Where on screen the row is scrolled to; nil not to scroll.
    /// - Returns: False if there is no such row.
    @discardableResult
    public func select(
        _ id: State.RowIdentity, animated: Bool = false, scrollPosition: View.ScrollPosition? = nil
    ) -> Bool {
        request(.select(animated: animated, scrollPosition), of: id)
    }

    /// Deselects a row; no delegate method is called.
    /// - Returns: False if there is no such row.
    @discardableResult
    public func deselect(_ id: State.RowIdentity, animated: Bool = false) -> Bool {
        let isWithdrawn = requests.withdrawSelection(of: id)
        guard let view = listView, let indexPath = appliedIndexPath(of: id) else { return isWithdrawn }
        if isUpdating { scheduler.pass.note(id, isSelected: false) }
        deselect(indexPath, animated: animated, in: view)
        followSelection()
        return true
    }

    /// Deselects the row that was tapped; for generated code.
    @_spi(Generated) public func deselect(at indexPath: IndexPath) {
        guard let view = listView else { return }
        deselect(indexPath, animated: true, in: view)
        followSelection()
    }

    /// The row that was tapped, as the newest state has it, deselected again; nil if that state has lost it. Reports that
    /// nobody takes its events; for generated code.
    @_spi(Generated) public func tappedRow(at indexPath: IndexPath, telling actions: AnyObject?) -> State.RowValue? {
        guard rowID(at: indexPath) != nil else { return nil }
        deselect(at: indexPath)
        checkActions(actions)
        return liveRow(at: indexPath)
    }

    /// A row that is selected. Its place tells it from rows of an equal identity.
    struct Selected: Hashable {
        var id: State.RowIdentity
        var place: IndexPath
    }

    func selectedRows(in view: View) -> [Selected] {
        selectedPaths(in: view).compactMap { selectedRow(at: $0) }
    }

    func selectedRow(at place: IndexPath) -> Selected? {
        rowID(at: place).map { Selected(id: $0, place: place) }
    }

    /// Selects again what an update dropped: UIKit keeps the selection of rows that move, not of rows that reload.
    func restore(_ selected: [Selected], in view: View) {
        if !selected.isEmpty { restoreDropped(selected, in: view) }
        // Newer than what was selected before the update.
        for change in scheduler.pass.selectionChanges {
            guard let place = appliedIndexPath(of: change.id) else { continue }
            if change.isSelected {
                select(place, animated: false, nil, in: view)
            } else {
                deselect(place, animated: false, in: view)
            }
        }
    }

    private func restoreDropped(_ selected: [Selected], in view: View) {
        let kept = Set(selectedRows(in: view))
        var moved = Dictionary(grouping: kept.subtracting(selected), by: \.id).mapValues(\.count)
        for row in selected where !kept.contains(row) {
            if let count = moved[row.id], count > 0 {
                moved[row.id] = count - 1
            } else if let place = rowID(at: row.place) == row.id ? row.place : appliedIndexPath(of: row.id) {
                select(place, animated: false, nil, in: view)
            }
        }
    }
}
