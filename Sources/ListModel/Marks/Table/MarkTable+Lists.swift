extension MarkTable {
    static let list = MarkDefinition(
        .list, on: [.structure],
        "The struct is the state of one list: its properties are the sections, in their order. "
            + "Data source, delegate, updates and events follow from it.",
        arguments: [
            MarkArgumentDefinition(
                .target, [.choice([MarkChoice("table"), MarkChoice("collection")])], ".table",
                isRequired: true, "The list view that shows it."),
            MarkArgumentDefinition(
                .context, [.type, .choice([MarkChoice("weak", takes: .type)])], "context: FeedContext",
                "The type of a value, other than the state, that cells, heights and headers can read. "
                    + "A controller is `.weak(FeedController)`, which the list does not keep alive."),
            MarkArgumentDefinition(
                .actions, [.choice([MarkChoice("protocol"), MarkChoice("closures")])], "actions: .closures",
                "How events reach the app: a protocol held weakly (the default), or a struct of closures."),
            MarkArgumentDefinition(
                .delegate, [.choice([MarkChoice("mine")])], "delegate: .mine",
                "The app keeps the delegate of the list view; the generated class is its data source only."),
            events(.eventsAndMethods, "on: [select, scrollViewDidScroll]", "one requirement that takes the row"),
            MarkArgumentDefinition(
                .animation, [.expression], "animation: .fade", "How rows come and go; `.automatic` without it."),
            MarkArgumentDefinition(
                .deselects, [.boolean], "deselects: false",
                "Whether a row is deselected after a tap; `true` without it."),
            MarkArgumentDefinition(
                .finders, [.boolean], "finders: true",
                "Whether the list view has a function for each kind of row that finds its cell on screen; `false` without it."
            ),
            output,
            canEdit, defaultCell, style, cells, defaultConfigure, rowHeight, estimatedHeight, identity, content,
            layout(
                "layout: .list(.insetGrouped)",
                "How a collection view lays out the sections of which nothing narrower says it: a `SectionLayout`, or a "
                    + "closure or expression over `section`, which is the `Section` of the list, and `context`."),
            rename(.rowType, "Row", "Entry"), rename(.sectionType, "Section", "Part"),
            rename(.rowIDType, "RowID", "EntryID"), rename(.cellType, "Cell", "View"),
            rename(.actionsType, "Actions", "Events"), rename(.tableType, "Table", "Source"),
            rename(.collectionType, "Collection", "Source"), rename(.stampType, "Stamp", "Mark"),
            rename(.snapshotType, "Snapshot", "Evaluated"),
            columns, aspect, itemSize, insets, lineSpacing, itemSpacing, spacing,
            MarkArgumentDefinition(
                .empty, [.choice([viewForm, MarkChoice("configuration", takes: .view)])], "empty: .view(makeEmpty)",
                "What is shown while the list has no rows, as the background of the list view: `.view(makeEmpty)` or "
                    + "`.view(\\.emptyView)`, a view, or `.configuration(makeEmpty)`, a content configuration. It is asked again "
                    + "with each state and context; nil shows nothing."),
            tableEnd(.header, "above", "header: FeedHeader"), tableEnd(.footer, "below", "footer: .view(makeFooter)"),
        ] + offers + [selection],
        rules: [
            styleNeedsCell, heightExcludesLayout,
            .excludes(.deselects, .delegate, because: "the tap reaches the delegate, which the app keeps"),
            .excludes(.height, .delegate, because: "heights are asked of the delegate, which the app keeps"),
            .excludes(.estimatedHeight, .delegate, because: "heights are asked of the delegate, which the app keeps"),
        ] + gridRules + sizesWithDelegate,
        example: """
            // listgen:list(.table, context: FeedContext, on: select)
            struct Feed {
                var banner: Banner?
                var stories: [Story]
                var query: String  // listgen:ignore
            }
            """)

    static let section = MarkDefinition(
        .section, on: [.structure, .enumeration, .enumCase, .structProperty, .extensionProperty],
        "On a struct: its properties are the rows of one section, in their order. "
            + "On an enum: a section that is one of its cases, which carry rows, a section or the payload of one row. "
            + "On a property of a list, or on such a case: what its section shows around the rows.",
        arguments: [
            identity,
            MarkArgumentDefinition(
                .rows, [.keyPath], "rows: \\.elements", on: [.structProperty, .extensionProperty],
                "The member that holds the rows of each element of the property, if no mark can say it at its type: "
                    + "`\\.elements as [Episode]` if no input declares it. Each element is a section; `id:` is its identity."
            ),
            header(.header, "header: \"Stories\""), header(.footer, "footer: \\.hint"),
            headerHeight(.headerHeight, "headerHeight: 28"), headerHeight(.footerHeight, "footerHeight: .automatic"),
            elementKind(.headerKind, "headerKind: \"mosaic-header\""),
            elementKind(.footerKind, "footerKind: MosaicLayout.footerKind"),
            MarkArgumentDefinition(
                .empty, [.type], "empty: NoStoriesCell",
                on: [.structure, .enumCase, .structProperty, .extensionProperty],
                "The class of the cell that is shown while the section has no rows. The mark takes the arguments of a "
                    + "row for its origin too, and, without `cell:`, `style:` and `contentConfiguration:`."),
        ] + originOfEmptyRow + [
            MarkArgumentDefinition(
                .keepsHeader, [.boolean], "keepsHeader: true",
                "Whether header and footer stay while the section has no rows; `false` without it."),
            events(.events, "on: select", "a requirement for the rows of the section"),
            canEdit, defaultCell, style, cells, defaultConfigure, rowHeight, estimatedHeight, content,
            layout(
                "layout: { $0.isWide ? .grid(columns: 2) : .list() }",
                "How a collection view lays out the section: a `SectionLayout`, or a key path, closure or expression over "
                    + "`section` and `context` that gives one."),
            MarkArgumentDefinition(
                .name, [.identifier], "name: \"news\"", on: [.structProperty, .extensionProperty],
                "The name of the section where it is not to be that of the property."),
            rename(.rowType, "Row", "Entry", on: [.structure, .enumeration]),
            rename(.rowIDType, "RowID", "EntryID", on: [.structure, .enumeration]),
            rename(.sectionIDType, "SectionID", "PartID", on: [.enumeration]),
            rename(.snapshotType, "Snapshot", "Evaluated", on: [.structure, .enumeration]),
            columns, aspect, itemSize, insets, lineSpacing, itemSpacing, spacing,
            MarkArgumentDefinition(
                .indexTitle, [.string, .keyPath, .closure, .function, .expression], "indexTitle: \\.initial",
                "The title of the section in the index at the edge of the list, while it has rows: a constant, a key path, or "
                    + "a closure over section and context. Sections that follow one another with one title share it."),
        ] + offers,
        rules: emptyRowRules + [
            heightExcludesLayout
        ] + gridRules,
        example: """
            // listgen:section(id: \\.id, header: \\.title)
            struct ContactGroup {
                let id: String
                var title: String  // listgen:ignore
                var members: [Contact]
                var canAdd: Bool  // listgen:row(cell: AddCell)
            }
            """)
}
