/// The row of another list that a list in a cell is: that list is asked for its newest state before the user is answered,
/// and takes what the user changes.
@MainActor
struct OuterRow<List> {
    /// What the other list has in the place of this one.
    enum Newest {
        /// What the cell was given last, or was asked for last.
        case shown
        case newer(List)
        /// Its newest state has lost the row.
        case lost
    }

    let newest: () -> Newest
    let write: (List) -> Void
}
