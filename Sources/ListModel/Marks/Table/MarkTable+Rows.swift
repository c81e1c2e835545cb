extension MarkTable {
    static let rows = MarkDefinition(
        .rows, on: [.enumeration, .protocol, .class], notYetOn: [.structure],
        "The enum is a closed set of unlike rows. Lists may hold it, and with `provider:` it serves the data source "
            + "that the app already has. Of a protocol or class the kinds of rows are the types that conform to it, or "
            + "inherit from it.",
        arguments: [
            MarkArgumentDefinition(
                .provider, [.choice([MarkChoice("table"), MarkChoice("collection")])],
                "provider: .table", "Writes `register(in:)` and `cell(in:at:)` for a hand-written data source."),
            MarkArgumentDefinition(
                .context, [.type], "context: TimelineContext", "The type of the value that the provider hands to cells."
            ),
            output,
            events(.events, "on: select", "one requirement that takes the value of the enum"),
            canEdit, defaultCell, style, cells, defaultConfigure, rowHeight, estimatedHeight, identity, content,
            rename(.rowIDType, "RowID", "ItemID"),
            MarkArgumentDefinition(
                .rowType, [.identifier], "rowType: \"FeedItemKind\"", on: [.protocol, .class],
                "The name of the generated enum, whose cases are the kinds of rows; `FeedItemRow` for `FeedItem` without it."
            ),
        ] + offers + [
            MarkArgumentDefinition(notYet: "by", "The member that tells the kinds of rows apart."),
            MarkArgumentDefinition(notYet: "key", "The key that tells the kinds of rows apart that a server sends."),
        ],
        rules: [
            .needs(.context, [.provider], because: "in a list, the context is that of the list"), styleNeedsCell,
        ],
        example: """
            // listgen:rows(provider: .table, context: TimelineContext)
            enum TimelineItem {
                case post(Post)  // listgen:row(cell: PostCell)
                case loader  // listgen:row(cell: LoaderCell)
            }
            """)

    static let row = MarkDefinition(
        .row, on: [.enumCase, .structProperty, .extensionProperty, .structure, .class, .enumeration, .typeAlias],
        "What a row looks like and does. On a case or property for that row, on a model or a typealias of one for "
            + "every row that shows it; the narrower place wins.",
        arguments: [
            MarkArgumentDefinition(
                .cell, [.type, .choice([MarkChoice("owned", takes: .keyPath), classForm])],
                "cell: StoryCell",
                "The class of its cell, `.owned(\\.nameCell)` for one that the context owns, or `.class(\\.cells.name)` for a class "
                    + "that the context holds."),
            registered("that class"), nib, bundle, prototype, reuseOfRow, style,
            MarkArgumentDefinition(
                .contentConfiguration, [.keyPath, .closure, .function, .expression],
                "contentConfiguration: { story in StoryContent(story) }",
                "The content configuration of the cell, a `UITableViewCell` unless `cell:` says otherwise: a closure over row "
                    + "and context, a key path, a function, or an expression over `row`, the labels of the case and `context`."
            ),
            MarkArgumentDefinition(
                .load, [.closure, .function], "load: { id, store -> Message? in store.message(id) }",
                on: [.structProperty, .extensionProperty],
                "What the cell of each row shows, for a property of ids: a closure over id and context, or a function. It is "
                    + "called when it is first needed; nil leaves the cell as it is dequeued."),
            MarkArgumentDefinition(
                .children, [.keyPath], "children: \\.children",
                on: [.structProperty, .extensionProperty, .structure, .class, .typeAlias],
                "The member that holds the rows below a row, an array of its own type: a property of such rows is an outline."
            ),
            MarkArgumentDefinition(
                .isExpanded, [.keyPath], "isExpanded: \\.isExpanded",
                on: [.structProperty, .extensionProperty, .structure, .class, .typeAlias],
                "Whether the rows below a row are shown, and where `toggle(_:)` writes it: a `Bool` of the row, or a `Set` of "
                    + "the list that holds the identities of those that are expanded. Without it all are."),
            MarkArgumentDefinition(
                .when, [.keyPath, .closure, .function, .expression], "when: \\.isDraft",
                "Takes the cell of this mark only where it is true. Several `row` marks are tried in order; the last goes "
                    + "without. Their events are those of the row, whichever cell shows it."),
            MarkArgumentDefinition(
                .configure, [.closure, .function, .expression, asked], "configure: Cells.fill(_:with:)",
                "Fills the cell: an expression over `cell`, `row` or the labels of the case, and `list`, "
                    + "or a function that takes the cell; with `.asked` the app does, by a requirement of the actions."),
            refill, keeps,
            events(.events, "on: select", "a requirement of its own, typed by the model"),
            rowHeight, estimatedHeight, aspect, itemSize, identity, content,
            MarkArgumentDefinition(
                .name, [.identifier], "name: \"story\"", on: [.enumCase, .structProperty, .extensionProperty],
                "The name of the row where it is not to be that of the case or property."),
            canEdit, choice, cellEvents,
        ] + offers + [
            MarkArgumentDefinition(notYet: "accessory", "The accessory of the cell.")
        ],
        rules: [.registered, .nib, .bundle, .prototype, .reuse, .keeps].map {
            .needs($0, [.cell], because: "it speaks of the class that `cell:` names")
        } + originRules + plainCellRules + keepsRules + [
            .excludes(.size, .height, because: "a size says width and height"),
            .excludes(.size, .aspect, because: "a size says width and height"),
            .excludes(.aspect, .height, because: "both say the height"),
        ],
        isRepeatable: true,
        example: """
            // listgen:row(cell: DraftCell, when: \\.isDraft)
            // listgen:row(cell: MessageCell, on: select)
            var messages: [Message]
            """)

    static let ignore = MarkDefinition(
        .ignore, on: [.structProperty, .extensionProperty, .classMethod, .extensionMethod],
        "The property of a list or section is state that is not a row. On a delegate method of a class that shows a list: it "
            + "may stay, although the list is the delegate.",
        example: """
            var query: String  // listgen:ignore
            """)
}
