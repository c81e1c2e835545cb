import SourceText

/// What can be wrong with the cell of a row and with filling it.
public enum CellDiagnostic: DiagnosticCase {
    /// `near` is the cell that was probably meant.
    case rowWithoutCell(String, model: String?, near: NearCell?)
    case noOtherwiseCell(String)
    case ambiguousCell(String, model: String, cells: [String], places: [SourcePlace], areOfAliases: Bool)
    case noCellClass(String, because: String, declared: SourcePlace?, target: ListTarget = .table)
    case unknownCell(String, near: String)
    /// `other` is what in the class says so.
    case viewNotMade(String, because: String, other: SourcePlace, nibs: ViewAdvice)
    case genericViewClass(String, of: String, declared: SourcePlace)
    case unavailableType(String, availability: String, declared: SourcePlace)
    case sameReuseIdentifier(String, cells: [String], other: SourcePlace)
    case hiddenConfigure(String, cell: String, level: String, at: SourcePlace, isInline: Bool = false)
    case ambiguousConfigure(String, methods: [String], places: [SourcePlace])
    /// `call` is the `configure:` that would do, where the mark may say one. `other` is the place where the method is
    /// declared or, for one of Objective-C, at which this is reported, the place that wants the cell.
    case ambiguousParameter(
        String, method: String, cell: String, offers: OfferedValues, call: String?, other: SourcePlace, isMethod: Bool)
    case unfillableParameter(
        String, method: String, cell: String, offers: OfferedValues, call: String?, inContext: ContextAdvice,
        other: SourcePlace, isMethod: Bool)
    /// The methods of a cell take nothing of the row. `call` is the `configure:` that calls the first, which is at `at`.
    case helpersAlone(String, helpers: [String], model: String, call: String, at: SourcePlace)
    /// `model` is nil for a row without payload.
    case nothingFills(String, row: String, model: String?)
    case misspeltConfigure(String, cell: String, near: String, at: SourcePlace)
    /// `to` is what it should do.
    case uncallableMethod(String, of: String?, to: String, because: String, declared: SourcePlace)
    case unsettableInject(String, cell: String)
    case injectWithoutSource(
        String, type: String, cell: String, offers: OfferedValues, row: String, used: SourcePlace)
    /// `offered` are the names of what there is, in their order.
    case closureTakesTooMany(String, count: Int, offered: [String], flag: String? = nil)
    case guessedSwiftName(String)
    case styleOfClass(String)

    private static let here = SourcePlace(path: "Feed.swift", range: SourceRange(0, 0))

    @_optimize(none)
    public static var samples: [Self] {
        [
            .rowWithoutCell("stories", model: "Story", near: nil),
            .noOtherwiseCell("messages"),
            .ambiguousCell(
                "stories", model: "Story", cells: ["StoryCell", "BigStoryCell"], places: [here, here],
                areOfAliases: false),
            .noCellClass("Story", because: "it is a struct", declared: here),
            .unknownCell("StoryCel", near: "StoryCell"),
            .viewNotMade(
                "StoryCell", because: "its outlet `titleLabel` is connected by a nib", other: here,
                nibs: ViewAdvice(isOfNib: true, hasNibs: false, site: .markedClass)),
            .genericViewClass("TipCell", of: "TipCell", declared: here),
            .unavailableType("TipCell", availability: "iOS 17", declared: here),
            .sameReuseIdentifier("story", cells: ["StoryCell", "BigStoryCell"], other: here),
            .hiddenConfigure("configure(with:)", cell: "StoryCell", level: "private", at: here),
            .ambiguousConfigure(
                "StoryCell", methods: ["configure(with:)", "configure(story:)"], places: [here, here]),
            .ambiguousParameter(
                "name: String", method: "configure(name:)", cell: "NameCell",
                offers: OfferedValues(["context.title: String", "context.footer: String"]),
                call: "configure: { cell in cell.configure(name: <#String#>) }", other: here, isMethod: true),
            .unfillableParameter(
                "isNew: Bool", method: "configure(with:isNew:)", cell: "StoryCell",
                offers: OfferedValues(["stories: Story", "tableView: UITableView"]),
                call: "configure: { cell, stories in cell.configure(with: stories, isNew: <#Bool#>) }",
                inContext: .value(named: "isNew"), other: here, isMethod: true),
            .helpersAlone(
                "StoryCell", helpers: ["configure(badge:)"], model: "Story",
                call: "configure: { cell, stories in cell.configure(badge: <#Badge#>) }", at: here),
            .nothingFills("StoryCell", row: "story", model: "Story"),
            .misspeltConfigure("confgure(with:)", cell: "StoryCell", near: "configure", at: here),
            .uncallableMethod(
                "configure(with:)", of: "StoryCell", to: "fill it", because: "throws", declared: here),
            .unsettableInject("delegate", cell: "StoryCell"),
            .injectWithoutSource(
                "delegate", type: "StoryCellDelegate?", cell: "StoryCell",
                offers: OfferedValues(["context: FeedContext"]),
                row: "Feed.stories", used: here),
            .closureTakesTooMany("configure", count: 3, offered: ["cell", "story"]),
            .guessedSwiftName("drawStory(_:)"),
            .styleOfClass("StoryCell"),
        ]
    }
}
