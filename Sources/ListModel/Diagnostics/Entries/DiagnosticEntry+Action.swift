import SourceText

/// What can be wrong with what a user does to a row.
extension DiagnosticEntry {
    static func deleteInCollection() -> Self {
        Self(
            "delete-in-collection", "a collection view has no editing mode that deletes rows",
            remedy: "take `delete` out, and offer the deletion in `trailingSwipe:`")
    }

    static func insertInCollection() -> Self {
        Self(
            "insert-in-collection", "a collection view has no editing mode that inserts rows",
            remedy: "take `insert` out, and write `on: select` at the row that adds")
    }

    static func insertBesideDelete(row: String) -> Self {
        Self(
            "insert-and-delete",
            "a row of `\(row)` can't both insert and delete: it shows one control while editing",
            remedy: "take `insert` or `delete` out")
    }

    static func saidTwice(_ argument: String, row: String, first: SourcePlace) -> Self {
        Self(
            "said-twice", "two marks of `\(row)` say `\(argument)`",
            notes: [Diagnostic.Note("the first is here", at: first)],
            remedy: "keep one of them")
    }

    static func actionWithoutLook(_ action: String, of type: String) -> Self {
        Self(
            "action-without-look",
            "`\(action)` of `\(type)` has neither a title nor an image",
            remedy: "write `// listgen:action(title: ...)` on the case, or declare a property `title` in `\(type)`")
    }

    static func unusedActions(_ name: String) -> Self {
        Self(
            "unused-actions", severity: .warning, "no row of a list does what `\(name)` says",
            remedy: "write `does: \(name)` where rows offer it, or take the marks away")
    }

    static func unofferedAction(_ action: String, of type: String) -> Self {
        Self(
            "unoffered-action", severity: .warning, "no row offers `\(action)` of `\(type)`",
            remedy: "name it in a swipe or menu that takes `\(type)`, or take the case out")
    }

    static func noActions(_ name: String, declared place: SourcePlace) -> Self {
        Self(
            "no-actions", "`\(name)` is not marked as an enum of actions",
            notes: [Diagnostic.Note("`\(name)` is declared here", at: place)],
            remedy: "write `// listgen:actions` above it, or make it conform to `RowAction`")
    }

    static func writtenActions(_ name: String) -> Self {
        Self(
            "written-actions", "`\(name)` conforms to `RowAction`, which its `actions` mark writes",
            remedy: "take `RowAction` out, or take the marks away and declare `presentation` in `\(name)`")
    }

    static func actionsElsewhere(_ name: String, declared place: SourcePlace) -> Self {
        Self(
            "actions-elsewhere", "nothing is generated for `\(name)`, whose module does not use the runtime",
            notes: [Diagnostic.Note("`\(name)` is declared here", at: place)],
            remedy: "write `extension \(name): RowAction` in the file of the list")
    }

    static func offerWithoutDoes(_ argument: String) -> Self {
        Self(
            "offer-without-does",
            "`\(argument)` offers actions, and no mark says which",
            remedy: "write `does:` with the enum of actions here or around it")
    }

    /// - Parameter around: The argument that offers it, and its place, if a mark nearer to the row names the type.
    static func unknownAction(
        _ name: String, of type: String, near: String?, cases: [String],
        around: (argument: String, place: SourcePlace)?
    ) -> Self {
        let all = cases.map { ".\($0)" }
        let remedy: String =
            if let around {
                "write `\(around.argument): [\(all.first ?? "")]` beside it, with actions of `\(type)`"
            } else if let near {
                "did you mean `.\(near)`?"
            } else if cases.isEmpty {
                "declare `case \(name)` in it"
            } else {
                "write \(Phrase.listed(all.map { "`\($0)`" }, "or"))"
            }
        return Self(
            "unknown-action", "`\(type)` has no action `\(name)`",
            notes: around.map { [Diagnostic.Note("`\($0.argument)` around it offers that", at: $0.place)] } ?? [],
            remedy: remedy)
    }

    static func askedTwice(_ name: String, _ first: String, _ second: String) -> Self {
        Self(
            "asked-twice", "`\(name)` would have to give `\(first)` for some rows and `\(second)` for others",
            remedy: "write `\(name): .asked` after each `does:`")
    }

    static func deleteBesideSwipe(row: String, delete: SourcePlace) -> Self {
        Self(
            "delete-and-trailing-swipe", "`trailingSwipe:` replaces the Delete swipe of `\(row)`",
            notes: [Diagnostic.Note("`delete` is asked for here", at: delete)],
            remedy: "offer the deletion in `trailingSwipe:`, and take `delete` out")
    }

    /// - Parameter methods: Those that the delegate answers in its place.
    static func argumentWithoutDelegate(_ argument: String, methods: [String], of target: ListTarget) -> Self {
        Self(
            "argument-without-delegate", "`\(argument)` is asked of the delegate, which the app keeps",
            remedy:
                "take it out and write \(Phrase.listed(methods.map { "`\($0)`" }, "and")) there, where `row(at:)` of "
                + "the \(target) gives the row, or take `delegate: .mine` out of the list")
    }

    static func accessoryInCollection() -> Self {
        Self(
            "accessory-in-collection", "a collection view does not report taps on accessories",
            remedy: "take `accessory` out, and give the accessory of the cell a handler")
    }

    static func primaryActionTooEarly(_ method: String) -> Self {
        Self(
            "primary-action-too-early",
            "UIKit reports primary actions from iOS 16 on, and the list supports earlier systems",
            remedy:
                "add `available: 16`, state the deployment target in `.listgen.yml`, or take it out and pass "
                + "`\(method)` through")
    }

    static func selectionWithoutChange(_ mode: String) -> Self {
        Self(
            "selection-without-change", "with `selection: .\(mode)` taps change the selection, and nobody is told",
            remedy: "write `on: selectionChange` in the mark")
    }

    /// - Parameters:
    ///   - cause: The argument that keeps taps from selecting one row.
    ///   - said: What asks for taps, `select` or `choice:`.
    static func selectWithoutTaps(_ cause: String, said: String = "select") -> Self {
        let isOfSeveral = cause == "selection: .multiple"
        return Self(
            "select-without-taps", "with `\(cause)` no tap selects a row\(isOfSeveral ? " alone" : "")",
            remedy: isOfSeveral
                ? "take `select` out, and read `selection` in `selectionDidChange()`, or write "
                    + "`selection: .multipleWhileEditing`"
                : "take `\(said)` out, or `\(cause)`")
    }

    static func restrictedAction(_ name: String, attribute: String) -> Self {
        Self(
            "restricted-action", "`\(name)` is `\(attribute)`, and generated code names it without asking",
            remedy: "take the attribute away, and offer the action by a closure that asks `if #available`")
    }

    static func choiceInCollection() -> Self {
        Self(
            "choice-in-collection", "`choice:` shows checkmarks, which cells of a collection view do not have",
            remedy: "take it out, and show by the cell what is chosen")
    }

    /// - Parameter carriesValue: Whether a row has a value that could have an identity.
    static func choiceWithoutIdentity(_ row: String, carriesValue: Bool) -> Self {
        Self(
            "choice-without-identity", "the rows of `\(row)` have no identity that could be chosen",
            remedy: carriesValue
                ? "give the model an `id`, or say with `id:` what tells its rows apart"
                : "give `\(row)` a value that has an identity, or a property of its own")
    }

    static func choiceNotStored(_ property: String, list: String, type: String) -> Self {
        Self(
            "choice-not-stored", "`\(list)` has no `var` called `\(property)` that is marked `ignore`",
            remedy: "declare `var \(property): \(type)?  // listgen:ignore` in `\(list)`, or `Set<\(type)>` for several"
        )
    }

    static func unusableLook(_ property: String, type: String, of actions: String, because reason: String) -> Self {
        Self(
            "unusable-look", "an action cannot take its look from `\(property)` of `\(actions)`, which \(reason)",
            remedy: "make it a plain `\(type)` that is not private, or rename it")
    }

    static func choiceOutOfReach(_ property: String, list: String, declared place: SourcePlace) -> Self {
        Self(
            "choice-out-of-reach", "the generated table cannot set `\(property)` of `\(list)`",
            notes: [Diagnostic.Note("`\(property)` is declared here", at: place)],
            remedy: "make it a stored `var` that is neither `private` nor `private(set)`")
    }

    static func choiceOfOtherType(_ property: String, type: String, row: String, identity: String) -> Self {
        Self(
            "choice-of-other-type",
            "`\(property)` is `\(type)`, and the rows of `\(row)` are told apart by `\(identity)`",
            remedy: "make it `\(identity)?` for one, or `Set<\(identity)>` for several")
    }

    /// - Parameter kinds: Those of the rows, with what tells them apart, which is not of one type.
    static func choiceOfSeveralTypes(_ kinds: [(name: String, identity: String)]) -> Self {
        let types = kinds.map { "`\($0.name)` by `\($0.identity)`" }
        return Self(
            "choice-of-several-types",
            "the rows are told apart by values of different types: \(Phrase.listed(types, "and"))",
            remedy: "have the `id:` of each kind give one type, such as `id: { \"\\($0.id)\" }`, or give each kind a "
                + "property of its own")
    }

    /// - Parameter type: That of the identities, if they have one.
    static func choiceInside(_ path: String, list: String, type: String?) -> Self {
        let name = path.nameComponents.last.map(String.init) ?? path
        return Self(
            "choice-inside", "`choice:` takes a property of `\(list)` itself, and `\(path)` leads into one",
            remedy: "declare `var \(name): \(type ?? "<#ID#>")?  // listgen:ignore` in `\(list)`")
    }

    /// - Parameter isLet: Whether the property of the row is a `let`.
    static func unmovableRow(
        _ row: String, because reason: String, isLet: Bool = false, declared place: SourcePlace
    ) -> Self {
        Self(
            "unmovable-row", "a row of `\(row)` cannot be moved by hand: it \(reason)",
            notes: [Diagnostic.Note("`\(row)` is here", at: place)],
            remedy: (isLet ? "make it a `var`, or " : "")
                + "take `moves:` out, and follow the move in the app, by `followMove(from:to:)` in the method of UIKit")
    }

    static func nearEndOfCase() -> Self {
        Self(
            "near-end-of-case", "rows of one kind among others have no end of their own",
            remedy: "write `nearEnd` at the property that holds them, at the section or at the list")
    }

    /// - Parameter isAccompanied: Whether the same section has another property of such rows.
    static func movesNowhere(_ row: String, type: String, isAccompanied: Bool) -> Self {
        Self(
            "moves-nowhere",
            "no other section has rows of `\(type)` that move anywhere, where those of `\(row)` could go",
            remedy: isAccompanied
                ? "make each property of `[\(type)]` a section of the list, or write `.inSection`: rows stay in their "
                    + "property of a section struct"
                : "write `moves: .anywhere` at the other property of `[\(type)]`, too, or `.inSection` here")
    }

    static func unliftable(_ member: String, cell: String, because reason: String) -> Self {
        Self(
            "unliftable-member", "`\(member)` of `\(cell)` cannot be lifted: \(reason)",
            remedy: "mark a view of the cell that is not private, or a method without parameters that gives a "
                + "`UITargetedPreview?`")
    }

    static func secondLift(_ member: String, cell: String, first: SourcePlace) -> Self {
        Self(
            "second-lift", "`\(member)` is the second member of `\(cell)` that is lifted",
            notes: [Diagnostic.Note("the first is here", at: first)],
            remedy: "keep the mark of one of them")
    }

    static func swipeWithoutList(_ argument: String, layout: SourcePlace?) -> Self {
        Self(
            "swipe-without-list",
            "`\(argument)` needs a list layout: UIKit swipes no other items of a collection view",
            notes: layout.map { [Diagnostic.Note("the layout is given here", at: $0)] } ?? [],
            remedy: "write `layout: .list(...)` for the section or the list, or take it out")
    }
}
