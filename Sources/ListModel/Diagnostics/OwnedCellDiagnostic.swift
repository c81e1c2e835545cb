import SourceText

/// What can be wrong with a cell that the context owns.
public enum OwnedCellDiagnostic: DiagnosticCase {
    case ownedCellOfMany(String, row: String, because: String)
    case ownedCellTwice(String, first: SourcePlace)
    case ownedCellWithoutContext(String)
    /// `owner` is the struct that declares the lazy property.
    case ownedCellOfValue(String, owner: String)

    @_optimize(none)
    public static var samples: [Self] {
        [
            .ownedCellOfMany(".owned(\\.nameCell)", row: "names", because: "the property holds several rows"),
            .ownedCellTwice("\\.nameCell", first: SourcePlace(path: "Form.swift", range: SourceRange(0, 0))),
            .ownedCellWithoutContext(".owned(\\.nameCell)"),
            .ownedCellOfValue("nameCell", owner: "FormContext"),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .ownedCellOfMany(let text, let row, let reason):
            DiagnosticEntry(
                "owned-cell-of-many", "`\(text)` is one cell, and `\(row)` may be several rows: \(reason)",
                remedy: "name a class, which is dequeued, or give the row a property of its own in the list: "
                    + "`var name: Field  // listgen:row(cell: \(text))`",
                explanation: """
                    A cell that the context owns is one view, which can be in one place. It is for a row property of the \
                    list, or of a section that is held once: a single value, an optional one or a `Bool`.
                    """,
                wrong: "var names: [Field]  // listgen:row(cell: .owned(\\.nameCell))",
                right: "var name: Field  // listgen:row(cell: .owned(\\.nameCell))")
        case .ownedCellTwice(let path, let first):
            DiagnosticEntry(
                "owned-cell-twice", "two rows of the list show the cell `\(path)`",
                notes: [Diagnostic.Note("here, too", at: first)],
                remedy: "give each row a cell of its own",
                explanation: "A cell is one view, which can be in one place.",
                wrong:
                    "var name: Field  // listgen:row(cell: .owned(\\.cell))\nvar city: Field  // listgen:row(cell: .owned(\\.cell))",
                right:
                    "var name: Field  // listgen:row(cell: .owned(\\.nameCell))\nvar city: Field  // listgen:row(cell: .owned(\\.cityCell))"
            )
        case .ownedCellWithoutContext(let text):
            DiagnosticEntry(
                "owned-cell-without-context", mayFollowFrom: [.faultyMark, .misspeltContext],
                "`\(text)` names a member of the context, and the list has none",
                remedy: "say what owns the cell: `list(.table, context: .weak(FormController))`",
                explanation: "The key path of a cell that is owned begins at the context of the list.",
                wrong:
                    "// listgen:list(.table)\nstruct Form { var name: Field /* listgen:row(cell: .owned(\\.nameCell)) */ }",
                right:
                    "// listgen:list(.table, context: .weak(FormController))\nstruct Form { var name: Field /* listgen:row(cell: .owned(\\.nameCell)) */ }"
            )
        case .ownedCellOfValue(let property, let owner):
            DiagnosticEntry(
                "owned-cell-of-value", "`\(property)` is lazy, so reading it changes the struct `\(owner)`",
                remedy: "make it a `let`, or `\(owner)` a class",
                explanation: """
                    The cell is read whenever the row is looked at. A lazy property of a struct makes another cell in each \
                    copy of it.
                    """,
                wrong: "struct FormContext {\n    lazy var nameCell = NameCell()\n}",
                right: "struct FormContext {\n    let nameCell = NameCell()\n}")
        }
    }
}
