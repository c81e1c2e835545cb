/// The cells, headers and footers that are being filled; UIKit takes no update meanwhile.
@usableFromInline
struct CellFilling {
    /// How many there are: one can have another filled.
    @usableFromInline var depth = 0
    /// What the cell that is filled now has read of its selection.
    @usableFromInline var selection: RowSelection?
    /// What rows tell their kinds to, which fills no cell.
    let kindAnswer = RowKindAnswer()
    /// How many cells of rows that are loaded were filled since what is loaded was looked through.
    private var loaded = 0

    @usableFromInline init() {}

    var isActive: Bool { depth > 0 }

    /// Counts a cell of a row that is loaded; true if it is time to look through what is loaded.
    mutating func countLoaded() -> Bool {
        loaded += 1
        guard loaded >= 64 else { return false }
        loaded = 0
        return true
    }
}
