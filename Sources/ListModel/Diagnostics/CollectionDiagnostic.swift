import SourceText

/// What can be wrong with what is said of collection views.
public enum CollectionDiagnostic: DiagnosticCase {
    /// `target` shows the list; the argument is of the other kind of list view.
    case argumentOfOtherTarget(String, mark: String, target: ListTarget)
    case headerLengthWithoutView(String, header: String)
    /// `header` or `footer` of the list.
    case headerOfCollection(String)
    case contentOfReusableView(String, declared: SourcePlace?)
    /// The sections of a list that say no layout, and where another says one.
    case missingLayout([String], list: String, said: SourcePlace)
    /// The argument, whether it says the kind rather than the length, and where the list layout is said.
    case headerOfListSection(String, isKind: Bool, layout: SourcePlace)
    /// The method, and where a layout is said.
    case flowMethodBesideLayout(String, layout: SourcePlace)
    /// `argument` says how long the header is.
    case unmeasuredHeader(String, argument: String)
    /// The argument, its value, and what it takes.
    case invalidNumber(String, String, takes: String)
    case automaticHeightOfItem
    /// The name of a row whose items have another size.
    case measuredBesideOthers(String)
    /// The method, and the argument that says the same.
    case spaceOfColumns(String, argument: String)

    private static let here = SourcePlace(path: "Home.swift", range: SourceRange(0, 0))

    @_optimize(none)
    public static var samples: [Self] {
        [
            .argumentOfOtherTarget("estimatedHeight", mark: "list", target: .collection),
            .headerLengthWithoutView("headerHeight", header: "header"),
            .headerOfCollection("header"), .contentOfReusableView("AlbumHeader", declared: here),
            .missingLayout(["albums", "tip"], list: "Home", said: here),
            .headerOfListSection("headerHeight", isKind: false, layout: here),
            .flowMethodBesideLayout("collectionView(_:layout:sizeForItemAt:)", layout: here),
            .unmeasuredHeader("AlbumHeader", argument: "headerHeight"),
            .invalidNumber("columns", "0", takes: "a whole number of at least 1"),
            .automaticHeightOfItem, .measuredBesideOthers("banner"),
            .spaceOfColumns("collectionView(_:layout:insetForSectionAt:)", argument: "insets:"),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .argumentOfOtherTarget(let argument, let mark, let target):
            DiagnosticEntry(
                "argument-of-other-target", mayFollowFrom: .faultyMark,
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
                "header-length-without-view", mayFollowFrom: .faultyMark,
                "`\(argument)` is the length of a \(header), and there is none",
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
        case .contentOfReusableView(let name, let declared):
            DiagnosticEntry(
                "content-of-reusable-view",
                (declared == nil ? "a" : "`\(name)` is a `UICollectionReusableView`, which")
                    + (declared == nil ? " `\(name)`" : "") + " has no content configuration",
                notes: declared.map { [Diagnostic.Note("`\(name)` is declared here", at: $0)] } ?? [],
                remedy: "take `view:` out, which makes it a `UICollectionViewListCell`, or fill it by `configure:`",
                explanation: "Of the views of a collection view only cells have one. A cell may be a header, too.",
                wrong: "// listgen:header(view: AlbumHeader, contentConfiguration: { AlbumContent($0) })",
                right: "// listgen:header(contentConfiguration: { AlbumContent($0) })")
        case .missingLayout(let sections, let list, let said):
            DiagnosticEntry(
                "missing-layout", mayFollowFrom: .absence,
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
                "flow-method-with-layout",
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
        case .invalidNumber(let argument, let number, let takes):
            DiagnosticEntry(
                "invalid-number", "`\(argument): \(number)` is not \(takes)", remedy: "write \(takes)",
                explanation: """
                    Columns are counted from 1, the height of an item is its width divided by its aspect, and no height is \
                    below 0. A number that gives rows no size would be seen on a phone only.
                    """,
                wrong: "// listgen:list(.collection, columns: 0)\nstruct Library { var albums: [Album] }",
                right: "// listgen:list(.collection, columns: 3)\nstruct Library { var albums: [Album] }")
        case .automaticHeightOfItem:
            DiagnosticEntry(
                "automatic-height-of-item", "a flow layout measures width and height of an item together",
                remedy: "say a height or an aspect, give the cell a `static func height(for:width:)`, or write "
                    + "`size: .automatic` at the list",
                explanation: """
                    The width of an item follows from the columns. A flow layout cannot keep it and measure the height: \
                    cells with an estimated size choose both.
                    """,
                wrong:
                    "// listgen:list(.collection, columns: 2, height: .automatic)\nstruct Library { var albums: [Album] }",
                right: "// listgen:list(.collection, columns: 2, height: 80)\nstruct Library { var albums: [Album] }")
        case .spaceOfColumns(let method, let argument):
            DiagnosticEntry(
                "space-of-columns", "the widths of items follow from what `\(method)` answers",
                remedy: "write `\(argument)` with a constant, a key path or a closure, and take the method out",
                explanation: """
                    The width of a column is what the insets of its section and the spaces between columns leave. The list \
                    has to know them.
                    """,
                wrong: """
                    // listgen:list(.collection, columns: 2, on: collectionView(_:layout:insetForSectionAt:))
                    struct Library { var albums: [Album] }
                    """,
                right: "// listgen:list(.collection, columns: 2, insets: 16)\nstruct Library { var albums: [Album] }")
        case .measuredBesideOthers(let row):
            DiagnosticEntry(
                "mixed-automatic-sizes",
                "a flow layout measures all items or none, and those of `\(row)` are not to be measured",
                remedy: "write `size: .automatic` at the list alone, or say sizes for all rows",
                explanation: """
                    With an estimated size a flow layout asks each cell how large it is, also one whose size is said.
                    """,
                wrong: """
                    // listgen:list(.collection)
                    struct Search {
                        var tags: [Tag]  // listgen:row(size: .automatic)
                        var albums: [Album]  // listgen:row(height: 80)
                    }
                    """,
                right: "// listgen:list(.collection, size: .automatic)\nstruct Search { var tags: [Tag] }")
        case .unmeasuredHeader(let view, let argument):
            DiagnosticEntry(
                "unmeasured-header", mayFollowFrom: .faultyMark,
                "nobody says how long `\(view)` is, and it cannot be measured",
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
