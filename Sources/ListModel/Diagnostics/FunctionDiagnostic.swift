import SourceText

/// What can be wrong with a function that a mark names, and with the context whose methods serve.
public enum FunctionDiagnostic: DiagnosticCase {
    /// `near` are functions of that base name. `cell` is the class to fill, if that is what it is for.
    case unknownFunction(String, argument: String, cell: String?, near: [String])
    /// A name that is no value there: what it is, and the way out.
    case noValue(String, argument: String, what: String, way: String, at: SourcePlace)
    case functionWithoutCell(String, cell: String, declared: SourcePlace)
    case ambiguousFunction(String, functions: [String], places: [SourcePlace])
    /// `owner` is the type that declares it.
    case hiddenFunction(
        String, owner: String?, level: String, isOfExtension: Bool, at: SourcePlace, isInline: Bool = false)
    /// A function outside of types, and the member that its name means in generated code.
    case coveredFunction(String, by: String, declared: SourcePlace?)
    case contextKeptAlive(String, declared: SourcePlace)
    case weakValue(String, kind: String, declared: SourcePlace?)

    private static let here = SourcePlace(path: "Feed.swift", range: SourceRange(0, 0))

    @_optimize(none)
    public static var samples: [Self] {
        [
            .unknownFunction(
                "Cells.fill(_:with:)", argument: "configure", cell: "StoryCell", near: ["fill(_:story:)"]),
            .noValue(
                "rowHeight", argument: "height", what: "a function", way: "write `rowHeight(of:)`", at: here),
            .functionWithoutCell("Cells.fill(_:)", cell: "StoryCell", declared: here),
            .ambiguousFunction("fill", functions: ["fill(_:with:)", "fill(_:story:)"], places: [here, here]),
            .hiddenFunction("fill(_:)", owner: "FeedController", level: "private", isOfExtension: false, at: here),
            .coveredFunction("fill", by: "Notes.fill", declared: here),
            .contextKeptAlive("FeedController", declared: here),
            .weakValue("FeedContext", kind: "a struct", declared: here),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .unknownFunction(let name, let argument, let cell, let near):
            DiagnosticEntry(
                "unknown-function", mayFollowFrom: .absence, "there is no function `\(name)` that a row here can call",
                remedy: near.isEmpty
                    ? "declare it" + (cell.map { " with a parameter for the `\($0)`" } ?? "")
                        + ", or write a closure: `\(argument): { \(cell == nil ? argument == "view" ? "section" : "row" : "cell, row") in ... }`"
                    : "did you mean \(Phrase.anyOf(near))?",
                explanation: """
                    An argument that takes a closure takes the name of a function as well. It is looked for in the types \
                    around the row, in its cell and among the functions of the module, then in the list and in its \
                    context, whose methods serve too; its parameters are filled by their types. A function of a \
                    foreign module is called from a closure.
                    """,
                wrong: "// listgen:row(cell: StoryCell, configure: Cells.fil)",
                right: "// listgen:row(cell: StoryCell, configure: Cells.fill)")
        case .noValue(let name, let argument, let what, let way, let place):
            DiagnosticEntry(
                "no-value", mayFollowFrom: .faultyMark,
                "`\(name)` is \(what), and `\(argument)` takes a value by that name",
                notes: [Diagnostic.Note("`\(name)` is declared here", at: place)], remedy: way,
                explanation: """
                    A bare name in an argument that takes a value is a constant. A function is named with its labels, and an \
                    expression names `row`, `section`, `context` and `metrics` if it reads them.
                    """,
                wrong: """
                    // listgen:list(.table, height: rowHeight)
                    struct Feed { var stories: [Story] }
                    func rowHeight(of story: Story) -> CGFloat { 44 }
                    """,
                right: """
                    // listgen:list(.table, height: rowHeight(of:))
                    struct Feed { var stories: [Story] }
                    func rowHeight(of story: Story) -> CGFloat { 44 }
                    """)
        case .functionWithoutCell(let name, let cell, let declared):
            DiagnosticEntry(
                "function-without-cell", mayFollowFrom: .faultyMark,
                "`\(name)` does not take the `\(cell)` that it should fill",
                notes: [Diagnostic.Note("`\(name)` is declared here", at: declared)],
                remedy: "give it a parameter for the `\(cell)`, or write a closure: `configure: { cell, row in ... }`",
                explanation: "`configure:` names a function that fills the cell, so one of its parameters is the cell.",
                wrong: "static func fill(_ story: Story) {}\n// listgen:row(cell: StoryCell, configure: Cells.fill)",
                right:
                    "static func fill(_ cell: StoryCell, _ story: Story) {}\n// listgen:row(cell: StoryCell, configure: Cells.fill)"
            )
        case .ambiguousFunction(let name, let functions, let places):
            DiagnosticEntry(
                "ambiguous-function",
                "`\(name)` may be \(Phrase.listed(functions.map { "`\($0)`" }, "or"))",
                notes: zip(functions, places).map { Diagnostic.Note("`\($0)` is one", at: $1) },
                remedy: Set(functions).count > 1
                    ? "write it with its labels: `\(functions[0])`" : "give one of them another name or other labels",
                explanation:
                    "Of functions of one name, the one is called whose parameters can be filled and whose cell is nearest to the class of the row. Which of several is meant is never guessed.",
                wrong: """
                    // listgen:row(cell: StoryCell, configure: fill)
                    case story(Story)
                    static func fill(_ cell: StoryCell, with story: Story) {}
                    static func fill(_ cell: StoryCell, story: Story) {}
                    """,
                right: """
                    // listgen:row(cell: StoryCell, configure: fill(_:story:))
                    case story(Story)
                    static func fill(_ cell: StoryCell, with story: Story) {}
                    static func fill(_ cell: StoryCell, story: Story) {}
                    """)
        case .hiddenFunction(let name, let owner, let level, let isOfExtension, let place, let isInline):
            DiagnosticEntry(
                "hidden-function",
                "`\(name)`\(owner.map { " of `\($0)`" } ?? "") is \(level), so the generated \(AccessDiagnostic.reader(isInline)) cannot call it",
                notes: [AccessDiagnostic.hiding(name, level, at: place)],
                remedy: AccessDiagnostic.remedy(level, isInline)
                    ?? (level == "internal"
                        ? "make it public"
                        : "take `\(level)` away from " + (isOfExtension ? "the extension around it" : "`\(name)`")),
                explanation: "Generated code is in its own file, in the module of the list.",
                wrong: "// listgen:row(cell: StoryCell, configure: fill)\nprivate func fill(_ cell: StoryCell) { }",
                right: "// listgen:row(cell: StoryCell, configure: fill)\nfunc fill(_ cell: StoryCell) { }")
        case .coveredFunction(let name, let member, let declared):
            DiagnosticEntry(
                "covered-function",
                "generated code cannot call the function `\(name)`: there the name means `\(member)`",
                notes: declared.map { [Diagnostic.Note("`\(member)` is declared here", at: $0)] } ?? [],
                remedy:
                    "give one of the two another name, or declare the function as a static method of a type and name that: `Fills.\(name)`",
                explanation: """
                    In Swift the members of a type hide all functions of their name outside of it, whatever their \
                    parameters. Generated code calls the function in an extension of the list or rows enum, and in the \
                    class that drives the list view.
                    """,
                wrong:
                    "func fill(_ cell: NoteCell, with note: Note) {}\nextension Notes { static func fill(_ tip: Tip) {} }",
                right:
                    "func show(_ note: Note, in cell: NoteCell) {}\nextension Notes { static func fill(_ tip: Tip) {} }"
            )
        case .contextKeptAlive(let name, let declared):
            DiagnosticEntry(
                "context-kept-alive",
                "the list would keep its context `\(name)` alive, which keeps the list: neither is ever freed",
                notes: [Diagnostic.Note("`\(name)` is declared here", at: declared)],
                remedy: "write `context: .weak(\(name))`",
                explanation: """
                    A controller or view holds its list, and a list holds its context. Held weakly it serves as context \
                    as long as it is there; after that cells stay as they are dequeued.
                    """,
                wrong: "// listgen:list(.table, context: FeedController)",
                right: "// listgen:list(.table, context: .weak(FeedController))")
        case .weakValue(let name, let kind, let declared):
            DiagnosticEntry(
                "weak-value", "`\(name)` cannot be held weakly: it is \(kind)",
                notes: declared.map { [Diagnostic.Note("`\(name)` is declared here", at: $0)] } ?? [],
                remedy: "write `context: \(name)`",
                explanation: "Only objects are held weakly; a value is copied, and keeps nothing alive.",
                wrong: "struct FeedContext {}\n// listgen:list(.table, context: .weak(FeedContext))",
                right: "struct FeedContext {}\n// listgen:list(.table, context: FeedContext)")
        }
    }
}
