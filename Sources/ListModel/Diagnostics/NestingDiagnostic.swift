import SourceText

/// What can be wrong with lists in cells.
public enum NestingDiagnostic: DiagnosticCase {
    case nestedListWithoutView(String, cell: String, row: String)
    case nestedViewOfOtherType(String, list: String, type: String?)
    case secondNestedView(String, cell: String, first: String)
    case recursiveNestedList(String)
    case nestedListWithoutContext(String, context: String, offers: OfferedValues)
    case closuresForNestedList(String, inner: String)
    case nestedListNotYet(String, what: String)

    @_optimize(none)
    public static var samples: [Self] {
        [
            .nestedListWithoutView("Shelf", cell: "ShelfCell", row: "shelves"),
            .nestedViewOfOtherType("shelf", list: "Shelf", type: "UIView"),
            .secondNestedView("other", cell: "ShelfCell", first: "shelf"),
            .recursiveNestedList("Shelf"),
            .nestedListWithoutContext("Shelf", context: "Theme", offers: OfferedValues(["context: Covers"])),
            .closuresForNestedList("Library", inner: "Shelf.Actions"),
            .nestedListNotYet("Shelf", what: "`actions: .closures`"),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .nestedListWithoutView(let list, let cell, let row):
            DiagnosticEntry(
                "nested-list-without-view", mayFollowFrom: .absence,
                "`\(cell)` has no list view that shows the list `\(list)`",
                remedy: "mark its list view `nested`, or give the cell a `configure` that takes `\(row)`",
                explanation: """
                    A row that is a list is shown by a list view in its cell. The outer list fills it, and keeps how far it \
                    is scrolled for each row.
                    """,
                wrong: "let shelf = UITableView()", right: "let shelf = UITableView()  // listgen:nested")
        case .nestedViewOfOtherType(let name, let list, let type):
            DiagnosticEntry(
                "nested-view-of-other-type", mayFollowFrom: .absence,
                "`\(name)` cannot show the list `\(list)`" + (type.map { ": it is `\($0)`" } ?? ""),
                remedy:
                    "make it the `UITableView` or `UICollectionView` of that list, with a written type that is not private",
                explanation: "The class that is generated for a list fills one kind of list view.",
                wrong: "let shelf: UIView  // listgen:nested", right: "let shelf: UITableView  // listgen:nested")
        case .secondNestedView(let name, let cell, let first):
            DiagnosticEntry(
                "second-nested-view", "`\(cell)` marks `\(first)` as `nested` already",
                remedy: "take one of the marks away, and fill `\(name)` in `configure`",
                explanation: "A row is one list, and is shown in one view.",
                wrong: "let a = UITableView()  // listgen:nested\nlet b = UITableView()  // listgen:nested",
                right: "let a = UITableView()  // listgen:nested\nlet b = UITableView()")
        case .recursiveNestedList(let list):
            DiagnosticEntry(
                "recursive-nested-list", "`\(list)` is nested in itself",
                remedy: "make the inner rows a list of another type, or mark the property `ignore`",
                explanation: "The cells of a list that holds itself would have no end.",
                wrong: "// listgen:list(.table)\nstruct Shelf { var shelves: [Shelf] }",
                right: "// listgen:list(.table)\nstruct Library { var shelves: [Shelf] }")
        case .nestedListWithoutContext(let list, let context, let offers):
            DiagnosticEntry(
                "nested-list-without-context", mayFollowFrom: [.absence, .misspeltContext],
                "there is no `\(context)` for the list `\(list)`",
                notes: offers.notes,
                remedy: "give the outer list a context that is a `\(context)`, or has one stored property of it",
                explanation: "The context of a list in a cell is that of the outer list, or a stored property of it.",
                wrong: "// listgen:list(.table)\nstruct Library { var shelves: [Shelf] }",
                right: "// listgen:list(.table, context: Theme)\nstruct Library { var shelves: [Shelf] }")
        case .closuresForNestedList(let list, let inner):
            DiagnosticEntry(
                "closures-for-nested-list", "the actions of `\(list)` cannot inherit `\(inner)` as closures",
                remedy: "leave `actions: .closures` out",
                explanation: "The actions of an outer list inherit those of the lists in its cells, as protocols do.",
                wrong: "// listgen:list(.table, actions: .closures)", right: "// listgen:list(.table)")
        case .nestedListNotYet(let list, let what):
            DiagnosticEntry(
                "nested-list-not-yet", "\(what) of a list in a cell, here `\(list)`, is not built yet",
                remedy: "fill the cell in a `configure` of its own, which calls `show(_:as:offsets:)`",
                explanation: "What is not built is refused, so that nothing is ignored.",
                wrong: "// listgen:list(.table, actions: .closures)", right: "// listgen:list(.table)")
        }
    }
}
