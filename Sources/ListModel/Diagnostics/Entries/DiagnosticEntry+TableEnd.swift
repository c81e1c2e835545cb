import SourceText

/// What can be wrong with the views above and below all rows of a table.
extension DiagnosticEntry {
    /// `row` is there in every state.
    /// `isInPlace` if the row is there while its section has no other.
    static func emptyOfListWithRows(_ list: String, row: String, isInPlace: Bool, declared: SourcePlace) -> Self {
        Self(
            "empty-of-list-with-rows",
            isInPlace
                ? "`\(list)` always has a row, since a section shows one while it is empty, so `empty:` is never shown"
                : "`\(list)` always has the row `\(row)`, so `empty:` is never shown",
            notes: [Diagnostic.Note("the row is declared here", at: declared)],
            remedy: isInPlace
                ? "take `empty:` out of the list or out of the section"
                : "take out `empty:`, or make the row optional")
    }

    static func noTableEnd(_ name: String, because reason: String, declared: SourcePlace?) -> Self {
        Self(
            "no-table-end",
            "`\(name)` cannot be above or below the rows of a table: \(reason)",
            notes: declared.map { [Diagnostic.Note("`\(name)` is declared here", at: $0)] } ?? [],
            remedy: "name the class of a plain `UIView`, or `.view(...)`")
    }

    /// `declared` is what in the class says so.
    static func tableEndNotMade(_ name: String, because reason: String, declared: SourcePlace) -> Self {
        Self(
            "table-end-not-made",
            "a list cannot make `\(name)`: \(reason)",
            notes: [Diagnostic.Note("it is declared here", at: declared)],
            remedy: "name a function that makes it, as in `.view(makeHeader)`, or the view itself, as in "
                + "`.view(\\.banner)`")
    }
}
