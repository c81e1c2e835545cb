import SourceText

/// What can be wrong with the views above and below all rows of a table.
extension DiagnosticEntry {
    /// Why a list has a row in every state.
    enum AlwaysThere {
        /// The row is there.
        case itself
        /// The row is there while its section has no other.
        case inPlaceOfOthers
        /// Each case of a section enum has one.
        case inEachCase
    }

    /// `row` is what is there in every state: a row, or a section.
    static func emptyOfListWithRows(_ list: String, row: String, why: AlwaysThere, declared: SourcePlace) -> Self {
        let (cause, note, remedy) =
            switch why {
            case .itself:
                ("the row `\(row)`", "the row is declared here", "take out `empty:`, or make the row optional")
            case .inPlaceOfOthers:
                (
                    "a row, since a section shows one while it is empty", "the row is declared here",
                    "take `empty:` out of the list or out of the section"
                )
            case .inEachCase:
                (
                    "a row, since each case of `\(row)` has one", "the section is declared here",
                    "take out `empty:`, or add a case without rows"
                )
            }
        return Self(
            "empty-of-list-with-rows", "`\(list)` always has \(cause), so `empty:` is never shown",
            notes: [Diagnostic.Note(note, at: declared)], remedy: remedy)
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
