import SourceText

extension CellDiagnostic {
    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .rowWithoutCell(let name, let model, let near):
            DiagnosticEntry(
                "row-without-cell", mayFollowFrom: .absence,
                model.map { "no cell shows `\($0)`, so `\(name)` has none" } ?? "`\(name)` has no cell",
                notes: near.map { [$0.note] } ?? [],
                remedy: "write `row(cell: ...)`"
                    + (model == nil ? "" : ", or mark the class that shows it `// listgen:cell`"),
                explanation: """
                    Every kind of row needs a cell: that of its `row` mark, one that the list names, or the only class \
                    marked `cell` whose configure method takes the model.
                    """,
                wrong: "case loader", right: "case loader  // listgen:row(cell: LoaderCell)")
        case .noOtherwiseCell(let name):
            DiagnosticEntry(
                "no-otherwise-cell", mayFollowFrom: .absence, "`\(name)` has no cell where no `when:` holds",
                remedy: "add a last `row(cell: ...)` without `when:`",
                explanation:
                    "Several `row` marks are tried in order; the last must hold always, so that no row is without a cell.",
                wrong: "// listgen:row(cell: DraftCell, when: \\.isDraft)\nvar messages: [Message]",
                right: """
                    // listgen:row(cell: DraftCell, when: \\.isDraft)
                    // listgen:row(cell: MessageCell)
                    var messages: [Message]
                    """)
        case .ambiguousCell(let name, let model, let cells, let places, let areOfAliases):
            DiagnosticEntry(
                "ambiguous-cell", mayFollowFrom: .faultyMark,
                "\(cells.count) cells show `\(model)`: \(Phrase.listed(cells, "and"))",
                notes: zip(cells, places).map { Diagnostic.Note("`\($0)` is one", at: $1) },
                remedy: "write `row(cell: \(cells.first ?? ""))` at `\(name)`, or "
                    + (areOfAliases
                        ? "leave `cell:` to one of the typealiases, which all mean `\(model)`"
                        : "`cells: [\(cells.first ?? "")]` in the mark of the list"),
                explanation: """
                    Without a `row` mark, the cell of a row is the only one for its model: among those that the list \
                    names, then in the same file, then in the program. Which of several is meant is never guessed.
                    """,
                wrong: "var stories: [Story]", right: "var stories: [Story]  // listgen:row(cell: StoryCell)")
        case .unknownCell(let name, let near):
            DiagnosticEntry(
                "unknown-cell", mayFollowFrom: .absence, "there is no class `\(name)` among the inputs",
                remedy: "did you mean `\(near)`? if not, declare the class in a folder that is read",
                explanation: """
                    A class of a foreign module is trusted and left to the compiler; one that is spelled almost like a \
                    class of the program is taken for a slip.
                    """,
                wrong: "var stories: [Story]  // listgen:row(cell: StoryCel)",
                right: "var stories: [Story]  // listgen:row(cell: StoryCell)")
        case .viewNotMade(let name, let reason, let other, let nibs):
            DiagnosticEntry(
                "view-not-made", mayFollowFrom: .faultyMark,
                "a list cannot make `\(name)` by its class: \(reason)",
                notes: [Diagnostic.Note("it is declared here", at: other)]
                    + (nibs.place.map { [Diagnostic.Note("a prototype of it is here", at: $0)] } ?? []),
                remedy: nibs.remedy(name),
                explanation: """
                    The generated list registers the class of each view, and UIKit makes it by \
                    `init(style:reuseIdentifier:)`, a header by `init(reuseIdentifier:)`. A class that declares another \
                    designated initialiser does not inherit these, and outlets are nil in a view that no nib made: both \
                    end the app when the first row is shown. A class with `awakeFromNib()` is made by a nib, unless it or \
                    its superclass overrides the initialiser that UIKit calls. A nib among the inputs whose only object is \
                    of the class is registered without a mark.
                    """,
                wrong:
                    "// listgen:cell\nfinal class StoryCell: UITableViewCell {\n    @IBOutlet var titleLabel: UILabel!\n}",
                right:
                    "// listgen:cell(nib: \"StoryCell\")\nfinal class StoryCell: UITableViewCell {\n    @IBOutlet var titleLabel: UILabel!\n}"
            )
        case .genericViewClass(let name, let generic, let declared):
            DiagnosticEntry(
                "generic-view-class",
                "`\(generic)` is generic, and nothing" + (name == generic ? "" : " in `\(name)`") + " says of what",
                notes: [Diagnostic.Note("it is declared here", at: declared)],
                remedy: "write the whole type, such as `\(generic)<Story>\(name.dropFirst(generic.count))`",
                explanation: "A list registers and dequeues a class, which a generic one is only with its arguments.",
                wrong: "var tips: [Tip]  // listgen:row(cell: TipCell)",
                right: "var tips: [Tip]  // listgen:row(cell: TipCell<Tip>)")
        case .unavailableType(let name, let availability, let declared):
            DiagnosticEntry(
                "unavailable-type",
                availability.hasPrefix("@")
                    ? "`\(name)` is `\(availability)`"
                    : "`\(name)` needs \(availability), and the list is shown on earlier systems",
                notes: [Diagnostic.Note("it is declared here", at: declared)],
                remedy: availability.hasPrefix("@")
                    ? "take another class"
                    : "write `@available(\(availability), *)` at the list too, or `minimum: \(availability)` in .listgen.yml if the app needs it anyway",
                explanation: """
                    Generated code uses each view class and the context without an availability check. What only \
                    later systems have is for lists of those systems, or for apps whose deployment target is that late.
                    """,
                wrong: "@available(iOS 17, *)\nfinal class TipCell: UITableViewCell {}",
                right: "@available(iOS 17, *)\n// listgen:list(.table)\nstruct Tips { var tips: [Tip] }")
        case .uncallableMethod(let name, let owner, let task, let reason, let declared):
            DiagnosticEntry(
                "uncallable-method",
                "`\(name)`\(owner.map { " of `\($0)`" } ?? "") cannot \(task): it \(reason)",
                notes: [Diagnostic.Note("it is declared here", at: declared)],
                remedy: "write a plain method that "
                    + (reason.hasPrefix("needs ") ? "asks `if #available` and calls it" : "calls it")
                    + (task.hasPrefix("fill") ? ", or `configure: { cell, row in ... }`" : ""),
                explanation: """
                    Cells are filled, measured and told of events while UIKit asks for them, which can neither wait \
                    nor fail and has no use for a result.
                    """,
                wrong: "func configure(with story: Story) throws {}", right: "func configure(with story: Story) {}")
        case .closureTakesTooMany(let argument, let count, let offered, let flag):
            DiagnosticEntry(
                "closure-takes-too-many", mayFollowFrom: [.faultyMark, .misspeltContext],
                "the closure of `\(argument)` takes \(count) values, and only "
                    + Phrase.listed(offered.map { "`\($0)`" }, "and") + (offered.count == 1 ? " is" : " are")
                    + " on offer",
                notes: OfferedValues.notes(ofFlag: flag),
                remedy: "take out what is too much"
                    + (offered.contains("context") || flag != nil ? "" : ", or give the list a `context:`"),
                explanation: """
                    A closure gets its values by order: `configure:` the cell, the payload of the row and the context, \
                    others the payload, the context and then the metrics where they apply. A parameter of `configure:` \
                    behind the payload that is called `position` gets the position of the row.
                    """,
                wrong: """
                    // listgen:row(cell: StoryCell, configure: { cell, story, index in cell.show(story, index) })
                    var stories: [Story]
                    """,
                right: """
                    // listgen:row(cell: StoryCell, configure: { cell, story, position in cell.show(story, position.index) })
                    var stories: [Story]
                    """)
        case .styleOfClass(let name):
            DiagnosticEntry(
                "style-of-class", "`style:` is for `UITableViewCell` itself, and the cell is a `\(name)`",
                remedy:
                    "take it out, and pass the style on in `\(name)`: override `init(style:reuseIdentifier:)` and call "
                    + "`super.init(style: .value1, reuseIdentifier: reuseIdentifier)`",
                explanation: """
                    A table makes its cells with the default style. A plain cell of another style is registered as a subclass \
                    of the runtime that passes the style on; a class of the app does that itself.
                    """,
                wrong: "var story: Story  // listgen:row(cell: StoryCell, style: .value1)",
                right:
                    "var story: Story  // listgen:row(cell: UITableViewCell, style: .value1, configure: cell.textLabel?.text = row.title)"
            )
        case .guessedSwiftName(let name):
            DiagnosticEntry(
                "guessed-swift-name", severity: .warning,
                "`\(name)` is what Swift probably calls this method: the compiler was not there to ask",
                remedy: "run listgen where `swiftc` is on the path, or say the name with `NS_SWIFT_NAME(\(name))`",
                explanation: """
                    The importer of the Swift compiler leaves words out of the names of methods, by a list of verbs \
                    that only it has. listgen asks it; without a compiler it goes by a few rules, which can be wrong.
                    """,
                wrong: "- (void)drawStory:(Story *)story;",
                right: "- (void)drawStory:(Story *)story NS_SWIFT_NAME(draw(_:));")
        case .noCellClass(let name, let reason, let declared, let target):
            DiagnosticEntry(
                "no-cell-class", mayFollowFrom: .absence, "`\(name)` cannot be dequeued here: \(reason)",
                notes: declared.map { [Diagnostic.Note("`\(name)` is declared here", at: $0)] } ?? [],
                remedy: "name a `\(target.cellType)` class for a row, a `\(target.headerType)` class for a header",
                explanation:
                    "A list view dequeues cells for rows and header views for headers and footers, nothing else.",
                wrong: "var story: Story  // listgen:row(cell: Story)",
                right: "var story: Story  // listgen:row(cell: StoryCell)")
        case .sameReuseIdentifier(let identifier, let cells, let other):
            DiagnosticEntry(
                "same-reuse-identifier", "\(Phrase.listed(cells, "and")) have one reuse identifier, `\(identifier)`",
                notes: [Diagnostic.Note("the other is used here", at: other)],
                remedy: "give one of them another in `cell(reuse: \"...\")`",
                explanation: "A table registers one class for an identifier; the second would replace the first.",
                wrong: "// listgen:cell(reuse: \"story\")", right: "// listgen:cell(reuse: \"big-story\")")
        case .hiddenConfigure(let method, let cell, let level, let place, let isInline):
            DiagnosticEntry(
                "hidden-configure", mayFollowFrom: .absence,
                "`\(method)` of `\(cell)` is \(level), so the generated \(AccessDiagnostic.reader(isInline)) cannot call it",
                notes: [AccessDiagnostic.hiding(method, level, at: place)],
                remedy: AccessDiagnostic.remedy(level, isInline)
                    ?? (level == "internal" ? "make it public" : "take `\(level)` away"),
                explanation: "Generated code is in its own file, in the module of the list.",
                wrong: "private func configure(with story: Story) { }",
                right: "func configure(with story: Story) { }")
        case .ambiguousConfigure(let cell, let methods, let places):
            DiagnosticEntry(
                "ambiguous-configure", "\(Phrase.listed(methods.map { "`\($0)`" }, "and")) fill `\(cell)` alike",
                notes: zip(methods, places).map { Diagnostic.Note("`\($0)` is one", at: $1) },
                remedy: "mark the one to call `// listgen:configure`",
                explanation:
                    "Where several methods could fill a cell with what is on offer, the one marked `configure` is called.",
                wrong: "func configure(with story: Story) { }\nfunc configure(story: Story) { }",
                right: "// listgen:configure\nfunc configure(with story: Story) { }")
        case .ambiguousParameter(let parameter, let method, let cell, let offers, let call, let other, let isMethod):
            DiagnosticEntry(
                "ambiguous-parameter", "more than one value fits `\(parameter)` of `\(method)`",
                notes: [
                    Self.counterpart(other, method: isMethod ? method : nil, of: cell)
                ] + offers.notes,
                remedy: "name the parameter like one of them" + (call.map { ", or write `\($0)`" } ?? ""),
                explanation: """
                    Parameters are filled by their types, those of one type together: by the row, or else its section, \
                    or else its place, or else the context. If several values of one of these have the type, a label \
                    of the same name decides, then a name, and never the order.
                    """,
                wrong: "func configure(name: String)", right: "func configure(title: String)")
        case .unfillableParameter(
            let parameter, let method, let cell, let offers, let call, let context, let other, let isMethod):
            DiagnosticEntry(
                "unfillable-parameter", mayFollowFrom: [.absence, .misspeltContext],
                "nothing fills `\(parameter)` of `\(method)`",
                notes: [
                    Self.counterpart(other, method: isMethod ? method : nil, of: cell)
                ] + offers.notes,
                remedy: (context.remedy.map { $0 + ", or " } ?? "")
                    + (call.map { "write `\($0)`" } ?? "give the parameter a default"),
                explanation: """
                    The parameters of a configure method are filled by their types: from the payload of the row and \
                    the row itself, then the value of its section, then its position, the list view and the metrics, \
                    then the context and its stored properties, except views and view controllers. A `String`, `Bool` \
                    or number of the section or context fills only a parameter of its name. Parameters with a default \
                    are left out.
                    """,
                wrong: "func configure(with story: Story, isNew: Bool) { }",
                right: "func configure(with story: Story, isNew: Bool = false) { }")
        case .helpersAlone(let cell, let helpers, let model, let call, let place):
            DiagnosticEntry(
                "helpers-alone", mayFollowFrom: [.absence, .misspeltContext],
                "no method of `\(cell)` takes \(model == "a row without a model" ? model : "`\(model)`"): "
                    + "\(Phrase.listed(helpers.map { "`\($0)`" }, "and")) "
                    + (helpers.count == 1 ? "takes" : "take") + " nothing of the row",
                notes: [Diagnostic.Note("`\(helpers[0])` is declared here", at: place)],
                remedy: "write `func configure(with: \(model))` in `\(cell)`, or `\(call)` at the row, or mark the "
                    + "method that fills the cell `// listgen:configure`",
                explanation: """
                    A method that is found by its name fills a row with a model only if it takes something of the row \
                    or of its section. One that does not is a helper of the cell, unless `configure:` of a mark, a \
                    `configure` mark or the configuration names it.
                    """,
                wrong: "func configure(badge: Badge) { }", right: "func configure(with story: Story, badge: Badge) { }")
        case .nothingFills(let cell, let row, let model):
            DiagnosticEntry(
                "nothing-fills", mayFollowFrom: .absence,
                model.map { "`\(cell)` has no method that takes `\($0)`" }
                    ?? "nothing fills `\(cell)` for `\(row)`, and it is filled for other rows",
                remedy: model.map {
                    "write `func configure(with: \($0))` in `\(cell)`, or `row(configure: ...)` at `\(row)`"
                } ?? "write `row(configure: { cell in ... })` at `\(row)`, or give it a class of its own",
                explanation: """
                    A provider has no actions that could fill a cell, so each cell with a payload needs a method for it. \
                    A row without payload needs one too if its class is filled for other rows: a reused cell would \
                    show theirs.
                    """,
                wrong: "final class StoryCell: UITableViewCell { }",
                right: "final class StoryCell: UITableViewCell { func configure(with story: Story) { } }")
        case .misspeltConfigure(let method, let cell, let near, let place):
            DiagnosticEntry(
                "misspelt-configure", mayFollowFrom: .absence,
                "nothing fills `\(cell)`: `\(method)` is not named `\(near)`",
                notes: [Diagnostic.Note("`\(method)` is declared here", at: place)],
                remedy: "did you mean `\(near)`? if its name is right, mark it `// listgen:configure`",
                explanation: """
                    A cell without a method that fills it is filled by the actions. One that takes the model and is \
                    named almost like such a method is taken for a slip.
                    """,
                wrong: "func confgure(with story: Story) { }", right: "func configure(with story: Story) { }")
        case .unsettableInject(let name, let cell):
            DiagnosticEntry(
                "unsettable-inject", mayFollowFrom: .absence,
                "`\(name)` of `\(cell)` cannot be set from the generated file",
                remedy: "make it a `var` with a written type, neither private nor of later systems only",
                explanation: "`inject` sets a property of a view before the view is filled.",
                wrong: "private weak var delegate: StoryCellDelegate?  // listgen:inject",
                right: "weak var delegate: StoryCellDelegate?  // listgen:inject")
        case .injectWithoutSource(let name, let type, let cell, let offers, let row, let used):
            DiagnosticEntry(
                "inject-without-source", mayFollowFrom: [.absence, .misspeltContext],
                "the context has no `\(type)` to set `\(name)` of `\(cell)` from",
                notes: [
                    Diagnostic.Note("`\(row)` uses the cell here", at: used)
                ] + offers.notes, remedy: "add a property of type `\(type)` to the context",
                explanation:
                    "`inject` takes the context or the one stored property of it that has the type of the member.",
                wrong: "struct FeedContext { }",
                right: "struct FeedContext { weak var delegate: StoryCellDelegate? }")
        }
    }

    /// Either end of a call: where the method is declared, or where its cell is wanted.
    private static func counterpart(_ place: SourcePlace, method: String?, of cell: String) -> Diagnostic.Note {
        Diagnostic.Note(
            method.map { "`\($0)`\(cell.isEmpty ? "" : " of `\(cell)`") is declared here" }
                ?? "`\(cell)` is to be filled here", at: place)
    }
}
