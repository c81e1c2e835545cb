import SourceText

/// What can be wrong with heights and events.
public enum EventDiagnostic: DiagnosticCase {
    case twoHeights(String, first: SourcePlace)
    case twoCellHeights(String, methods: [String], first: SourcePlace)
    case unfillableHeight(
        String, method: String, cell: String, offers: OfferedValues, row: String, argument: String, used: SourcePlace)
    case eventWithoutDelegate(String)
    case headerWithoutDelegate(String)
    case twoHeaders(String, mark: SourcePlace)
    case viewWithoutContext(String)
    /// `isSelected` if rows take `select`.
    case neverDeselected(list: String, isSelected: Bool)
    case heightWithoutHeader(String, header: String)
    /// The property, the argument that names it, and the section struct.
    case propertyAsTitle(String, argument: String, of: String)
    case twoEventMethods(String, cell: String, first: SourcePlace)
    case eventTakenByCell(String, row: String, cell: String, method: SourcePlace)
    case unfillableEvent(String, method: String, cell: String, offers: OfferedValues, used: SourcePlace)
    case unknownDelegateMethod(String, near: String?)
    case ambiguousDelegateMethod(String, example: String)
    /// `argument` is that of the marks which the table implements it for; nil if every table does.
    case emittedDelegateMethod(String, argument: String?)
    /// The method that is named, and the one that its protocol needs beside it.
    case missingRequiredMethod(String, required: String, of: String)

    private static let here = SourcePlace(path: "Feed.swift", range: SourceRange(0, 0))

    @_optimize(none)
    public static var samples: [Self] {
        [
            .twoHeights("SDK.Song", first: here),
            .twoCellHeights("StoryCell", methods: ["height(for:)", "height(of:)"], first: here),
            .unfillableHeight(
                "mode: Mode", method: "height(for:mode:)", cell: "StoryCell",
                offers: OfferedValues(["stories: Story", "width: CGFloat"]), row: "stories", argument: "row(height",
                used: here),
            .eventWithoutDelegate("`select`"),
            .headerWithoutDelegate("AccountHeader"),
            .twoHeaders("header", mark: here), .viewWithoutContext(".view(\\.banner)"),
            .neverDeselected(list: "Feed", isSelected: true),
            .heightWithoutHeader("headerHeight", header: "header"),
            .propertyAsTitle("name", argument: "header", of: "Shelf"),
            .twoEventMethods("select", cell: "StoryCell", first: here),
            .eventTakenByCell("select", row: "tracks", cell: "TrackCell", method: here),
            .unfillableEvent(
                "mode: Mode", method: "tapped(mode:)", cell: "StoryCell", offers: OfferedValues(["stories: Story"]),
                used: here),
            .unknownDelegateMethod("scrollViewDidScrol", near: "scrollViewDidScroll"),
            .ambiguousDelegateMethod("tableView", example: "tableView(_:willBeginEditingRowAt:)"),
            .emittedDelegateMethod("tableView(_:didSelectRowAt:)", argument: "on: select"),
            .missingRequiredMethod(
                "tableView(_:canHandle:)", required: "tableView(_:performDropWith:)", of: "UITableViewDropDelegate"),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .twoHeights(let name, let first):
            DiagnosticEntry(
                "two-heights", "`\(name)` has two heights",
                notes: [Diagnostic.Note("the first is here", at: first)],
                remedy: "keep one; a height that varies is a key path, a closure, or a static method of each cell",
                explanation: """
                    Of several places the narrower says the height; two at one place contradict each other. All \
                    typealiases of a model are one place.
                    """,
                wrong:
                    "// listgen:row(height: 44)\ntypealias Song = SDK.Song\n// listgen:row(height: 60)\ntypealias Track = SDK.Song",
                right: "// listgen:row(height: 44)\ntypealias Song = SDK.Song\ntypealias Track = SDK.Song")
        case .twoCellHeights(let cell, let methods, let first):
            DiagnosticEntry(
                "two-cell-heights",
                "`\(cell)` says its height twice: \(Phrase.listed(methods.map { "`\($0)`" }, "and"))",
                notes: [Diagnostic.Note("the first is here", at: first)],
                remedy: "mark the one that counts `// listgen:height`, or keep one",
                explanation: "A static method or property named `height` of type CGFloat says how high a cell is.",
                wrong: "static func height(for story: Story) -> CGFloat\nstatic func height(width: CGFloat) -> CGFloat",
                right: "static func height(for story: Story, width: CGFloat) -> CGFloat")
        case .unfillableHeight(let parameter, let method, let cell, let offers, let row, let argument, let used):
            DiagnosticEntry(
                "unfillable-height", mayFollowFrom: [.absence, .misspeltContext],
                "nothing fills `\(parameter)` of `\(method)`",
                notes: [
                    Diagnostic.Note("`\(row)` is shown by `\(cell)`", at: used)
                ] + offers.notes,
                remedy: "put a value of that type into the context, or "
                    + (argument.isEmpty ? "let the constraints of the view say it" : "write `\(argument): ...)`")
                    + (argument.hasPrefix("row") ? " at `\(row)`" : ""),
                explanation:
                    "The parameters of a height method are filled by their types, as those of a configure method.",
                wrong: "static func height(for story: Story, mode: Mode) -> CGFloat",
                right: "static func height(for story: Story, width: CGFloat) -> CGFloat")
        case .eventWithoutDelegate(let event):
            DiagnosticEntry(
                "event-without-delegate", "\(event) is asked of the delegate, which the app keeps",
                remedy: "take it out and implement the delegate method, or take `delegate: .mine` out of the list",
                explanation: "With `delegate: .mine` the generated table is the data source only.",
                wrong:
                    "// listgen:list(.table, delegate: .mine)\nstruct Feed { var stories: [Story] /* listgen:row(on: select) */ }",
                right: "// listgen:list(.table)\nstruct Feed { var stories: [Story] /* listgen:row(on: select) */ }")
        case .neverDeselected(let list, let isSelected):
            DiagnosticEntry(
                "never-deselected", "`deselect` never happens: the table of `\(list)` deselects each row after its tap",
                remedy: (isSelected ? "write `list(.table, deselects: false)`" : "take `deselects: true` out")
                    + ", or take `deselect` out",
                explanation: """
                    UIKit tells of a row that the user deselects. By default the generated table takes the selection \
                    back itself, so that no row stays selected for the user to deselect.
                    """,
                wrong: "// listgen:list(.table, on: [select, deselect])",
                right: "// listgen:list(.table, deselects: false, on: [select, deselect])")
        case .headerWithoutDelegate(let view):
            DiagnosticEntry(
                "header-without-delegate", "`\(view)` is asked of the delegate, which the app keeps",
                remedy: "give a title, or take `delegate: .mine` out of the list",
                explanation: "Titles of sections are asked of the data source, header views of the delegate.",
                wrong: "// listgen:section(header: AccountHeader)", right: "// listgen:section(header: \\.title)")
        case .twoHeaders(let side, let mark):
            DiagnosticEntry(
                "two-headers", mayFollowFrom: .faultyMark,
                "the section has a `\(side)` of its section mark and one of a `\(side)` mark",
                notes: [Diagnostic.Note("the `\(side)` mark is here", at: mark)],
                remedy: "take one of them out",
                explanation: """
                    `section(header: ...)` is the short form for one title or view. Several views, or one with a condition, \
                    are `header` marks, and a section has either.
                    """,
                wrong: "// listgen:section(header: \"News\")\n// listgen:header(view: NewsHeader)\nvar news: [Story]",
                right: "// listgen:header(view: NewsHeader)\nvar news: [Story]")
        case .viewWithoutContext(let value):
            DiagnosticEntry(
                "view-without-context", mayFollowFrom: .faultyMark,
                "`\(value)` reads the context, and the list has none",
                remedy: "write `context:` in the mark of the list, or name a function that makes the view",
                explanation: "A key path in `.view(...)` leads from the context of the list to the view that it holds.",
                wrong: "// listgen:list(.table)\n// listgen:section(header: .view(\\.banner))",
                right:
                    "// listgen:list(.table, context: .weak(FeedController))\n// listgen:section(header: .view(\\.banner))"
            )
        case .propertyAsTitle(let name, let argument, let type):
            DiagnosticEntry(
                "property-as-title",
                "`\(argument): \(name)` names a constant, but `\(name)` is a property of `\(type)`",
                remedy: "write `\(argument): \\.\(name)`; a constant of that name is `\(argument): { _ in \(name) }`",
                explanation: """
                    A name alone is a constant or a class. What differs from section to section is read by a key \
                    path, or by a closure that gets the section.
                    """,
                wrong: "// listgen:section(header: name)\nstruct Shelf { var name: String }",
                right: "// listgen:section(header: \\.name)\nstruct Shelf { var name: String }")
        case .heightWithoutHeader(let name, let header):
            DiagnosticEntry(
                "height-without-header", "`\(name)` is automatic, but the section has no \(header) to measure",
                remedy: "add `\(header):`, or write a number",
                explanation: "A height without a title or view is a space, whose height has to be said.",
                wrong: "// listgen:section(headerHeight: .automatic)",
                right: "// listgen:section(headerHeight: 28)")
        case .twoEventMethods(let event, let cell, let first):
            DiagnosticEntry(
                "two-event-methods", "two methods of `\(cell)` take `\(event)`",
                notes: [Diagnostic.Note("the first is here", at: first)],
                remedy: "take the mark away from one and call it from the other",
                explanation: "An event of a row is taken by one method of its cell.",
                wrong: "// listgen:on(select)\nfunc tapped()\n// listgen:on(select)\nfunc pressed()",
                right: "// listgen:on(select)\nfunc tapped()")
        case .eventTakenByCell(let event, let row, let cell, let method):
            DiagnosticEntry(
                "event-taken-by-cell",
                "`\(event)` of `\(row)` is taken by a method of `\(cell)`, so nobody would hear this",
                notes: [Diagnostic.Note("the method is marked here", at: method)],
                remedy:
                    "take `\(event)` out of the mark, or `on(\(event))` off the method; every cell of a row takes it or none",
                explanation: """
                    A cell whose method is marked `on(...)` takes the event itself. A row that also asks the actions, or \
                    whose other cells have no such method, would lose events without a word.
                    """,
                wrong:
                    "var tracks: [Track]  // listgen:row(on: select)\n// listgen:on(select)\nfunc play(track: Track) {}",
                right: "var tracks: [Track]\n// listgen:on(select)\nfunc play(track: Track) {}")
        case .unfillableEvent(let parameter, let method, let cell, let offers, let used):
            DiagnosticEntry(
                "unfillable-event", mayFollowFrom: [.absence, .misspeltContext],
                "nothing fills `\(parameter)` of `\(method)`",
                notes: [
                    Diagnostic.Note("a row is shown by `\(cell)` here", at: used)
                ] + offers.notes,
                remedy: "take the parameter out, or give it a default",
                explanation:
                    "The parameters of an event method are filled by their types, as those of a configure method.",
                wrong: "// listgen:on(select)\nfunc tapped(mode: Mode)", right: "// listgen:on(select)\nfunc tapped()")
        case .unknownDelegateMethod(let name, let near):
            DiagnosticEntry(
                "unknown-delegate-method", "there is no event and no UIKit delegate method `\(name)`",
                remedy: near.map { "did you mean `\($0)`?" }
                    ?? "write `select`, `deselect`, `willDisplay`, `didEndDisplaying` or a method of a UIKit protocol of "
                    + "its list view, such as `scrollViewDidScroll`",
                explanation:
                    "`on:` of a list names events of its rows and methods of the UIKit delegates, by base or full name.",
                wrong: "// listgen:list(.table, on: scrollViewDidScrol)",
                right: "// listgen:list(.table, on: scrollViewDidScroll)")
        case .ambiguousDelegateMethod(let name, let example):
            DiagnosticEntry(
                "ambiguous-delegate-method", "several UIKit delegate methods have the base name `\(name)`",
                remedy: "write the full name, such as `\(example)`",
                explanation:
                    "Most methods of UITableViewDelegate are called `tableView`; their labels tell them apart.",
                wrong: "// listgen:list(.table, on: tableView)",
                right: "// listgen:list(.table, on: tableView(_:willBeginEditingRowAt:))")
        case .emittedDelegateMethod(let name, let argument):
            DiagnosticEntry(
                "emitted-delegate-method",
                "`\(name)` is implemented by the generated table, "
                    + (argument.map { "because marks of the list say `\($0)`" } ?? "which answers it from the state"),
                remedy: argument.map {
                    "take it out and say the rest with `\($0)`, or keep it and take every `\($0)` out"
                } ?? "take it out: the properties of the list are its sections and rows, and `configure:` fills a cell",
                explanation: """
                    A method has one implementation. If no mark of a list asks for it, the list passes it through to \
                    the actions; otherwise the marks answer it.
                    """,
                wrong:
                    "// listgen:list(.table, on: [select, tableView(_:didSelectRowAt:)])\nstruct Feed { var stories: [Story] }",
                right: "// listgen:list(.table, on: select)\nstruct Feed { var stories: [Story] }")
        case .missingRequiredMethod(let name, let required, let owner):
            DiagnosticEntry(
                "missing-required-method", "`\(name)` needs `\(required)` beside it, which `\(owner)` requires",
                remedy: "add `\(required)` to `on:`",
                explanation: """
                    The generated table conforms to the protocol as soon as one of its methods is passed through, and \
                    UIKit calls what the protocol requires.
                    """,
                wrong: "// listgen:list(.table, on: tableView(_:canHandle:))",
                right: "// listgen:list(.table, on: [tableView(_:performDropWith:), tableView(_:canHandle:)])")
        }
    }
}
