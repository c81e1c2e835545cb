import SourceText

/// What can be wrong with a cell that the context owns, or whose class it holds.
extension DiagnosticEntry {
    static func ownedCellOfMany(_ text: String, row: String, because reason: String) -> Self {
        Self(
            "owned-cell-of-many", "`\(text)` is one cell, and `\(row)` may be several rows: \(reason)",
            remedy: "name a class, which is dequeued, or give the row a property of its own in the list: "
                + "`var name: Field  // listgen:row(cell: \(text))`")
    }

    static func ownedCellsOfOne(_ text: String, row: String) -> Self {
        Self(
            "owned-cells-of-one", "`\(text)` is an array of cells, and `\(row)` is one row",
            remedy: "name a property that is one cell, or make the row an array")
    }

    static func ownedCellsWithoutPosition(_ text: String, row: String) -> Self {
        Self(
            "owned-cells-without-position",
            "`\(text)` has a cell for each place, and nothing says that the rows of `\(row)` stay in theirs",
            remedy: "write `row(id: .position, cell: \(text))`")
    }

    static func ownedCellTwice(_ path: String, first: SourcePlace) -> Self {
        Self(
            "owned-cell-twice", "two rows of the list show the cell `\(path)`",
            notes: [Diagnostic.Note("here, too", at: first)],
            remedy: "give each row a cell of its own")
    }

    static func ownedCellWithoutContext(_ text: String) -> Self {
        Self(
            "owned-cell-without-context",
            "`\(text)` names a member of the context, but the list has no context",
            remedy: "say what owns the cell: `list(.table, context: .weak(FormController))`")
    }

    /// `owner` is the struct that declares the lazy property.
    static func ownedCellOfValue(_ property: String, owner: String) -> Self {
        Self(
            "owned-cell-of-value", "`\(property)` is lazy, so reading it changes the struct `\(owner)`",
            remedy: "make it a `let`, or `\(owner)` a class")
    }

    static func heldClassWithoutContext(_ text: String) -> Self {
        Self(
            "class-without-context", "`\(text)` names a member of the context, but the list has no context",
            remedy: "say what holds the class: `list(.table, context: FeedContext)`")
    }

    static func noHeldClass(_ path: String, type: String) -> Self {
        Self(
            "no-held-class", "`\(path)` is a `\(type)`, and `.class` takes a member that holds a class",
            remedy: "declare it as the class of the cells, such as `var cell: StoryCell.Type`")
    }

    static func argumentBesideHeldClass(_ argument: String, cell: String) -> Self {
        Self(
            "argument-with-held-class",
            "`\(argument):` can't be combined with `\(cell)`: the class makes its own cells",
            remedy: "remove `\(argument):`, or name a class")
    }
}
