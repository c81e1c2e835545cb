import ListRuntime

// Rows that are ids: what they show is loaded when their cells are filled. The differ sees ids alone.
extension ListDriver {
    /// Notes that a cell of a list that loads rows was filled. From time to time what no cell shows is forgotten.
    @usableFromInline func noteLoaded(_ cell: View.ListViewCell, _ row: State.RowValue, at path: RowPath) {
        noteKind(of: row, at: path, cell)
        if filling.countLoaded() { keepLoaded(configured.living.map(\.entry.shown.row)) }
    }

    /// What a living cell is filled from, without loading what it showed once.
    func reads(of shown: Entry.Shown) -> RowKind.Reads { (shown.kind ?? kind(of: shown.row)).reads }

    /// Loads a row again that was touched: at once if a cell shows it, else when it is next needed.
    /// - Returns: False for a row that is not loaded.
    func touchLoaded(_ id: State.RowIdentity, at path: RowPath) -> Bool {
        guard loadsRows, let row = applied.row(at: path), forgetLoaded(row) else { return false }
        heights.forget(path)
        states.pending.ask(.sizes)
        var isShown = false
        for (_, entry) in configured.living where entry.shown.id == id {
            entry.shown.isStale = true
            isShown = true
        }
        if isShown { states.pending.reconfigure(id) }
        return true
    }

    /// The row of a value of a protocol or class that was loaded. Nil, which is reported, if no input of the generator
    /// declares its type; for generated code.
    @_spi(Generated) public func loadedRow<Value, Row>(_ value: Value?, as row: (Value) -> Row?) -> Row? {
        guard let value else { return nil }
        if let row = row(value) { return row }
        reportUnknownRow(value)
        return nil
    }
}
