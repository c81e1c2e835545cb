import SourceText

/// What can be wrong with heights and events.
extension DiagnosticEntry {
    static func twoHeights(_ name: String, first: SourcePlace) -> Self {
        Self(
            "two-heights", "`\(name)` has two heights",
            notes: [Diagnostic.Note("the first is here", at: first)],
            remedy: "keep one; a height that varies is a key path, a closure, or a static method of each cell")
    }

    static func twoCellHeights(_ cell: String, methods: [String], first: SourcePlace) -> Self {
        Self(
            "two-cell-heights",
            "`\(cell)` says its height twice: \(Phrase.listed(methods.map { "`\($0)`" }, "and"))",
            notes: [Diagnostic.Note("the first is here", at: first)],
            remedy: "mark the one that counts `// listgen:height`, or keep one")
    }

    static func unfillableHeight(
        _ parameter: String, method: String, cell: String, offers: OfferedValues, row: String, argument: String,
        used: SourcePlace
    ) -> Self {
        Self(
            "unfillable-height",
            "nothing fills `\(parameter)` of `\(method)`",
            notes: [
                Diagnostic.Note("`\(row)` is shown by `\(cell)`", at: used)
            ] + offers.notes,
            remedy: "put a value of that type into the context, or "
                + (argument.isEmpty ? "let the constraints of the view say it" : "write `\(argument): ...)`")
                + (argument.hasPrefix("row") ? " at `\(row)`" : ""))
    }

    static func eventWithoutDelegate(_ event: Event, of target: ListTarget) -> Self {
        let methods = DelegateMethods.names(for: event, of: target)
        return eventWithoutDelegate("`\(event.rawValue)`", methods: methods, of: target)
    }

    /// `methods` are those by which UIKit reports it, if there are some.
    static func eventWithoutDelegate(_ event: String, methods: [String] = [], of target: ListTarget = .table) -> Self {
        let way =
            methods.isEmpty
            ? "implement the delegate method"
            : "write \(Phrase.listed(methods.map { "`\($0)`" }, "and")) there, where `row(at:)` of the \(target) gives the row"
        return Self(
            "event-without-delegate", "\(event) is asked of the delegate, which the app keeps",
            remedy: "take it out and \(way), or take `delegate: .mine` out of the list")
    }

    static func headerWithoutDelegate(_ view: String) -> Self {
        Self(
            "header-without-delegate", "`\(view)` is asked of the delegate, which the app keeps",
            remedy: "give a title, or take `delegate: .mine` out of the list")
    }

    static func twoHeaders(_ side: String, mark: SourcePlace) -> Self {
        Self(
            "two-headers",
            "the section has a `\(side)` of its section mark and one of a `\(side)` mark",
            notes: [Diagnostic.Note("the `\(side)` mark is here", at: mark)],
            remedy: "take one of them out")
    }

    static func viewWithoutContext(_ value: String) -> Self {
        Self(
            "view-without-context",
            "`\(value)` reads the context, but the list has none",
            remedy: "write `context:` in the mark of the list, or name a function that makes the view")
    }

    /// `isSelected` if rows take `select`.
    static func neverDeselected(list: String, isSelected: Bool) -> Self {
        Self(
            "never-deselected", "`deselect` never happens: the table of `\(list)` deselects each row after its tap",
            remedy: (isSelected ? "write `list(.table, deselects: false)`" : "take `deselects: true` out")
                + ", or take `deselect` out")
    }

    static func heightWithoutHeader(_ name: String, header: String) -> Self {
        Self(
            "height-without-header", "`\(name)` is automatic, but the section has no \(header) to measure",
            remedy: "add `\(header):`, or write a number")
    }

    /// The property, the argument that names it, and the section struct.
    static func propertyAsTitle(_ name: String, argument: String, of type: String) -> Self {
        Self(
            "property-as-title",
            "`\(argument): \(name)` names a constant, but `\(name)` is a property of `\(type)`",
            remedy: "write `\(argument): \\.\(name)`; a constant of that name is `\(argument): { _ in \(name) }`")
    }

    static func twoEventMethods(_ event: String, cell: String, first: SourcePlace) -> Self {
        Self(
            "two-event-methods", "two methods of `\(cell)` take `\(event)`",
            notes: [Diagnostic.Note("the first is here", at: first)],
            remedy: "take the mark away from one and call it from the other")
    }

    static func eventTakenByCell(_ event: String, row: String, cell: String, method: SourcePlace) -> Self {
        Self(
            "event-taken-by-cell",
            "`\(event)` of `\(row)` is taken by a method of `\(cell)`, so nobody would hear this",
            notes: [Diagnostic.Note("the method is marked here", at: method)],
            remedy:
                "take `\(event)` out of the mark, or `on(\(event))` off the method; every cell of a row takes it or none"
        )
    }

    static func unfillableEvent(
        _ parameter: String, method: String, cell: String, offers: OfferedValues, used: SourcePlace
    ) -> Self {
        Self(
            "unfillable-event",
            "nothing fills `\(parameter)` of `\(method)`",
            notes: [
                Diagnostic.Note("a row is shown by `\(cell)` here", at: used)
            ] + offers.notes,
            remedy: "take the parameter out, or give it a default")
    }

    static func unknownDelegateMethod(_ name: String, near: String?) -> Self {
        Self(
            "unknown-delegate-method", "there is no event and no UIKit delegate method `\(name)`",
            remedy: near.map { "did you mean `\($0)`?" }
                ?? "write `select`, `deselect`, `willDisplay`, `didEndDisplaying` or a method of a UIKit protocol of "
                + "its list view, such as `scrollViewDidScroll`")
    }

    static func ambiguousDelegateMethod(_ name: String, example: String) -> Self {
        Self(
            "ambiguous-delegate-method", "several delegate methods have the name `\(name)`",
            remedy: "write the full name, such as `\(example)`")
    }

    /// `argument` is that of the marks which the table implements it for; nil if every table does.
    static func emittedDelegateMethod(_ name: String, argument: String?) -> Self {
        Self(
            "emitted-delegate-method",
            "`\(name)` is implemented by the generated table, "
                + (argument.map { "because marks of the list say `\($0)`" } ?? "which answers it from the state"),
            remedy: argument.map {
                "take it out and say the rest with `\($0)`, or keep it and take every `\($0)` out"
            } ?? "take it out: the properties of the list are its sections and rows, and `configure:` fills a cell")
    }

    /// The method that is named, and the one that its protocol needs beside it.
    static func missingRequiredMethod(_ name: String, required: String, of owner: String) -> Self {
        Self(
            "missing-required-method", "`\(name)` needs `\(required)` too, which `\(owner)` requires",
            remedy: "add `\(required)` to `on:`")
    }

    /// A method of a protocol of the program that generated code cannot implement, and the class that would.
    static func unpassableMethod(_ name: String, of owner: String, because reason: String, listType: String) -> Self {
        Self(
            "unpassable-method", "`\(name)` of `\(owner)` cannot be passed through: \(reason)",
            remedy: "take it out of `on:`, and have an extension of `\(listType)` conform to `\(owner)`")
    }

    static func methodWithoutAnswer(_ name: String, result: String) -> Self {
        Self(
            "method-without-answer",
            "nothing can answer `\(name)` after the actions are deallocated: `\(result)` has no empty value",
            remedy: "write `actions: .closures`, which are always there")
    }
}
