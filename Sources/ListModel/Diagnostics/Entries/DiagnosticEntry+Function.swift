import SourceText

/// What can be wrong with a function that a mark names, and with the context whose methods serve.
extension DiagnosticEntry {
    /// `near` are functions of that base name. `cell` is the class to fill, if that is what it is for.
    /// `argument` is nil for what is in `.view(…)`, and `value` what a section or list is called there.
    static func unknownFunction(_ name: String, argument: String?, cell: String?, value: String?, near: [String])
        -> Self
    {
        let parameters = [cell == nil ? nil : value == nil ? "cell" : "view", value ?? "row"].compactMap { $0 }
        return Self(
            "unknown-function", "there is no function `\(name)` that a \(value == nil ? "row" : "mark") here can call",
            remedy: near.isEmpty
                ? "declare it" + (cell.map { " with a parameter for the `\($0)`" } ?? "")
                    + ", or write a closure: `\(argument.map { $0 + ": " } ?? "")"
                    + "{ \(parameters.joined(separator: ", ")) in ... }`"
                : "did you mean \(Phrase.anyOf(near))?")
    }

    /// A name that is no value there: what it is, and the way out.
    static func noValue(_ name: String, argument: String, what: String, way: String, at place: SourcePlace) -> Self {
        Self(
            "no-value",
            "`\(name)` is \(what), and `\(argument)` takes a value by that name",
            notes: [Diagnostic.Note("`\(name)` is declared here", at: place)], remedy: way)
    }

    static func functionWithoutCell(_ name: String, cell: String, declared: SourcePlace) -> Self {
        Self(
            "function-without-cell",
            "`\(name)` does not take the `\(cell)` that it should fill",
            notes: [Diagnostic.Note("`\(name)` is declared here", at: declared)],
            remedy: "give it a parameter for the `\(cell)`, or write a closure: `configure: { cell, row in ... }`")
    }

    static func ambiguousFunction(_ name: String, functions: [String], places: [SourcePlace]) -> Self {
        Self(
            "ambiguous-function",
            "`\(name)` may be \(Phrase.listed(functions.map { "`\($0)`" }, "or"))",
            notes: zip(functions, places).map { Diagnostic.Note("`\($0)` is one", at: $1) },
            remedy: Set(functions).count > 1
                ? "write it with its labels: `\(functions[0])`" : "give one of them another name or other labels")
    }

    /// `owner` is the type that declares it.
    static func hiddenFunction(
        _ name: String, owner: String?, level: String, isOfExtension: Bool, at place: SourcePlace,
        isInline: Bool = false
    ) -> Self {
        Self(
            "hidden-function",
            "`\(name)`\(owner.map { " of `\($0)`" } ?? "") is \(level), so the generated \(DiagnosticEntry.reader(isInline)) cannot call it",
            notes: [DiagnosticEntry.hiding(name, level, at: place)],
            remedy: DiagnosticEntry.remedy(level, isInline)
                ?? (level == "internal"
                    ? "make it public"
                    : "take `\(level)` away from " + (isOfExtension ? "the extension around it" : "`\(name)`")))
    }

    /// A function outside of types, and the member that its name means in generated code.
    static func coveredFunction(_ name: String, by member: String, declared: SourcePlace?) -> Self {
        Self(
            "covered-function",
            "generated code cannot call the function `\(name)`: there the name means `\(member)`",
            notes: declared.map { [Diagnostic.Note("`\(member)` is declared here", at: $0)] } ?? [],
            remedy:
                "give one of the two another name, or declare the function as a static method of a type and name that: `Fills.\(name)`"
        )
    }

    /// - Parameters:
    ///   - member: What the name means where the mark is, in full.
    ///   - list: The list whose extension the code of the mark is copied into.
    static func capturedName(_ name: String, member: String, list: String, declared: SourcePlace?) -> Self {
        Self(
            "captured-name",
            "`\(name)` means `\(member)` here, but not in the extension of `\(list)` that this code is copied into",
            notes: declared.map { [Diagnostic.Note("`\(member)` is declared here", at: $0)] } ?? [],
            remedy: "write `\(member)`")
    }

    static func contextKeptAlive(_ name: String, declared: SourcePlace?) -> Self {
        Self(
            "context-kept-alive",
            "the list would keep its context `\(name)` alive, which keeps the list: neither is ever freed",
            notes: declared.map { [Diagnostic.Note("`\(name)` is declared here", at: $0)] } ?? [],
            remedy: "write `context: .weak(\(name))`")
    }

    static func weakValue(_ name: String, kind: String, declared: SourcePlace?) -> Self {
        Self(
            "weak-value", "`\(name)` cannot be held weakly: it is \(kind)",
            notes: declared.map { [Diagnostic.Note("`\(name)` is declared here", at: $0)] } ?? [],
            remedy: "write `context: \(name)`")
    }
}
