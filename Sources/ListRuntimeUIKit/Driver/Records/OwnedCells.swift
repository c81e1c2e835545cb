/// The cells of the context that the rows of a list are given. Nothing here keeps one alive.
struct OwnedCells<ID: Hashable> {
    /// Those that rows were given last; nil for an empty one.
    private var cells: [ID: ObjectIdentifier?] = [:]
    /// All that rows were given.
    private var known: Set<ObjectIdentifier> = []
    /// Those of them that an animation takes off the screen.
    private(set) var leaving: Set<ObjectIdentifier> = []
    /// Those with faults that were reported.
    private var reported: [ListReport.OwnedCellFault: Set<ObjectIdentifier>] = [:]

    /// True if no row was given one, nor an empty cell in place of one.
    var isEmpty: Bool { cells.isEmpty }

    /// True if no row was given one.
    var areUnknown: Bool { known.isEmpty }

    /// The rows that were given one, or an empty cell in place of one.
    var rows: some Sequence<(key: ID, value: ObjectIdentifier?)> { cells }

    func isKnown(_ cell: ObjectIdentifier) -> Bool { known.contains(cell) }

    /// Notes that a cell is there, whether or not a row shows it.
    mutating func know(_ cell: ObjectIdentifier) { known.insert(cell) }

    /// Notes which cell a row is given; nil for an empty one.
    mutating func give(_ cell: ObjectIdentifier?, to id: ID) { cells[id] = .some(cell) }

    /// Notes that the row of a cell is gone, and the cell with it.
    mutating func forget(_ cell: ObjectIdentifier, of id: ID) {
        cells[id] = nil
        known.remove(cell)
    }

    mutating func beginLeaving(_ cells: Set<ObjectIdentifier>) { leaving.formUnion(cells) }

    mutating func endLeaving(_ cells: Set<ObjectIdentifier>) { leaving.subtract(cells) }

    /// True once for each cell and fault.
    mutating func isFirst(_ fault: ListReport.OwnedCellFault, of cell: ObjectIdentifier) -> Bool {
        reported[fault, default: []].insert(cell).inserted
    }
}
