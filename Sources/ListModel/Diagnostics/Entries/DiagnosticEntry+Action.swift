import SourceText

/// What can be wrong with what a user does to a row.
extension DiagnosticEntry {
    static func deleteInCollection() -> Self {
        Self(
            "delete-in-collection", "a collection view has no editing mode that deletes rows",
            remedy: "take `delete` out, and offer the deletion in `trailingSwipe:`")
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

    static func noActions(_ name: String, declared place: SourcePlace) -> Self {
        Self(
            "no-actions", "`\(name)` is not marked as an enum of actions",
            notes: [Diagnostic.Note("`\(name)` is declared here", at: place)],
            remedy: "write `// listgen:actions` above it, or make it conform to `RowAction`")
    }

    static func actionsElsewhere(_ name: String, declared place: SourcePlace) -> Self {
        Self(
            "actions-elsewhere", "nothing is generated for `\(name)`, whose module does not use the runtime",
            notes: [Diagnostic.Note("`\(name)` is declared here", at: place)],
            remedy: "write `extension \(name): RowAction` beside the list")
    }

    static func offerWithoutDoes(_ argument: String) -> Self {
        Self(
            "offer-without-does",
            "`\(argument)` offers actions, and no mark says which",
            remedy: "write `does:` with the enum of actions here or around it")
    }

    static func unknownAction(_ name: String, of type: String, near: String?, cases: [String]) -> Self {
        Self(
            "unknown-action", "`\(type)` has no action `\(name)`",
            remedy: near.map { "did you mean `.\($0)`?" }
                ?? "write \(Phrase.listed(cases.map { "`.\($0)`" }, "or"))")
    }

    static func askedTwice(_ name: String, _ first: String, _ second: String) -> Self {
        Self(
            "asked-twice", "`\(name)` would have to give `\(first)` for some rows and `\(second)` for others",
            remedy: "write `\(name): .asked` beside each `does:`")
    }

    static func deleteBesideSwipe(row: String, delete: SourcePlace) -> Self {
        Self(
            "delete-beside-swipe", "this swipe hides the one that deletes `\(row)`",
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

    static func swipeWithoutList(_ argument: String, layout: SourcePlace?) -> Self {
        Self(
            "swipe-without-list",
            "`\(argument)` needs a list layout: UIKit swipes no other items of a collection view",
            notes: layout.map { [Diagnostic.Note("the layout is said here", at: $0)] } ?? [],
            remedy: "write `layout: .list(...)` for the section or the list, or take it out")
    }
}
