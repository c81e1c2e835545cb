import SourceText

/// What can be wrong with the cell of a row and with filling it.
extension DiagnosticEntry {
    /// `near` is the cell that was probably meant.
    static func rowWithoutCell(_ name: String, model: String?, near: NearCell?) -> Self {
        Self(
            "row-without-cell",
            model.map { "no cell shows `\($0)`, so `\(name)` has none" } ?? "`\(name)` has no cell",
            notes: near.map { [$0.note] } ?? [],
            remedy: "write `row(cell: ...)`"
                + (model == nil ? "" : ", or mark the class that shows it `// listgen:cell`"))
    }

    static func noOtherwiseCell(_ name: String) -> Self {
        Self(
            "missing-fallback-cell", "`\(name)` has no cell where no `when:` holds",
            remedy: "add a last `row(cell: ...)` without `when:`")
    }

    static func ambiguousCell(_ name: String, model: String, cells: [String], places: [SourcePlace], areOfAliases: Bool)
        -> Self
    {
        Self(
            "ambiguous-cell",
            "\(cells.count) cells show `\(model)`: \(Phrase.listed(cells, "and"))",
            notes: zip(cells, places).map { Diagnostic.Note("`\($0)` is one", at: $1) },
            remedy: "write `row(cell: \(cells.first ?? ""))` at `\(name)`, or "
                + (areOfAliases
                    ? "leave `cell:` to one of the typealiases, which all mean `\(model)`"
                    : "`cells: [\(cells.first ?? "")]` in the mark of the list"))
    }

    static func noCellClass(_ name: String, because reason: String, declared: SourcePlace?, target: ListTarget = .table)
        -> Self
    {
        Self(
            "no-cell-class", "`\(name)` cannot be dequeued here: \(reason)",
            notes: declared.map { [Diagnostic.Note("`\(name)` is declared here", at: $0)] } ?? [],
            remedy: "name a `\(target.cellType)` class for a row, a `\(target.headerType)` class for a header")
    }

    static func unknownCell(_ name: String, near: String) -> Self {
        Self(
            "unknown-cell", "there is no class `\(name)` among the inputs",
            remedy: "did you mean `\(near)`? if not, declare the class in a folder that is read")
    }

    /// `other` is what in the class says so.
    static func viewNotMade(_ name: String, because reason: String, other: SourcePlace, nibs: ViewAdvice) -> Self {
        Self(
            "view-not-made",
            "a list cannot make `\(name)` by its class: \(reason)",
            notes: [Diagnostic.Note("it is declared here", at: other)]
                + (nibs.place.map { [Diagnostic.Note("a prototype of it is here", at: $0)] } ?? []),
            remedy: nibs.remedy(name))
    }

    static func genericViewClass(_ name: String, of generic: String, declared: SourcePlace) -> Self {
        Self(
            "generic-view-class",
            "`\(generic)` is generic, and nothing" + (name == generic ? "" : " in `\(name)`") + " says of what",
            notes: [Diagnostic.Note("it is declared here", at: declared)],
            remedy: "write the whole type, such as `\(generic)<Story>\(name.dropFirst(generic.count))`")
    }

    static func unavailableType(_ name: String, availability: String, declared: SourcePlace) -> Self {
        Self(
            "unavailable-type",
            availability.hasPrefix("@")
                ? "`\(name)` is `\(availability)`"
                : "`\(name)` needs \(availability), and the list is shown on earlier systems",
            notes: [Diagnostic.Note("it is declared here", at: declared)],
            remedy: availability.hasPrefix("@")
                ? "take another class"
                : "write `@available(\(availability), *)` at the list too, or `minimum: \(availability)` in .listgen.yml if the app needs it anyway"
        )
    }

    static func sameReuseIdentifier(_ identifier: String, cells: [String], other: SourcePlace) -> Self {
        Self(
            "same-reuse-identifier", "\(Phrase.listed(cells, "and")) have one reuse identifier, `\(identifier)`",
            notes: [Diagnostic.Note("the other is used here", at: other)],
            remedy: "give one of them another in `cell(reuse: \"...\")`")
    }

    static func hiddenConfigure(
        _ method: String, cell: String, level: String, at place: SourcePlace, isInline: Bool = false
    ) -> Self {
        Self(
            "hidden-configure",
            "`\(method)` of `\(cell)` is \(level), so the generated \(DiagnosticEntry.reader(isInline)) cannot call it",
            notes: [DiagnosticEntry.hiding(method, level, at: place)],
            remedy: DiagnosticEntry.remedy(level, isInline)
                ?? (level == "internal" ? "make it public" : "take `\(level)` away"))
    }

    static func ambiguousConfigure(_ cell: String, methods: [String], places: [SourcePlace], areMarked: Bool) -> Self {
        Self(
            "ambiguous-configure", "\(Phrase.listed(methods.map { "`\($0)`" }, "and")) fill `\(cell)` alike",
            notes: zip(methods, places).map { Diagnostic.Note("`\($0)` is one", at: $1) },
            remedy: areMarked ? "take the mark of the others away" : "mark the one to call `// listgen:configure`")
    }

    /// `call` is the `configure:` that would do, where the mark may say one. `isNamed` is true if one of the values has the
    /// name of the parameter. `other` is the place where the method is declared or, for one of Objective-C, at which this
    /// is reported, the place that wants the cell.
    static func ambiguousParameter(
        _ parameter: String, method: String, cell: String, offers: OfferedValues, isNamed: Bool, call: String?,
        other: SourcePlace, isMethod: Bool
    ) -> Self {
        let naming =
            isNamed
            ? "give the value that is meant a name of its own, and the parameter the same"
            : "name the parameter like one of them"
        let remedies = isNamed && call != nil ? [] : [naming]
        return Self(
            "ambiguous-parameter", "more than one value fits `\(parameter)` of `\(method)`",
            notes: [
                Self.counterpart(other, method: isMethod ? method : nil, of: cell)
            ] + offers.notes,
            remedy: (remedies + (call.map { ["write `\($0)`"] } ?? [])).joined(separator: ", or "))
    }

    static func unfillableParameter(
        _ parameter: String, method: String, cell: String, offers: OfferedValues, call: String?,
        inContext context: ContextAdvice, other: SourcePlace, isMethod: Bool
    ) -> Self {
        Self(
            "unfillable-parameter",
            "nothing fills `\(parameter)` of `\(method)`",
            notes: [
                Self.counterpart(other, method: isMethod ? method : nil, of: cell)
            ] + offers.notes,
            remedy: (context.remedy.map { $0 + ", or " } ?? "")
                + (call.map { "write `\($0)`" } ?? "give the parameter a default"))
    }

    /// The methods of a cell take nothing of the row. `call` is the `configure:` that calls the first, which is at `at`.
    static func helpersAlone(_ cell: String, helpers: [String], model: String, call: String, at place: SourcePlace)
        -> Self
    {
        Self(
            "helpers-alone",
            "no method of `\(cell)` takes \(model == "a row without a model" ? model : "`\(model)`"): "
                + "\(Phrase.listed(helpers.map { "`\($0)`" }, "and")) "
                + (helpers.count == 1 ? "takes" : "take") + " nothing of the row",
            notes: [Diagnostic.Note("`\(helpers[0])` is declared here", at: place)],
            remedy: "write `func configure(with: \(model))` in `\(cell)`, or `\(call)` at the row, or mark the "
                + "method that fills the cell `// listgen:configure`")
    }

    /// `model` is nil for a row without payload.
    static func nothingFills(_ cell: String, row: String, model: String?) -> Self {
        Self(
            "nothing-fills",
            model.map { "`\(cell)` has no method that takes `\($0)`" }
                ?? "nothing fills `\(cell)` for `\(row)`, and it is filled for other rows",
            remedy: model.map {
                "write `func configure(with: \($0))` in `\(cell)`, or `row(configure: ...)` at `\(row)`"
            } ?? "write `row(configure: { cell in ... })` at `\(row)`, or give it a class of its own")
    }

    static func misspeltConfigure(_ method: String, cell: String, near: String, at place: SourcePlace) -> Self {
        Self(
            "misspelt-configure",
            "nothing fills `\(cell)`: `\(method)` is not named `\(near)`",
            notes: [Diagnostic.Note("`\(method)` is declared here", at: place)],
            remedy: "did you mean `\(near)`? if its name is right, mark it `// listgen:configure`")
    }

    /// `to` is what it should do.
    static func uncallableMethod(
        _ name: String, of owner: String?, to task: String, because reason: String, declared: SourcePlace
    ) -> Self {
        Self(
            "uncallable-method",
            "`\(name)`\(owner.map { " of `\($0)`" } ?? "") cannot \(task): it \(reason)",
            notes: [Diagnostic.Note("it is declared here", at: declared)],
            remedy: (reason.hasPrefix("gives ") ? "change its type, or " : "") + "write a plain method that "
                + (reason.hasPrefix("needs ") ? "asks `if #available` and calls it" : "calls it")
                + (task.hasPrefix("fill") ? ", or `configure: { cell, row in ... }`" : ""))
    }

    static func unsettableInject(_ name: String, cell: String) -> Self {
        Self(
            "unsettable-inject",
            "`\(name)` of `\(cell)` cannot be set from the generated file",
            remedy: "make it a `var` with a written type, neither private nor of later systems only")
    }

    static func injectWithoutSource(
        _ name: String, type: String, cell: String, hasContext: Bool, offers: OfferedValues, row: String,
        used: SourcePlace
    ) -> Self {
        Self(
            "inject-without-source",
            hasContext
                ? "the context has no `\(type)` to set `\(name)` of `\(cell)` from"
                : "there is no context to set `\(name)` of `\(cell)` from",
            notes: [
                Diagnostic.Note("`\(row)` uses the cell here", at: used)
            ] + (hasContext ? offers.notes : []),
            remedy: hasContext
                ? "add a property of type `\(type)` to the context"
                : "give the list a `context:` of type `\(type)`, or of one that has a property of it")
    }

    /// `offered` are the names of what there is, in their order.
    /// - Parameter canReadContext: Whether the closure gets the context of a list that has one.
    static func closureTakesTooMany(
        _ argument: String, count: Int, offered: [String], flag: String? = nil, canReadContext: Bool = true
    ) -> Self {
        let offer =
            offered.isEmpty
            ? "none" : "only \(Phrase.listed(offered.map { "`\($0)`" }, "and"))"
        return Self(
            "closure-takes-too-many",
            "the closure of `\(argument)` takes \(count) value\(count == 1 ? "" : "s"), and \(offer)"
                + (offered.count < 2 ? " is" : " are") + " on offer",
            notes: OfferedValues.notes(ofFlag: flag),
            remedy: "take out what is too much"
                + (offered.contains("context") || flag != nil || argument == "id" || !canReadContext
                    ? "" : ", or give the list a `context:`"))
    }

    static func guessedSwiftName(_ name: String) -> Self {
        Self(
            "guessed-swift-name", severity: .warning,
            "`\(name)` is what Swift probably calls this method: the compiler was not there to ask",
            remedy: "run listgen where `swiftc` is on the path, or say the name with `NS_SWIFT_NAME(\(name))`")
    }

    static func styleOfClass(_ name: String) -> Self {
        Self(
            "style-of-class", "`style:` is for `UITableViewCell` itself, and the cell is a `\(name)`",
            remedy:
                "take it out, and pass the style on in `\(name)`: override `init(style:reuseIdentifier:)` and call "
                + "`super.init(style: .value1, reuseIdentifier: reuseIdentifier)`")
    }

    /// Either end of a call: the declaration of the method, or the place that wants its cell.
    private static func counterpart(_ place: SourcePlace, method: String?, of cell: String) -> Diagnostic.Note {
        Diagnostic.Note(
            method.map { "`\($0)`\(cell.isEmpty ? "" : " of `\(cell)`") is declared here" }
                ?? "`\(cell)` is to be filled here", at: place)
    }
}

/// What can be wrong with rows that are loaded by their ids.
extension DiagnosticEntry {
    static func loadOfOne(_ name: String) -> Self {
        Self(
            "load-of-one", "`load:` is for an array of ids, and `\(name)` is not one",
            remedy: "take it out, and let the property hold what the cell shows")
    }

    static func loadOfValues(_ name: String, type: String) -> Self {
        Self(
            "load-of-values", "`\(name)` holds what its cells show, a `\(type)` each, so there is nothing to load",
            remedy: "take `load:` out, or let the property hold the ids of the rows")
    }

    static func unknownLoadedType(_ text: String, context hasContext: Bool) -> Self {
        Self(
            "unknown-loaded-type", "nothing says the type of what `load:` gives",
            remedy: "write the result: `load: { \(hasContext ? "id, context" : "id") -> Message? in ... }`")
    }

    static func estimateOfLoaded(_ name: String) -> Self {
        Self(
            "estimate-of-loaded",
            "`\(name)` would be loaded for each of its rows to estimate their heights",
            remedy: "write a constant: `estimatedHeight: 80`")
    }
}

/// What can be wrong with reuse identifiers that rows say.
extension DiagnosticEntry {
    static func identifierOfLoaded(_ name: String) -> Self {
        Self(
            "identifier-of-loaded-row",
            "rows of `\(name)` are loaded, and what is not there yet says no reuse identifier",
            remedy: "write `reuse: \"...\"`, or several `row` marks with `when:`")
    }

    static func identifierOfWeakContext(_ value: String) -> Self {
        Self(
            "identifier-of-weak-context",
            "`\(value)` asks the context for the identifier of a cell that the app registers, and a weak context may be gone",
            remedy: "let the row say it, by a key path or a closure over the row alone, or take `registered: false` out"
        )
    }

    static func identifiersInProvider(_ name: String) -> Self {
        Self(
            "identifiers-in-provider",
            "a provider registers `\(name)` once, and its rows say reuse identifiers that nobody knows before",
            remedy: "register them in the app and write `registered: false`, or write `reuse: \"...\"`")
    }

    static func identifierBesideNib(_ nib: String, own: String) -> Self {
        Self(
            "identifier-and-nib",
            "`reuse:` conflicts with the reuse identifier `\(own)` of the nib `\(nib)`",
            remedy: "clear the identifier in Interface Builder, or leave out `reuse:`")
    }
}
