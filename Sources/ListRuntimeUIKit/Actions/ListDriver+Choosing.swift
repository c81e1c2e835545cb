import Foundation
import ListRuntime

// For generated code.
@_spi(Generated) extension ListDriver {
    /// Whether the row at a place may be highlighted and selected. One that the newest state has lost may not.
    public func selects(at indexPath: IndexPath) -> Bool {
        liveRow(at: indexPath).map { selects($0, at: indexPath) } ?? false
    }

    /// True while taps change which rows are selected, and select none alone.
    public var isSelectingMultiple: Bool { listView.map { allowsMultipleSelection(in: $0) } ?? false }

    /// Whether the row at a place is selected or chosen, for a cell that is filled now: it is filled again when that
    /// changes.
    public func selection(at indexPath: IndexPath) -> RowSelection {
        guard let path = RowPath(indexPath), let row = shownRow(at: path) else { return RowSelection() }
        // UIKit drops the selection of a row that is reloaded; it is selected again after the update.
        let isSelected = listView.map { selectedPaths(in: $0).contains(indexPath) } ?? false
        let selection = RowSelection(
            isSelected: isSelected || isUpdating && rowID(at: indexPath).map(scheduler.pass.selectsAgain) == true,
            isChosen: isChosen(row, in: states.substitutes?.state ?? applied))
        filling.selection = selection
        return selection
    }

    /// Has the cells filled again that show whether they are selected, after the user has changed that.
    public func followSelection() {
        if configured.living.contains(where: { $0.entry.shown.selection != nil }) { schedule() }
    }

    /// Whether what a cell says of its selection is not so any more.
    func hasOtherSelection(_ path: RowPath, _ row: State.RowValue, _ shown: Entry.Shown?, in state: State) -> Bool {
        guard let selection = shown?.selection else { return false }
        let isSelected = listView.map { selectedPaths(in: $0).contains(IndexPath(path)) } ?? false
        return selection != RowSelection(isSelected: isSelected, isChosen: isChosen(row, in: state))
    }
}
