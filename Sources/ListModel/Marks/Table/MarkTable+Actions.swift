/// What a user can do to rows: the marks of actions, and the arguments that offer them.
extension MarkTable {
    static let actions = MarkDefinition(
        .actions, on: [.enumeration],
        "The cases of the enum are what can be done to rows: what swipes offer. An action never sees a row, so one enum serves "
            + "many lists. What no `action` mark says is the property of the enum with its name: `title`, `label`, `image`, "
            + "`color`, `isDestructive`, `isEnabled` or `isOn`.",
        example: """
            // listgen:actions
            enum ChoreAction {
                case done(Bool)  // listgen:action(title: { $0 ? "Undo" : "Done" })
                case delete  // listgen:action(title: "Delete", style: .destructive)
            }
            """)

    static let action = MarkDefinition(
        .action, on: [.enumCase], "How an action looks.",
        arguments: [
            part(.title, [.string], "title: \"Delete\"", "The title"),
            part(.spoken, [.string], "label: \"Delete this chore\"", "What VoiceOver says in place of the title"),
            part(.image, [], "image: UIImage(systemName: \"trash\")", "The image"),
            part(.color, [], "color: .systemOrange", "The background in a swipe"),
            MarkArgumentDefinition(
                .style, [.choice([MarkChoice("destructive")])], "style: .destructive",
                "`.destructive` for an action that takes the row away or loses something: it is red."),
            part(.isEnabled, [.boolean], "isEnabled: { $0.count > 1 }", "Whether it can be chosen, in menus"),
            part(.isOn, [.boolean], "isOn: { $0 }", "Whether it has a checkmark, in menus"),
        ],
        example: """
            /* listgen:actions */ enum ChoreAction {
                // listgen:action(title: { $0 ? "Undo" : "Done" }, color: .systemGreen)
                case done(Bool)
            }
            """)

    private static func part(
        _ name: MarkArgumentName, _ kinds: [MarkValueKind], _ example: String, _ what: String
    ) -> MarkArgumentDefinition {
        MarkArgumentDefinition(
            name, kinds + [.closure, .expression], example,
            what + ": a constant, or a closure over the payload of the case.")
    }

    static let canEdit = MarkArgumentDefinition(
        .canEdit, [.boolean, .keyPath, .closure, .function, .expression], "canEdit: { !$0.isLocked }",
        "Whether a row that takes `on: delete` can be deleted: `true` without it. A constant, a key path, or a closure over "
            + "row and context. In tables only.")

    /// What offers actions.
    static let offers: [MarkArgumentDefinition] = [
        MarkArgumentDefinition(
            .does, [.type], "does: ChoreAction",
            "The enum of what can be done to the rows. The actions get `perform(_:stories:event:)`, which does it."),
        swipe(.leadingSwipe, "leadingSwipe: { [.done($0.isDone)] }"),
        swipe(.trailingSwipe, "trailingSwipe: [.delete]"),
        MarkArgumentDefinition(
            .fullSwipe, [.boolean, .choice([MarkChoice("leading"), MarkChoice("trailing")])], "fullSwipe: .leading",
            "Whether a full swipe performs the first action, or at which edge it does; `true` without it."),
        MarkArgumentDefinition(
            .menu, [.actions, .keyPath, .closure, .function, .expression, asked],
            "menu: { [[.done($0.isDone)], [.delete]] }",
            "The actions of the context menu: an array, or an array of groups with a line between, a key path, or a closure "
                + "over row and context that gives one; with `.asked` the app says them, by a requirement of the actions. Or a "
                + "function that gives UIKit's own: `UIMenu` or `UIContextMenuConfiguration`."),
        MarkArgumentDefinition(
            .preview, [.keyPath, .closure, .function, .expression], "preview: { chore in ChoreController(chore) }",
            "The view controller that is shown above the menu, made when it is shown: a closure over row and context, or a "
                + "function. Nil, and without it, the row itself is shown. `on: commit` is told when it is tapped."),
        MarkArgumentDefinition(
            .selects, [.boolean, .keyPath, .closure, .function, .expression], "selects: { !$0.isLocked }",
            "Whether a row can be highlighted and selected: `true` without it. A constant, a key path, or a closure over row "
                + "and context."),
        MarkArgumentDefinition(
            .drag, [.keyPath, .closure, .function, .expression], "drag: { [NSItemProvider(object: $0.url as NSURL)] }",
            "What a row is dragged as, out of the list: a key path, a closure over row and context, or a function that gives "
                + "`[NSItemProvider]` or `[UIDragItem]`; none if it is empty."),
        MarkArgumentDefinition(
            .moves, [.choice([MarkChoice("inSection"), MarkChoice("anywhere")])], "moves: .inSection",
            "Whether rows are moved by hand, and how far: within their property, or also to the rows of another section that "
                + "are of the same type and move anywhere. The state follows, and `on: move` is told."),
        MarkArgumentDefinition(
            .canMove, [.boolean, .keyPath, .closure, .function, .expression], "canMove: { !$0.isLocked }",
            "Whether a row with `moves:` can be moved: `true` without it. A constant, a key path, or a closure over row and "
                + "context."),
        MarkArgumentDefinition(
            .available, [.number], "available: 16",
            "The version of iOS from which on `on: primaryAction` is told, if the list is for older ones as well: 16."),
    ]

    static let choice = MarkArgumentDefinition(
        .choice, [.keyPath], "choice: \\.order", on: [.structProperty, .extensionProperty],
        "The `var` of the list, marked `ignore`, that holds the identity of the row that is chosen, or a set of them: a "
            + "checkmark shows it, and a tap changes it. `on: choose` is told. In tables only.")

    static let selection = MarkArgumentDefinition(
        .selection,
        [
            .choice([
                MarkChoice("none"), MarkChoice("single"), MarkChoice("multiple"), MarkChoice("multipleWhileEditing"),
            ])
        ],
        "selection: .multipleWhileEditing",
        "How many rows can be selected: `.single` without it. With `.multiple`, and while editing with "
            + "`.multipleWhileEditing`, taps change which rows are, and `on: selectionChange` is told.")

    private static func swipe(_ name: MarkArgumentName, _ example: String) -> MarkArgumentDefinition {
        let edge = name == .leadingSwipe ? "leading" : "trailing"
        return MarkArgumentDefinition(
            name, [.actions, .keyPath, .closure, .function, .expression, asked], example,
            "The actions of a swipe from the \(edge) edge, from the edge inwards: an array, a key path, or a closure over row "
                + "and context; with `.asked` the app says them, by a requirement of the actions. Or a function that gives "
                + "UIKit's own: `[UIContextualAction]` or `UISwipeActionsConfiguration`.")
    }
}
