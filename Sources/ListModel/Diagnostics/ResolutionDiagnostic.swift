import SourceText

/// What can be wrong with what properties, cases and sections mean.
public enum ResolutionDiagnostic: DiagnosticCase {
    /// `level` is `private` or `fileprivate`.
    case hiddenProperty(String, level: String, isMarked: Bool, isInline: Bool = false)
    /// `isPattern` where the type is written for a pattern of several names.
    case untypedProperty(String, isPattern: Bool)
    /// `near` is the cell that was probably meant.
    case propertyIsNoRow(String, type: String, model: UnshownModel, near: NearCell?)
    /// A section struct where it is optional, or inside another section.
    case misplacedSection(String, type: String, isOptional: Bool)
    case noRows(String)
    case duplicateRowName(String, owner: String, first: SourcePlace)
    case rowNamedNone
    case unspeakableRow(String)
    case takenMember(String, in: String)
    /// `isWritten`: at the place of the type in a property.
    case capturedType(String, in: String, role: String, argument: String, isWritten: Bool)
    /// A module that a type of the app is called like, and its names that have to be written in full.
    case hiddenModule(String, by: [String])
    case duplicateClosure(String, first: SourcePlace)
    /// Two properties, cases or marks that ask for a requirement of one signature.
    case sharedRequirement(String, first: SourcePlace)
    case lazyProperty(String)
    /// `effect` is `async`, `throws` or `mutating`.
    case effectfulProperty(String, effect: String)
    /// A property or case with an attribute that limits where it can be named.
    case restrictedRow(String, attribute: String)
    case isolatedType(String, actor: String)
    case duplicateSectionName(String, owner: String, first: SourcePlace)
    case recursiveRows(String)
    case notGenerated(String, path: String)
    /// A type that is declared again elsewhere, and others for which the same holds, with their places.
    case redeclaredType(String, others: [SourcePlace], alike: [String], at: [SourcePlace])
    /// An argument at a property whose type says such things itself.
    case argumentOfType(String, type: String)
    case noPayload(String, row: String)
    case tooManyRows(String, limit: Int)
    /// A rows enum or section struct that no list holds.
    case unusedType(String, isEnum: Bool)
    /// An argument that only a list reads, in a rows enum that only a provider serves.
    case argumentOfList(String, type: String)
    case rowsOfNoCollection(String)
    case rowsAreNoCollection(String, type: String)
    case emptyOfCollections(String)

    @_optimize(none)
    public static var samples: [Self] {
        [
            .hiddenProperty("cache", level: "private", isMarked: false),
            .untypedProperty("stories", isPattern: false),
            .propertyIsNoRow("query", type: "String", model: .foreign, near: nil),
            .misplacedSection("group", type: "ContactGroup", isOptional: true),
            .noRows("Feed"),
            .duplicateRowName("story", owner: "Feed", first: SourcePlace(path: "Feed.swift", range: SourceRange(0, 0))),
            .rowNamedNone,
            .unspeakableRow("Type"),
            .takenMember("sectionCount", in: "Feed"),
            .capturedType("Row", in: "Feed", role: "Row", argument: "rowType", isWritten: true),
            .hiddenModule("Swift", by: ["Int"]),
            .duplicateClosure("select(items: Item)", first: SourcePlace(path: "Feed.swift", range: SourceRange(0, 0))),
            .sharedRequirement("selectLoader()", first: SourcePlace(path: "Feed.swift", range: SourceRange(0, 0))),
            .lazyProperty("stories"),
            .effectfulProperty("stories", effect: "async"),
            .restrictedRow("stories", attribute: "@available(iOS 17, *)"),
            .isolatedType("Feed", actor: "@MainActor"),
            .duplicateSectionName(
                "story", owner: "Feed", first: SourcePlace(path: "Feed.swift", range: SourceRange(0, 0))),
            .recursiveRows("TimelineItem"),
            .notGenerated("TimelineItem", path: "Kit/TimelineItem.swift"),
            .redeclaredType(
                "Feed", others: [SourcePlace(path: "Feed.swift", range: SourceRange(0, 0))], alike: [], at: []),
            .argumentOfType("empty", type: "ContactGroup"),
            .noPayload("id", row: "loader"),
            .tooManyRows("Feed", limit: 2_000),
            .unusedType("TimelineItem", isEnum: true),
            .argumentOfList("on", type: "TimelineItem"),
            .rowsOfNoCollection("Feed.group"), .rowsAreNoCollection("title", type: "String"),
            .emptyOfCollections("Feed.groups"),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .hiddenProperty(let name, let level, let isMarked, let isInline):
            DiagnosticEntry(
                "hidden-property",
                "`\(name)` is \(level), so the generated \(AccessDiagnostic.reader(isInline)) cannot read its rows",
                remedy: (isMarked ? "" : "write `// listgen:ignore` at its line, or ")
                    + (AccessDiagnostic.remedy(level, isInline) ?? "take `\(level)` away"),
                explanation: """
                    The rows of a list are read in a file of their own, which sees nothing private of the struct. \
                    State that is no row is marked `ignore`.
                    """,
                wrong: "private var stories: [Story]", right: "var stories: [Story]")
        case .untypedProperty(let name, let isPattern):
            DiagnosticEntry(
                "untyped-property",
                isPattern
                    ? "`\(name)` is declared in a pattern, whose type is not taken apart"
                    : "the type of `\(name)` is not written and its value does not say it",
                remedy: isPattern
                    ? "declare `\(name)` by itself with its type, or write `// listgen:ignore`"
                    : "write the type, as in `var \(name): [Story]`, or `// listgen:ignore`",
                explanation: """
                    listgen reads declarations and does not infer types. It understands literals, `Type(...)` and \
                    `[Type]()`; any other initial value needs its type beside it.
                    """,
                wrong: "var stories = loadStories()", right: "var stories: [Story] = loadStories()")
        case .propertyIsNoRow(let name, let type, let model, let near):
            DiagnosticEntry(
                "property-is-no-row", mayFollowFrom: .absence, "`\(name)` is no row: \(model.reason(type))",
                notes: near.map { [$0.note] } ?? [],
                remedy: model.remedy,
                explanation: """
                    Every stored property of a list or section is a row unless it is ignored. What a property means \
                    is never guessed: a model needs a cell, a Bool a `row` mark, and state is marked `ignore`.
                    """,
                wrong: "var query: String", right: "var query: String  // listgen:ignore")
        case .misplacedSection(let name, let type, let isOptional):
            DiagnosticEntry(
                "misplaced-section",
                isOptional
                    ? "`\(name)` is an optional section" : "`\(name)` is a section inside a section",
                remedy: isOptional
                    ? "write `\(name): [\(type)]`, which holds none or one, or `\(type)` without `?`"
                    : "hold `\(type)` in the list itself, or write `// listgen:ignore`",
                explanation: """
                    A section struct stands in a list, once or in an array. Sections do not nest, and one that comes \
                    and goes is an array of at most one.
                    """,
                wrong: "var group: ContactGroup?", right: "var groups: [ContactGroup]")
        case .noRows(let name):
            DiagnosticEntry(
                "no-rows", mayFollowFrom: .absence, "`\(name)` has no rows",
                remedy: "add a property or case that is a row, or take the mark away",
                explanation: "A list, section or rows enum whose members are all ignored would show nothing.",
                wrong: "// listgen:list(.table)\nstruct Feed { }",
                right: "// listgen:list(.table)\nstruct Feed { var stories: [Story] }")
        case .duplicateRowName(let name, let owner, let first):
            DiagnosticEntry(
                "duplicate-row-name", "`\(owner)` has two rows named `\(name)`",
                notes: [Diagnostic.Note("the first is here", at: first)],
                remedy: "give one of them another name: `row(name: \"...\")`",
                explanation: """
                    A row is named after its property or case, and the generated enums have one case a row. Two of \
                    one name, as when a `name:` repeats another property, could not be told apart.
                    """,
                wrong: "var story: Story\nvar stories: [Story]  // listgen:row(name: \"story\")",
                right: "var story: Story\nvar stories: [Story]")
        case .unspeakableRow(let name):
            DiagnosticEntry(
                "unspeakable-row", "a row cannot be called `\(name)`: Swift keeps `.\(name)` for itself",
                remedy: "give it another row name, as in `row(name: \"kind\")`",
                explanation: "Rows become cases of generated enums, and no case may be called `Type` or `Protocol`.",
                wrong: "var `Type`: Story  // listgen:row(cell: StoryCell)",
                right: "var `Type`: Story  // listgen:row(cell: StoryCell, name: \"kind\")")
        case .rowNamedNone:
            DiagnosticEntry(
                "row-named-none", "a row cannot be called `none`: where a row is optional, `.none` is nil",
                remedy:
                    "call it otherwise, as in `nothing`, or give a property another row name: `row(name: \"nothing\")`",
                explanation: "Look-ups answer an optional row, and Swift takes `.none` for the absence of one.",
                wrong: "case none  // listgen:row(cell: EmptyCell)",
                right: "case nothing  // listgen:row(cell: EmptyCell)")
        case .takenMember(let name, let owner):
            DiagnosticEntry(
                "taken-member", "the generated members of `\(owner)` use the name `\(name)`",
                remedy: "call the \(name.hasSuffix(")") ? "method" : "property") otherwise",
                explanation: """
                    Generated code adds `sectionCount` and `removeDuplicateRows()` to a list, `rowCount` to a section, and \
                    `register(in:)` and `cell(in:at:)` to an enum with a provider, calls what computed rows are \
                    kept beside `listValue` and `sectionValue`, counts where rows begin in names like `sectionOfStories` \
                    and `rowOfStories`, and looks rows up by `path`, `section` and `index`.
                    """,
                wrong: "// listgen:list(.table)\nstruct Feed { var stories: [Story]; var sectionCount: Int }",
                right: "// listgen:list(.table)\nstruct Feed { var stories: [Story]; var numberOfSections: Int }")
        case .capturedType(let name, let owner, let role, let argument, let isWritten):
            DiagnosticEntry(
                "captured-type", mayFollowFrom: .faultyMark,
                "`\(name)` \(isWritten ? "here" : "in the code of `\(owner)`") would mean the generated `\(owner).\(name)`",
                remedy:
                    "rename ours: `\(argument): \"\(owner.nameComponents.last ?? "")\(role)\"` in the mark"
                    + (isWritten ? ", or write the type with its module in front" : ""),
                explanation: """
                    Generated types are nested in the list, so their names go before those outside: a model called `Row` \
                    would become the list's own `Row`, and so would a cell, a header, a context, the type of an `id` or \
                    the list itself. `names:` in `.listgen.yml` renames ours in a whole module.
                    """,
                wrong: "struct Row { let id: Int }\n// listgen:list(.table)\nstruct Feed { var rows: [Row] }",
                right:
                    "struct Row { let id: Int }\n// listgen:list(.table, rowType: \"FeedRow\")\nstruct Feed { var rows: [Row] }"
            )
        case .hiddenModule(let module, let names):
            DiagnosticEntry(
                "hidden-module",
                "generated code cannot name \(Phrase.listed(names.map { "`\(module).\($0)`" }, "and")), since this type is called `\(module)`",
                remedy:
                    "give this type another name, or the app's own \(Phrase.listed(names.map { "`\($0)`" }, "and"))",
                explanation: """
                    If the app declares a type that is called like one of the runtime, of UIKit, Foundation or Swift, \
                    generated code writes that one with its module: `Swift.Int`. That needs the name of the module.
                    """,
                wrong: "enum Swift {}\nstruct Int {}\n// listgen:list(.table)\nstruct Feed { var stories: [Story] }",
                right: "struct Int {}\n// listgen:list(.table)\nstruct Feed { var stories: [Story] }")
        case .duplicateClosure(let name, let first):
            DiagnosticEntry(
                "duplicate-closure", "two closures would be called after `\(name)`",
                notes: [Diagnostic.Note("the first is asked for here", at: first)],
                remedy: "give one of the rows another name: `row(name: \"...\")`",
                explanation:
                    "Closures are called after the event and the row, without the types that tell methods apart.",
                wrong: "// listgen:list(.table, actions: .closures)  with two rows `items` that are selected",
                right: "var items: [Item]  // listgen:row(name: \"otherItems\", on: select)")
        case .sharedRequirement(let name, let first):
            DiagnosticEntry(
                "shared-requirement", mayFollowFrom: .faultyMark,
                "`\(name)` would be called for two declarations of rows",
                notes: [Diagnostic.Note("the other is declared here", at: first)],
                remedy: "give one of them another name: `row(name: \"...\")`",
                explanation: """
                    A requirement belongs to the property or case whose rows it takes. If two of them had one, whoever \
                    implements it could not tell which row was tapped.
                    """,
                wrong: "enum Left { case wait  /* listgen:row(cell: WaitCell, on: select) */ }\n"
                    + "enum Right { case wait  /* listgen:row(cell: WaitCell, on: select) */ }",
                right: "enum Right { case wait  /* listgen:row(name: \"rightWait\", cell: WaitCell, on: select) */ }")
        case .lazyProperty(let name):
            DiagnosticEntry(
                "lazy-property", "`\(name)` is lazy, so reading it would change the state",
                remedy: "write `// listgen:ignore` at its line, or make it a stored or computed property",
                explanation: "Look-ups read the properties of a state that must not change.",
                wrong: "lazy var stories: [Story] = load()", right: "var stories: [Story]")
        case .effectfulProperty(let name, let effect):
            DiagnosticEntry(
                "effectful-property",
                "the getter of `\(name)` \(effect == "throws" ? effect : "is \(effect)"), and a list is only read",
                remedy: "keep what it gives in a stored property, or write `// listgen:ignore`",
                explanation: """
                    The rows of a list are read while UIKit asks for them, which can neither wait nor fail nor change \
                    the state.
                    """,
                wrong: "// listgen:row(cell: StoryCell)\nvar stories: [Story] { get async { await load() } }",
                right: "// listgen:row(cell: StoryCell)\nvar stories: [Story]")
        case .restrictedRow(let name, let attribute):
            DiagnosticEntry(
                "restricted-row", "`\(name)` is `\(attribute)`, and generated code names it without asking",
                remedy: "take the attribute away; rows that are not always there are an array that is empty then",
                explanation: """
                    A list must be readable wherever it is, so its rows can neither be unavailable, deprecated nor \
                    isolated to an actor. The type of the list may be `@available`: what is generated is so, too.
                    """,
                wrong: "@available(iOS 17, *)\nvar tips: [Tip] { loadTips() }  // listgen:row(cell: TipCell)",
                right: "var tips: [Tip]  // listgen:row(cell: TipCell)")
        case .isolatedType(let name, let actor):
            DiagnosticEntry(
                "isolated-type", "`\(name)` is isolated to an actor, and its rows are compared anywhere",
                remedy: "take `\(actor)` away: a value needs no actor, and the generated table is on the main actor",
                explanation: """
                    The state of a list is a value that a view model makes wherever it runs, and two of them are \
                    compared without an actor.
                    """,
                wrong: "// listgen:list(.table)\n@MainActor\nstruct Feed { var stories: [Story] }",
                right: "// listgen:list(.table)\nstruct Feed { var stories: [Story] }")
        case .duplicateSectionName(let name, let owner, let first):
            DiagnosticEntry(
                "duplicate-section-name", "`\(owner)` has two sections named `\(name)`",
                notes: [Diagnostic.Note("the first is here", at: first)],
                remedy: "give one of them another name: `section(name: \"...\")`",
                explanation: "A section is named after its property unless `name:` says otherwise, and each is a case.",
                wrong: "// listgen:section(name: \"drafts\")\nvar stories: [Story]\nvar drafts: [Draft]",
                right: "// listgen:section(name: \"news\")\nvar stories: [Story]\nvar drafts: [Draft]")
        case .recursiveRows(let name):
            DiagnosticEntry(
                "recursive-rows", "`\(name)` contains itself",
                remedy: "take the case away that leads back to `\(name)`",
                explanation: "The kinds of rows are a closed set; an enum that holds itself has no end of them.",
                wrong: "// listgen:rows\nindirect enum Item { case more(Item) }",
                right: "// listgen:rows\nenum Item { case more(More) }")
        case .notGenerated(let name, let path):
            DiagnosticEntry(
                "not-generated", "`\(name)` is declared in `\(path)`, which is only read",
                remedy: "list the folder of `\(path)` under `generate:` in .listgen.yml",
                explanation: """
                    A list needs code inside the rows enums and section structs that it holds, so their files must be \
                    among those that listgen generates for.
                    """)
        case .redeclaredType(let name, let others, let alike, let places):
            DiagnosticEntry(
                "redeclared-type",
                "`\(name)` is declared \(others.count == 1 ? "twice" : "\(others.count + 1) times")"
                    + Self.alike(alike),
                notes: others.map { Diagnostic.Note("and here", at: $0) }
                    + zip(alike, places).prefix(Self.shownAlike).map {
                        Diagnostic.Note("`\($0)` is one of them", at: $1)
                    },
                remedy: "where they belong to different modules, list those under `modules:` in .listgen.yml; else "
                    + "take one away",
                explanation: """
                    Without a list of modules all files are taken for one, in which a name has one meaning. Files of \
                    another target, such as tests, then need a module of their own. Types around which `#if` stands, \
                    and private ones of different files, do not clash.
                    """)
        case .argumentOfType(let name, let type):
            DiagnosticEntry(
                "argument-of-type", "`\(name)` has no effect here, since `\(type)` has rows of its own",
                remedy: "write it in the marks of `\(type)`",
                explanation: """
                    A property that holds section structs or a rows enum shows the rows that their own marks describe; \
                    identity, content and empty row are said there.
                    """,
                wrong: "var groups: [ContactGroup]  // listgen:section(empty: NobodyCell)",
                right: "// listgen:section(empty: NobodyCell)\nstruct ContactGroup { }")
        case .noPayload(let name, let row):
            DiagnosticEntry(
                "no-payload", "`\(row)` carries no value that `\(name)` could look at",
                remedy: "take it out",
                explanation:
                    "A case without payload and a Bool are rows that are there or not; there is nothing to compare.",
                wrong: "case loader  // listgen:row(cell: LoaderCell, id: \\.id)",
                right: "case loader  // listgen:row(cell: LoaderCell)")
        case .tooManyRows(let name, let limit):
            DiagnosticEntry(
                "too-many-rows", "`\(name)` has \(limit) kinds of rows or more",
                remedy: "hold fewer rows enums inside each other, or make several lists of it",
                explanation: """
                    Every way through nested rows enums is a kind of row. Enums that hold each other twice at each \
                    level make more of them than any list can show.
                    """)
        case .unusedType(let name, let isEnum):
            DiagnosticEntry(
                "unused-type", severity: .warning, "no list holds `\(name)`, so nothing is generated for it",
                remedy: "give a list a property `[\(name)]`, "
                    + (isEnum ? "write `rows(provider: .table)` for a data source of your own, " : "")
                    + "or take the mark away",
                explanation: """
                    A rows enum or a section struct becomes code where a list holds it, or where a provider is asked \
                    for. The list must be among the inputs of the same run.
                    """,
                wrong: "// listgen:rows\nenum TimelineItem { case post(Post) }",
                right: "// listgen:rows(provider: .table)\nenum TimelineItem { case post(Post) }")
        case .argumentOfList(let name, let type):
            DiagnosticEntry(
                "argument-of-list", "`\(name)` has no effect: no list holds `\(type)`, and a provider only makes cells",
                remedy: "take it out, or hold `\(type)` in a list",
                explanation: """
                    With a provider the app keeps its own data source and delegate, so heights, events, identity and \
                    content are its own.
                    """,
                wrong: "// listgen:rows(provider: .table, on: select)", right: "// listgen:rows(provider: .table)")
        case .rowsOfNoCollection(let name):
            DiagnosticEntry(
                "rows-of-no-collection", mayFollowFrom: .faultyMark,
                "`rows` says where the rows of each element are, and `\(name)` has no elements",
                remedy: "give the property an array, or take `rows` out",
                explanation:
                    "With `section(rows:)` each element of a collection is a section, whose rows a member holds.",
                wrong: "// listgen:section(rows: \\.episodes)\nvar season: Season",
                right: "// listgen:section(rows: \\.episodes)\nvar seasons: [Season]")
        case .rowsAreNoCollection(let member, let type):
            DiagnosticEntry(
                "rows-are-no-collection", mayFollowFrom: .faultyMark,
                "`\(member)` is a `\(type)`, which holds no rows",
                remedy: "name a member that is an array",
                explanation:
                    "With `section(rows:)` each element of a collection is a section, whose rows a member holds.",
                wrong: "// listgen:section(rows: \\.title)\nvar seasons: [Season]",
                right: "// listgen:section(rows: \\.episodes)\nvar seasons: [Season]")
        case .emptyOfCollections(let name):
            DiagnosticEntry(
                "empty-of-collections", mayFollowFrom: .faultyMark,
                "`empty` cannot stand at `\(name)`, whose elements are sections of rows alone",
                remedy: "make the element a struct marked `// listgen:section(empty: ...)`, or take `empty` out",
                explanation: "An empty row is a row of its own kind; a section that has kinds of rows is a struct.",
                wrong: "// listgen:section(empty: NoEpisodesCell)\nvar seasons: [[Episode]]",
                right: """
                    // listgen:section(id: .position, empty: NoEpisodesCell)
                    struct Season { var episodes: [Episode] }
                    """)
        }
    }

    /// How many types that are declared again are named.
    private static let shownAlike = 3

    private static func alike(_ names: [String]) -> String {
        guard !names.isEmpty else { return "" }
        let shown = names.prefix(shownAlike).map { "`\($0)`" }
        let rest = names.count > shown.count ? ["\(names.count - shown.count) more"] : []
        return names.count == 1 ? ", and so is \(shown[0])" : ", and so are \(Phrase.listed(shown + rest, "and"))"
    }
}
