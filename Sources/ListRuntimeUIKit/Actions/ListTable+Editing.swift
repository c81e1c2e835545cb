import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

// Witnesses of generated code answer and do what is said here.
@_spi(Generated) extension ListTable {
    /// Whether a row can be edited at all.
    public func canEdit(at indexPath: IndexPath) -> Bool { !editing(at: indexPath).isEmpty }

    /// The control that a row has while the table is edited.
    public func editingStyle(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        let editing = editing(at: indexPath)
        return editing.contains(.deletes) ? .delete : editing.contains(.inserts) ? .insert : .none
    }

    /// Whether a row makes room for such a control.
    public func indentsWhileEditing(at indexPath: IndexPath) -> Bool { editingStyle(at: indexPath) != .none }

    /// The user deletes a row. It is off the screen when this returns if the app has taken it out of the state by then.
    /// - Parameters:
    ///   - indexPath: Where the row is.
    ///   - delete: Called with the row as the newest state has it; not called if that has lost it.
    public func delete(at indexPath: IndexPath, _ delete: (State.RowValue) -> Void) {
        guard let id = rowID(at: indexPath) else { return }
        liveRow(at: indexPath).map(delete)
        if newestPath(of: id) == nil { flush(duringInteraction: !isHeldElsewhere(than: id)) }
    }

    /// The user touches the control that inserts.
    /// - Parameters:
    ///   - indexPath: Where the row is.
    ///   - insert: Called with the row as the newest state has it; not called if that has lost it.
    public func insert(at indexPath: IndexPath, _ insert: (State.RowValue) -> Void) {
        liveRow(at: indexPath).map(insert)
    }

    /// Whether a tap on a row inserts: while editing, if it has the control that does.
    public func inserts(at indexPath: IndexPath) -> Bool {
        tableView?.isEditing == true && editing(at: indexPath).contains(.inserts)
    }

    /// Whether a row may be highlighted and selected, in a table of which rows insert: while editing others may not, unless
    /// several can be selected.
    public func selectsOrInserts(at indexPath: IndexPath) -> Bool {
        guard tableView?.isEditing == true, !isSelectingMultiple else { return selects(at: indexPath) }
        return inserts(at: indexPath)
    }

    private func editing(at indexPath: IndexPath) -> RowEditing {
        liveRow(at: indexPath).map { editing(of: $0, at: indexPath) } ?? []
    }
}
