import SourceText

/// What can be wrong with what is said of collection views.
public enum CollectionDiagnostic: DiagnosticCase {
    /// `target` shows the list; the argument is of the other kind of list view.
    case argumentOfOtherTarget(String, mark: String, target: ListTarget)
    case headerLengthWithoutView(String, header: String)
    /// `header` or `footer` of the list.
    case headerOfCollection(String)
    /// The sections of a list that say no layout, and where another says one.
    case missingLayout([String], list: String, said: SourcePlace)
    /// The argument, whether it says the kind rather than the length, and where the list layout is said.
    case headerOfListSection(String, isKind: Bool, layout: SourcePlace)
    /// The method, and where a layout is said.
    case flowMethodBesideLayout(String, layout: SourcePlace)
    /// `argument` says how long the header is.
    case unmeasuredHeader(String, argument: String)

    private static let here = SourcePlace(path: "Home.swift", range: SourceRange(0, 0))

    @_optimize(none)
    public static var samples: [Self] {
        [
            .argumentOfOtherTarget("estimatedHeight", mark: "list", target: .collection),
            .headerLengthWithoutView("headerHeight", header: "header"),
            .headerOfCollection("header"),
            .missingLayout(["albums", "tip"], list: "Home", said: here),
            .headerOfListSection("headerHeight", isKind: false, layout: here),
            .flowMethodBesideLayout("collectionView(_:layout:sizeForItemAt:)", layout: here),
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
        case .headerOfCollection(let side):
            DiagnosticEntry(
                "header-of-collection", "a collection view has no \(side) of its own",
                remedy:
                    "make it a section: a property \(side == "header" ? "before" : "after") the others, with a cell",
                explanation:
                    "`tableHeaderView` and `tableFooterView` are of table views. A row of its own looks the same.",
                wrong: "// listgen:list(.collection, header: .view(\\.banner))\nstruct Feed { var stories: [Story] }",
                right: """
                    // listgen:list(.collection)
                    struct Feed {
                        var banner: Banner
                        var stories: [Story]
                    }
                    """)
        case .missingLayout(let sections, let list, let said):
            DiagnosticEntry(
                "missing-layout",
                "nothing says how \(Phrase.listed(sections.map { "`\($0)`" }, "and")) of `\(list)` "
                    + "\(sections.count == 1 ? "is" : "are") laid out",
                notes: [Diagnostic.Note("another section has a layout here", at: said)],
                remedy: "add `layout:` to the section, or to the list for all sections that say none",
                explanation: """
                    A compositional layout lays out all sections of a collection view: UIKit ends the app where one has no \
                    layout.
                    """,
                wrong: """
                    // listgen:list(.collection)
                    struct Home {
                        var tip: Tip?
                        // listgen:section(layout: .grid(columns: 2))
                        var albums: [Album]
                    }
                    """,
                right: """
                    // listgen:list(.collection, layout: .list())
                    struct Home {
                        var tip: Tip?
                        // listgen:section(layout: .grid(columns: 2))
                        var albums: [Album]
                    }
                    """)
        case .headerOfListSection(let argument, let isKind, let layout):
            DiagnosticEntry(
                "header-of-list-section",
                "`\(argument)` says nothing to a list section, whose header and footer UIKit "
                    + (isKind ? "calls by its own names" : "measures"),
                notes: [Diagnostic.Note("the layout of the section", at: layout)],
                remedy: "take it out" + (isKind ? "" : ", and let the constraints of the view say it"),
                explanation: """
                    UIKit places and measures the headers and footers of a list section by itself: a length or a kind that \
                    is said for one would not be seen.
                    """,
                wrong: "// listgen:section(layout: .list(), header: \"Tips\", headerHeight: 40)\nvar tips: [Tip]",
                right: "// listgen:section(layout: .list(), header: \"Tips\")\nvar tips: [Tip]")
        case .flowMethodBesideLayout(let method, let layout):
            DiagnosticEntry(
                "flow-method-beside-layout",
                "`\(method)` is asked by flow layouts, and `layout:` gives the view another",
                notes: [Diagnostic.Note("the layout", at: layout)],
                remedy: "take it out, and say it by the layout",
                explanation:
                    "With `layout:` a collection view has a compositional layout, which asks its delegate for no sizes.",
                wrong: """
                    // listgen:list(.collection, layout: .list(), on: collectionView(_:layout:sizeForItemAt:))
                    struct Feed { var stories: [Story] }
                    """,
                right: "// listgen:list(.collection, layout: .list())\nstruct Feed { var stories: [Story] }")
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
