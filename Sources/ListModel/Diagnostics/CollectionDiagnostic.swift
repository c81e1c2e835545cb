import SourceText

/// What can be wrong with what is said of collection views.
public enum CollectionDiagnostic: DiagnosticCase {
    /// `target` shows the list; the argument is of the other kind of list view.
    case argumentOfOtherTarget(String, mark: String, target: ListTarget)
    case headerLengthWithoutView(String, header: String)
    /// `argument` says how long the header is.
    case unmeasuredHeader(String, argument: String)

    @_optimize(none)
    public static var samples: [Self] {
        [
            .argumentOfOtherTarget("estimatedHeight", mark: "list", target: .collection),
            .headerLengthWithoutView("headerHeight", header: "header"),
            .unmeasuredHeader("AlbumHeader", argument: "headerHeight"),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .argumentOfOtherTarget(let argument, let mark, let target):
            DiagnosticEntry(
                "argument-of-other-target",
                "`\(argument)` of `\(mark)` is of \(Self.other(target)) views, and a \(target) view shows this list",
                remedy: "take it out, or write `list(.\(Self.other(target)))`",
                explanation: """
                    A table view asks for heights and estimates of rows. A collection view asks for sizes, insets and \
                    spacings, and a list that it cannot ask would not be shown as the mark says.
                    """,
                wrong: "// listgen:list(.collection, estimatedHeight: 80)\nstruct Feed { var stories: [Story] }",
                right: "// listgen:list(.table, estimatedHeight: 80)\nstruct Feed { var stories: [Story] }")
        case .headerLengthWithoutView(let argument, let header):
            DiagnosticEntry(
                "header-length-without-view", "`\(argument)` is the length of a \(header), and there is none",
                remedy: "add `\(header):`, or say the space around the rows by `insets:`",
                explanation: """
                    A flow layout asks for a view as soon as a header has a length. A collection view leaves space around \
                    the rows of a section by its insets.
                    """,
                wrong: "// listgen:section(headerHeight: 16)\nvar stories: [Story]",
                right: "// listgen:section(insets: 16)\nvar stories: [Story]")
        case .unmeasuredHeader(let view, let argument):
            DiagnosticEntry(
                "unmeasured-header", "nobody says how long `\(view)` is, and it cannot be measured",
                remedy: "add `\(argument):`, or let the list register the class",
                explanation: """
                    A flow layout wants the size of a header before there is one. It is measured by a view of the class \
                    that is made for this; where the app registers the view, listgen does not know how it is made.
                    """,
                wrong: "// listgen:header(registered: false)\nfinal class AlbumHeader: UICollectionReusableView {}",
                right: "// listgen:section(header: AlbumHeader, headerHeight: 28)\nvar albums: [Album]")
        }
    }

    private static func other(_ target: ListTarget) -> ListTarget { target == .table ? .collection : .table }
}
