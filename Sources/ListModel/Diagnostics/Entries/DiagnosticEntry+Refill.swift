import SourceText

/// What can be wrong with how a cell is filled again.
extension DiagnosticEntry {
    static func refillOfOwned(_ row: String, isKept: Bool) -> Self {
        Self(
            "refill-of-owned-cell",
            isKept
                ? "`\(row)` keeps its cell, so no other can replace it"
                : "the context owns the cell of `\(row)`, so no other can replace it",
            remedy: "take `refill:` out; what fills the cell can remove what it added before")
    }

    static func keptCellOfApp(_ cell: String) -> Self {
        Self(
            "kept-cell-of-app",
            "rows cannot keep cells of the class `\(cell)`, which the app registers to be dequeued",
            remedy: "take `keeps:` out, or let its class or a nib make it: take `registered:` out")
    }

    static func keptPrototypeOfMany(_ prototype: String, row: String, because reason: String) -> Self {
        Self(
            "kept-prototype-of-many",
            "the prototype `\(prototype)` cannot be kept by several rows, and `\(row)` may be several: \(reason)",
            remedy: "take `keeps:` out, or let the class of the cell or a nib make it in place of `prototype:`")
    }

    static func keptPrototypeShared(_ prototype: String, other: SourcePlace) -> Self {
        Self(
            "kept-prototype-shared",
            "a row keeps the cell of the prototype `\(prototype)`, and another row is shown by that prototype as well",
            notes: [Diagnostic.Note("the other is here", at: other)],
            remedy: "give the row that keeps its cell a prototype of its own in the storyboard, or take `keeps:` out")
    }

    static func refillOfHeader(_ view: String) -> Self {
        Self(
            "refill-of-header", "`\(view)` is a header or footer, and those are always filled as they are",
            remedy: "take `refill:` out; what fills the view can remove what it added before")
    }

    /// `hasContent` is false for a row without payload, `isEquatable` for one whose values have no `==`.
    static func reloadOfAlways(_ row: String, hasContent: Bool, isEquatable: Bool) -> Self {
        Self(
            "reload-of-always",
            "`refill: .reload` replaces the cell of `\(row)` with every update, as its content always counts as changed",
            remedy: hasContent
                ? "say what counts as changed by \(isEquatable ? "`content: .equatable` or " : "")`content: [\\.member]`, "
                    + "or take `refill: .reload` out"
                : "take `refill: .reload` out")
    }

    /// `call` is what the function adds by, as `store(in:)`; `caller` is the function, if another one does so for it.
    static func fillThatAdds(_ function: String, cell: String, call: String, isOwned: Bool, caller: SourcePlace?)
        -> Self
    {
        Self(
            "fill-that-adds", severity: .warning,
            "`\(function)` calls `\(call)` each time it fills `\(cell)`, which is filled again without `prepareForReuse()`",
            notes: caller.map { [Diagnostic.Note("called by this", at: $0)] } ?? [],
            remedy: isOwned
                ? "remove first what was added before, or add it where the cell is made"
                : "remove first what was added before, add it where the cell is made, or write `refill: .reload` on the "
                    + "cell or row to get another cell; `refill: .inPlace` says that nothing is added twice")
    }
}
