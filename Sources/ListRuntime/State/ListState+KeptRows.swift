extension ListState {
    /// What is kept of the rows of a state that is applied; nil if none of them is an object.
    public static func keptRows(of state: Self) -> KeptRows<Self>? { keepsRows ? KeptRows(state) : nil }

    /// What changed from one state to the next, by what was kept of both where rows are objects.
    public static func changes(
        from old: Self, _ oldRows: KeptRows<Self>?, to new: Self, _ newRows: KeptRows<Self>?
    ) -> ListChanges {
        guard let oldRows, let newRows else { return changes(from: old, to: new) }
        return RowMatches(oldRows, newRows).whileComparing { changes(from: old, to: new) }
    }
}
