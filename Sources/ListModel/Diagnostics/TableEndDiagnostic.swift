import SourceText

/// What can be wrong with the views above and below all rows of a table.
public enum TableEndDiagnostic: DiagnosticCase {
    case noTableEnd(String, because: String, declared: SourcePlace?)
    /// `declared` is what in the class says so.
    case tableEndNotMade(String, because: String, declared: SourcePlace)

    private static let here = SourcePlace(path: "Feed.swift", range: SourceRange(0, 0))

    @_optimize(none)
    public static var samples: [Self] {
        [
            .noTableEnd("StoryCell", because: "it is a `UITableViewCell`", declared: here),
            .tableEndNotMade(
                "FeedHeader", because: "it declares `init(title:)` and does not inherit `init(frame:)`",
                declared: here),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .noTableEnd(let name, let reason, let declared):
            DiagnosticEntry(
                "no-table-end", mayFollowFrom: .absence,
                "`\(name)` cannot be above or below the rows of a table: \(reason)",
                notes: declared.map { [Diagnostic.Note("`\(name)` is declared here", at: $0)] } ?? [],
                remedy: "name the class of a plain `UIView`, or `.view(...)`",
                explanation: """
                    The list makes one view of the class and fills it. Cells and the headers of sections are dequeued by \
                    the table view, which lays them out itself.
                    """,
                wrong: "// listgen:list(.table, header: StoryCell)\nstruct Feed { var stories: [Story] }",
                right: "// listgen:list(.table, header: FeedHeader)\nstruct Feed { var stories: [Story] }")
        case .tableEndNotMade(let name, let reason, let declared):
            DiagnosticEntry(
                "table-end-not-made", mayFollowFrom: .faultyMark,
                "a list cannot make `\(name)`: \(reason)",
                notes: [Diagnostic.Note("it is declared here", at: declared)],
                remedy: "name a function that makes it, as in `.view(makeHeader)`, or the view itself, as in "
                    + "`.view(\\.banner)`",
                explanation: """
                    The view of a class is made by `init()`. A view that needs more, or comes from a nib that is not among \
                    the inputs, is made by the app.
                    """,
                wrong: """
                    // listgen:list(.table, header: FeedHeader)
                    struct Feed { var stories: [Story] }
                    final class FeedHeader: UIView { init(title: String) { ... } }
                    """,
                right: """
                    // listgen:list(.table, header: .view({ _ in FeedHeader(title: "Today") }))
                    struct Feed { var stories: [Story] }
                    """)
        }
    }
}
