import SourceText

/// What can be wrong between what a nib connects and what is declared.
extension DiagnosticEntry {
    static func undeclaredOutlet(_ name: String, of owner: String, near: String?, at place: SourcePlace) -> Self {
        Self(
            "undeclared-outlet",
            "`\(owner)` has no outlet `\(name)`, which its nib connects",
            notes: [Diagnostic.Note("it is connected here", at: place)],
            remedy: near.map { "did you mean `\($0)`? correct one of the two" }
                ?? "declare it with `@IBOutlet`, or remove the connection")
    }

    static func propertyWithoutOutlet(_ name: String, of owner: String, at place: SourcePlace) -> Self {
        Self(
            "property-without-outlet", "the nib of `\(owner)` connects `\(name)`, which is not an `@IBOutlet`",
            notes: [Diagnostic.Note("it is connected here", at: place)],
            remedy: "write `@IBOutlet` before it, or remove the connection")
    }

    static func unconnectedOutlet(_ name: String, of owner: String, at places: [SourcePlace]) -> Self {
        Self(
            "unconnected-outlet", "nothing connects the outlet `\(name)` of `\(owner)`",
            notes: places.map { Diagnostic.Note("this view does not", at: $0) },
            remedy: "connect it, or make its type optional with `?`")
    }

    static func openOutlet(_ name: String, of owner: String, at places: [SourcePlace]) -> Self {
        Self(
            "open-outlet", severity: .warning, "nothing connects the outlet `\(name)` of `\(owner)`",
            notes: places.map { Diagnostic.Note("this view does not", at: $0) },
            remedy: "connect it, or make its type optional with `?`")
    }

    /// `connected` is what the nib connects it to, with its article.
    static func otherOutletType(
        _ name: String, of owner: String, type: String, connected: String, at place: SourcePlace
    ) -> Self {
        Self(
            "other-outlet-type", "the nib of `\(owner)` connects `\(name)`, a `\(type)`, to \(connected)",
            notes: [Diagnostic.Note("it is connected here", at: place)],
            remedy: "change the type of the outlet, or the class of the object in Interface Builder")
    }

    static func undeclaredAction(_ selector: String, of owner: String, near: String?, at place: SourcePlace) -> Self {
        Self(
            "undeclared-action",
            "`\(owner)` has no action `\(selector)`, which a control of its nib sends",
            notes: [Diagnostic.Note("it is sent here", at: place)],
            remedy: near.map { "did you mean `\($0)`? correct one of the two" }
                ?? "declare it with `@IBAction`, or remove the connection")
    }

    static func methodWithoutAction(_ name: String, of owner: String, at place: SourcePlace) -> Self {
        Self(
            "method-without-action", "a control in the nib of `\(owner)` calls `\(name)`, which is not an `@IBAction`",
            notes: [Diagnostic.Note("it is sent here", at: place)],
            remedy: "write `@IBAction` before it, or remove the connection")
    }

    static func attributeOutOfReach(_ name: String, of owner: String, at place: SourcePlace) -> Self {
        Self(
            "attribute-out-of-reach",
            "the nib of `\(owner)` sets `\(name)` by its name, and it is not `@IBInspectable`",
            notes: [Diagnostic.Note("it is set here", at: place)],
            remedy: "write `@IBInspectable` before it, or remove the user-defined attribute")
    }

    /// `outlets` are `dataSource` and `delegate`, with the other places of connections; `owner` is the class that they are
    /// connected to.
    static func connectedList(
        outlets: [String], owner: String, table: String, at place: SourcePlace, others: [SourcePlace]
    ) -> Self {
        Self(
            "connected-list", severity: .warning,
            "the \(Phrase.listed(outlets.map { "`\($0)`" }, "and")) of this list view "
                + (outlets.count == 1 ? "is" : "are") + " connected to `\(owner)`, and `\(table)` takes "
                + (outlets.count == 1 ? "it" : "them") + " over",
            notes: others.map { Diagnostic.Note("connected here, too", at: $0) }
                + [Diagnostic.Note("`\(owner)` shows the list here", at: place)],
            remedy: outlets.count + others.count > 1 ? "remove the connections" : "remove the connection")
    }

    /// `owner` is the class that shows the list.
    static func staticTable(owner: String, table: String, at place: SourcePlace) -> Self {
        Self(
            "static-table", severity: .warning,
            "the rows of this table are static, and `\(table)` shows its own",
            notes: [Diagnostic.Note("`\(owner)` shows the list here", at: place)],
            remedy: "set the content of the table to \"Dynamic Prototypes\" in Interface Builder")
    }
}
