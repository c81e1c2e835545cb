import SourceText

/// What can be wrong with lists in cells.
extension DiagnosticEntry {
    static func nestedListWithoutView(_ list: String, cell: String, row: String) -> Self {
        Self(
            "nested-list-without-view",
            "`\(cell)` has no list view that shows the list `\(list)`",
            remedy: "mark its list view `nested`, or give the cell a `configure` that takes `\(row)`")
    }

    static func nestedViewOfOtherType(_ name: String, list: String, type: String?) -> Self {
        Self(
            "nested-view-of-other-type",
            "`\(name)` cannot show the list `\(list)`" + (type.map { ": it is `\($0)`" } ?? ""),
            remedy:
                "make it the `UITableView` or `UICollectionView` of that list, with a written type that is not private")
    }

    static func secondNestedView(_ name: String, cell: String, first: String) -> Self {
        Self(
            "second-nested-view", "`\(cell)` marks `\(first)` as `nested` already",
            remedy: "take one of the marks away, and fill `\(name)` in `configure`")
    }

    static func recursiveNestedList(_ list: String) -> Self {
        Self(
            "recursive-nested-list", "`\(list)` is nested in itself",
            remedy: "make the inner rows a list of another type, or mark the property `ignore`")
    }

    static func nestedListWithoutContext(_ list: String, context: String, offers: OfferedValues) -> Self {
        Self(
            "nested-list-without-context",
            "there is no `\(context)` for the list `\(list)`",
            notes: offers.notes,
            remedy: "give the outer list a context that is a `\(context)`, or has one stored property of it")
    }

    static func closuresForNestedList(_ list: String, inner: String) -> Self {
        Self(
            "closures-for-nested-list", "the actions of `\(list)` cannot inherit `\(inner)` as closures",
            remedy: "leave `actions: .closures` out")
    }

    static func nestedListNotYet(_ list: String, what: String) -> Self {
        Self(
            "nested-list-not-yet", "\(what) of a list in a cell, here `\(list)`, is not built yet",
            remedy: "fill the cell in a `configure` of its own, which calls `show(_:as:offsets:)`")
    }
}

/// What can be wrong with the type parameters of lists.
extension DiagnosticEntry {
    /// Generic, and nothing that may be.
    static func genericType(_ name: String, isList: Bool) -> Self {
        Self(
            "generic-type",
            isList
                ? "`\(name)` asks for more of its type parameters than that they conform, which is not yet built"
                : "`\(name)` is generic, which is not yet built",
            remedy: isList
                ? "ask for conformances of the parameters alone: no `==`, no `Item.ID: Hashable` of a type inside of one, no "
                    + "`each`, no values as parameters"
                : "mark a type without type parameters; only lists and section structs can have some")
    }

    static func insideGenericType(_ name: String, outer: String, declared: SourcePlace) -> Self {
        Self(
            "inside-generic-type", "`\(name)` is inside of `\(outer)`, which is generic",
            notes: [Diagnostic.Note("`\(outer)` is declared here", at: declared)],
            remedy: "move `\(name)` out of `\(outer)`")
    }

    static func typeParameterOfGeneratedName(_ name: String, of owner: String) -> Self {
        Self(
            "type-parameter-of-generated-name",
            "the type parameter `\(name)` of `\(owner)` would be hidden by the generated type of that name",
            remedy: "give the parameter another name")
    }

    static func typeParameterOfTypeName(_ name: String, of owner: String, declared: SourcePlace) -> Self {
        Self(
            "type-parameter-of-type-name",
            "the type parameter `\(name)` of `\(owner)` has the name of a type",
            notes: [Diagnostic.Note("`\(name)` is declared here", at: declared)],
            remedy: "give the parameter another name")
    }
}
