/// The arguments that say how large the items of a collection view are, and how they stand.
extension MarkTable {
    static let columns = MarkArgumentDefinition(
        .columns, gridKinds, "columns: 4",
        "How many items are side by side: a number, a key path, or a closure over section, context and metrics. "
            + "Their widths are whole pixels. One, if there is a height or an aspect. In collection views only.")

    static let aspect = MarkArgumentDefinition(
        .aspect, gridKinds, "aspect: 1.5",
        "The width of an item divided by its height: a constant, a key path, or a closure over row, context and metrics. In "
            + "collection views only.")

    static let itemSize = MarkArgumentDefinition(
        .size, [.choice([MarkChoice("automatic")]), .keyPath, .closure, .function, .expression],
        "size: CGSize(width: 80, height: 30)",
        "The size of an item: a constant, a key path, or a closure over row, context and metrics; with `.automatic` each cell "
            + "says its own. In collection views only.")

    static let insets = MarkArgumentDefinition(
        .insets, gridKinds, "insets: 16",
        "The space around the items of a section: a number, edge insets, a key path, or a closure over section, context and "
            + "metrics. None while the section is empty. In collection views only.")

    static let lineSpacing = spacing(.lineSpacing, "The least space between the lines of a section.")
    static let itemSpacing = spacing(.itemSpacing, "The least space between the items of a line.")
    static let spacing = spacing(.spacing, "`lineSpacing:` and `itemSpacing:`.")

    static let sizeRules: [MarkRule] =
        [.columns, .height, .aspect].map {
            .excludes(.size, $0, because: "a size says width and height")
        } + [.excludes(.aspect, .height, because: "both say the height")]

    static let gridRules: [MarkRule] =
        sizeRules + [
            .excludes(.spacing, .lineSpacing, because: "it says both; write `lineSpacing:` and `itemSpacing:`"),
            .excludes(.spacing, .itemSpacing, because: "it says both; write `lineSpacing:` and `itemSpacing:`"),
        ] + all.map { .excludes($0, .layout, because: "the layout sizes and places its items") }

    private static let all: [MarkArgumentName] = [
        .columns, .aspect, .size, .insets, .lineSpacing, .itemSpacing, .spacing,
    ]

    static let sizesWithDelegate: [MarkRule] =
        all.map {
            .excludes($0, .delegate, because: "sizes are asked of the delegate, which the app keeps")
        }

    private static let gridKinds: [MarkValueKind] = [.number, .keyPath, .closure, .function, .expression]

    private static func spacing(_ name: MarkArgumentName, _ what: String) -> MarkArgumentDefinition {
        MarkArgumentDefinition(
            name, gridKinds, "\(name.rawValue): 8",
            what + " A constant, a key path, or a closure over section, context and metrics. In collection views only.")
    }
}
