/// The arguments that several marks share.
extension MarkTable {
    static let rowHeight = MarkArgumentDefinition(
        .height, heightKinds, "height: 44",
        "The height of a row in points: a constant, `.automatic`, a key path, or a closure over row, context and metrics. "
            + "With `when:` it is that of the cell which the mark chooses."
    )

    static let estimatedHeight = MarkArgumentDefinition(
        .estimatedHeight, heightKinds, "estimatedHeight: 80", "The height of a row before it was measured.")

    static let identity = MarkArgumentDefinition(
        .id,
        [
            .keyPath, .closure, .function,
            .choice([
                MarkChoice("value"), MarkChoice("kind"), MarkChoice("position"), MarkChoice("occurrence"),
                MarkChoice("instance"),
            ]),
        ],
        "id: \\.guid as String",
        "What makes it the same one after an update: a key path, a closure over its values, a method without parameters, the "
            + "value itself, that there is one of its kind, its position, which of its equals it is, or the object. The member `id` without it. On a "
            + "property of unlike rows it takes `.position`.")

    static let output = MarkArgumentDefinition(
        .output, [.choice([MarkChoice("inline")])], "output: .inline",
        "Writes what is generated for the file into the file itself, as one block at its end, so that private types serve. "
            + "For types at the top level of a Swift file.")

    static let keeps = MarkArgumentDefinition(
        .keeps, [.choice([MarkChoice("perRow")])], "keeps: .perRow",
        "A cell for each row, made by its class or from its nib when it is first needed, and kept while the row is there. It "
            + "is never dequeued, and configured again where another cell would be reloaded. A prototype can be kept by a row "
            + "that occurs once at most. In tables only.")

    static let keepsRules: [MarkRule] = [
        .excludes(.keeps, .registered, because: "a cell that is kept is never dequeued"),
        .excludes(.keeps, .reuse, because: "a cell that is kept is never dequeued"),
    ]

    static let refill = MarkArgumentDefinition(
        .refill, [.choice([MarkChoice("inPlace"), MarkChoice("reload")])], "refill: .reload",
        "What happens to a cell whose row is to be filled again: `.inPlace` fills it as it is, without `prepareForReuse()`; "
            + "`.reload` dequeues another, unless somebody types in it. In place without it, and written, it silences the "
            + "warning of a fill that adds something.")

    static let content = MarkArgumentDefinition(
        .content,
        [
            .keyPath, .keyPaths, .function,
            .choice([
                MarkChoice("equatable"), MarkChoice("instance"), MarkChoice("always"),
                MarkChoice("observed", isBuilt: false),
            ]),
        ],
        "content: [\\.title, \\.isRead]",
        "What counts as changed: `==`, the named members, a method that takes the other value, another object, or every "
            + "update.")

    static func registered(_ what: String) -> MarkArgumentDefinition {
        MarkArgumentDefinition(
            .registered, [.boolean], "registered: false",
            "Whether the list registers \(what); `true` without it. With `false` the app registers it, as a class or a nib, "
                + "under the reuse identifier, before the list is shown.")
    }

    static let nib = MarkArgumentDefinition(
        .nib, [.string, .choice([MarkChoice("none")])], "nib: \"StoryCell\"",
        "The name of the nib that its views come from, or `.none` if its class makes them whatever nibs there are. Without it "
            + "that is the only nib among the inputs whose one top-level object is of the class.")

    static let bundle = MarkArgumentDefinition(
        .bundle, [.expression], "bundle: .module", "The bundle that holds the nib; that of the class without it.")

    static let prototype = MarkArgumentDefinition(
        .prototype, [.string], "prototype: \"story\"",
        "The reuse identifier of the prototype in a storyboard that its views come from. UIKit registers it.")

    static let reuse = MarkArgumentDefinition(
        .reuse, [.string], "reuse: \"story\"",
        "The reuse identifier; that of its nib, else the name of the class, without it. With `registered: false` that is the "
            + "string of a static `reuseIdentifier`, `identifier`, `cellIdentifier`, `reuseID` or `reuseId` of the class, else "
            + "its name without that of the types around it.")

    static let reuseOfRow = MarkArgumentDefinition(
        .reuse, [.string, .keyPath, .closure, .function], "reuse: \\.layout",
        "The reuse identifier: a constant as at the class, or a key path, a closure over row and context, or a function that "
            + "gives that of each row. The class, or its nib, is registered under an identifier when that first occurs; with "
            + "`registered: false` the app registers them all. A row whose identifier changes is reloaded.")

    /// What a prototype leaves nothing to say of.
    static let prototypeRules: [MarkRule] = [
        .excludes(.nib, .prototype, because: "a view comes from one or the other"),
        .excludes(.reuse, .prototype, because: "a prototype has its identifier in the storyboard"),
        .excludes(.bundle, .prototype, because: "a prototype is in the bundle of its storyboard"),
    ]

    static let originRules: [MarkRule] =
        prototypeRules + [
            .excludes(.registered, .prototype, because: "UIKit registers prototypes"),
            .excludes(.registered, .nib, because: "a nib that is named is registered by the list"),
            .excludes(.registered, .bundle, because: "it speaks of a nib that the list registers"),
        ]
    static let style = MarkArgumentDefinition(
        .style, [.choice([MarkChoice("subtitle"), MarkChoice("value1"), MarkChoice("value2")])], "style: .value1",
        "The style of a cell of the class `UITableViewCell`, which has `.default` without it.")

    static let plainCellRules: [MarkRule] = [
        styleNeedsCell,
        .excludes(.style, .registered, because: "the style is that of a class which the list registers"),
        .excludes(.style, .nib, because: "a nib says how its cell looks"),
        .excludes(.style, .prototype, because: "a prototype says how its cell looks"),
        .excludes(.style, .contentConfiguration, because: "the content configuration says how the cell looks"),
        .excludes(.configure, .contentConfiguration, because: "it can set `cell.contentConfiguration` itself"),
    ]

    /// Where the cell comes from that a section shows without rows.
    static let originOfEmptyRow: [MarkArgumentDefinition] = [
        registered("the class of `empty:`"), nib, bundle, prototype, reuse, contentOfEmptyRow,
    ].map { argument in
        var argument = argument
        argument.places = [.structure, .enumCase, .structProperty, .extensionProperty]
        return argument
    }

    private static let contentOfEmptyRow = MarkArgumentDefinition(
        .contentConfiguration, [.keyPath, .closure, .function, .expression], "contentConfiguration: NothingContent()",
        "The content configuration of the cell that `empty:` names: a closure over the context, a function, or an "
            + "expression over `section` and `context`.")

    static let emptyRowRules: [MarkRule] =
        [.registered, .nib, .bundle, .prototype, .reuse, .contentConfiguration].map {
            .needs($0, [.empty], because: "it speaks of the class that `empty:` names")
        } + originRules + [
            .needs(.style, [.cell, .empty], because: "it speaks of the class that `cell:` or `empty:` names"),
            .excludes(.style, .registered, because: "the style is that of a class which the list registers"),
            .excludes(.style, .nib, because: "a nib says how its cell looks"),
            .excludes(.style, .prototype, because: "a prototype says how its cell looks"),
            .excludes(.style, .contentConfiguration, because: "the content configuration says how the cell looks"),
        ]

    static let styleNeedsCell = MarkRule.needs(
        .style, [.cell], because: "it speaks of the class that `cell:` names")

    static let defaultCell = MarkArgumentDefinition(
        .cell, [.type], "cell: StoryCell", "The class of the cells of rows whose own marks name none.")

    static let defaultConfigure = MarkArgumentDefinition(
        .configure, [.closure, .function, .expression, asked], "configure: fill",
        "Fills the rows that neither their marks nor their cells fill: a function, or a closure or expression over the cell, "
            + "the row with all its values, and the context; with `.asked` the app does, by a requirement of the actions."
    )

    /// The app fills the view.
    static let asked = MarkValueKind.choice([MarkChoice("asked")])

    static let cells = MarkArgumentDefinition(
        .cells, [.types], "cells: [StoryCell, BannerCell]",
        "The cells to take first where a model has more than one.")

    static func events(_ kind: MarkValueKind, _ example: String, _ what: String) -> MarkArgumentDefinition {
        let methods =
            kind == .eventsAndMethods
            ? " A method of a UIKit delegate or data source is passed through by its name, and so is one of a protocol of"
                + " the app that refines the delegate." : ""
        return MarkArgumentDefinition(
            .on, [kind], example,
            "The events that the app takes, as \(what). `select(event)` adds a last parameter `RowEvent`; `nearEnd(rows: 5)` "
                + "or `nearEnd(screens: 1)` says how near." + methods)
    }

    static func header(_ name: MarkArgumentName, _ example: String) -> MarkArgumentDefinition {
        MarkArgumentDefinition(
            name,
            [
                .string, .keyPath, .closure, .type, .choice([viewForm, classForm]), .function,
                .expression,
            ], example,
            "The \(name.rawValue) of the section: a title, a key path or closure that gives one, or the class of a "
                + "`UITableViewHeaderFooterView`, which is filled like a cell, by the section and its properties, or "
                + "`.class(\\.looks.header)`, a class that the context holds.")
    }

    static func headerHeight(_ name: MarkArgumentName, _ example: String) -> MarkArgumentDefinition {
        let what = name == .headerHeight ? "header" : "footer"
        return MarkArgumentDefinition(name, heightKinds, example, "The height of the \(what) in points.")
    }

    static func elementKind(_ name: MarkArgumentName, _ example: String) -> MarkArgumentDefinition {
        let what = name == .headerKind ? "header" : "footer"
        return MarkArgumentDefinition(
            name, [.string, .expression], example,
            "What the layout of a collection view calls the \(what) of the section, for layouts with kinds of their own; "
                + "UIKit's name without it.")
    }

    static func layout(_ example: String, _ meaning: String) -> MarkArgumentDefinition {
        MarkArgumentDefinition(.layout, [.keyPath, .closure, .function, .expression], example, meaning)
    }

    static let heightExcludesLayout = MarkRule.excludes(.height, .layout, because: "the layout sizes its items")

    static func rename(
        _ name: MarkArgumentName, _ type: String, _ other: String, on places: Set<MarkPlace>? = nil
    ) -> MarkArgumentDefinition {
        MarkArgumentDefinition(
            name, [.identifier], "\(name.rawValue): \"\(other)\"", on: places,
            "The name of the generated type `\(type)`, if a type of that name exists already.")
    }

    static let heightKinds: [MarkValueKind] = [
        .number, .choice([MarkChoice("automatic")]), .keyPath, .closure, .function, .expression,
    ]
}
