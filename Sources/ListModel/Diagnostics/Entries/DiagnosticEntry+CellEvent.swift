import SourceText

/// What can be wrong with the events that a cell has by itself.
extension DiagnosticEntry {
    static func noEventMember(_ name: String, of cell: String) -> Self {
        Self(
            "no-event-member", "`\(name)` of `\(cell)` is neither a control nor a closure",
            remedy: "declare a closure, such as `var onChange: (() -> Void)?`, mark that and call it in `\(cell)`")
    }

    static func unknownEventParameter(_ name: String, method: String, parameters: [String]) -> Self {
        let near = Spelling.nearest(to: name, among: parameters)
        return Self(
            "unknown-event-parameter", "`\(method)` has no parameter `\(name)`",
            remedy: near.map { "did you mean `\($0)`?" } ?? "name a parameter of it that is a closure")
    }

    static func noEventParameter(_ parameter: String, method: String) -> Self {
        Self(
            "no-event-parameter", "`\(parameter)` of `\(method)` is not a closure, so it cannot be an event",
            remedy: "name a parameter that is a closure, such as `onTap: @escaping () -> Void`")
    }

    static func hiddenEvent(_ name: String, of cell: String, level: String) -> Self {
        Self(
            "hidden-event", "`\(name)` of `\(cell)` is `\(level)`, so that generated code cannot hear of it",
            remedy: "take `\(level)` away, or mark a closure that `\(cell)` calls")
    }

    static func unsettableEvent(_ name: String, of cell: String, because reason: String) -> Self {
        Self(
            "unsettable-event", "`\(name)` of `\(cell)` cannot be an event: it \(reason)",
            remedy: "declare a plain closure, such as `var \(name): (() -> Void)?`")
    }

    static func unnamedEvent(_ name: String, type: String) -> Self {
        Self(
            "unnamed-event", "`\(name)` is a `\(type)`, of which no event is known",
            remedy: "name the event: `event(.valueChanged)`")
    }

    /// - Parameter trigger: The event of a control; nil for a closure.
    static func secondEvent(_ name: String, of cell: String, trigger: String?, first: SourcePlace) -> Self {
        Self(
            "second-event",
            trigger.map { "two `event` marks of `\(name)` in `\(cell)` hear `.\($0)`" }
                ?? "`\(name)` of `\(cell)` is a closure, which one `event` sets",
            notes: [Diagnostic.Note("the first is here", at: first)],
            remedy: "keep one of the marks" + (trigger.map { _ in ", or name another event in one of them" } ?? ""))
    }

    /// - Parameter parameter: That of a method which the mark names; nil at a property.
    static func eventWithoutElse(_ name: String, type: String, parameter: String?) -> Self {
        Self(
            "event-without-else", "`\(name)` answers a `\(type)`, and the row or the app can be gone",
            remedy: "write `event(\(parameter.map { $0 + ", " } ?? "")else: ...)` with what it answers then")
    }

    /// - Parameter isLet: Whether the property of the row is a `let`.
    static func unwritableRow(
        _ row: String, because reason: String, isLet: Bool, declared place: SourcePlace
    ) -> Self {
        Self(
            "unwritable-row", "nothing can be written into a row of `\(row)`: it \(reason)",
            notes: [Diagnostic.Note("`\(row)` is here", at: place)],
            remedy: (isLet ? "make it a `var`, or " : "")
                + "take `into:` out, and write the value in the app, which is told then; or write `row(events: false)`")
    }

    /// - Parameter isOfObject: Whether the type is a class.
    static func unwritableMember(
        _ name: String, of type: String, because reason: String, isOfObject: Bool, declared place: SourcePlace
    ) -> Self {
        Self(
            "unwritable-member", "nothing can be written into `\(name)` of `\(type)`: it \(reason)",
            notes: [Diagnostic.Note("`\(name)` is declared here", at: place)],
            remedy: isOfObject
                ? "take `into:` out, and change the object in the app, which is told then"
                : "let it be set, or take `into:` out and change the row in the app, which is told then")
    }

    static func writtenIdentity(_ path: String, of row: String, declared place: SourcePlace) -> Self {
        Self(
            "written-identity", "`\(path)` is what makes a row of `\(row)` the same one",
            notes: [Diagnostic.Note("`\(row)` is here", at: place)],
            remedy: "write into another member, or take `into:` out and change the row in the app, which is told then")
    }

    /// The results are nil for a closure that answers nothing.
    static func answeredTwice(_ name: String, _ first: String?, _ second: String?, first place: SourcePlace) -> Self {
        let (one, other) = (first.map { "a `\($0)`" } ?? "nothing", second.map { "a `\($0)`" } ?? "nothing")
        return Self(
            "answered-twice", "`\(name)` answers \(one) in one cell of the row and \(other) in another",
            notes: [Diagnostic.Note("the first is here", at: place)], remedy: "rename one of them")
    }

    static func uselessEventArgument(_ argument: String, of name: String, because reason: String) -> Self {
        Self(
            "useless-event-argument", "`\(argument)` says nothing of `\(name)`, which \(reason)",
            remedy: "take it out")
    }
}
