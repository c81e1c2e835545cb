import SourceText

/// Where the views of a class that a list cannot make might come from.
public struct ViewAdvice: Sendable {
    /// Whether the class says that a nib makes it.
    var isOfNib: Bool
    /// Whether nibs are among the inputs.
    var hasNibs: Bool
    /// The reuse identifier of a prototype of the class, and where it is.
    var prototype: String?
    var place: SourcePlace?

    /// The way out for a class that is meant to come from a nib. `isMarked` if the class is marked `cell`.
    func remedy(_ name: String, override: String?, isMarked: Bool, isNamedByRow: Bool) -> String {
        func mark(_ argument: String) -> String {
            isMarked
                ? "write `cell(\(argument))` at the class"
                : (isNamedByRow ? "write `row(cell: \(name), \(argument))`, or " : "")
                    + "mark the class `// listgen:cell(\(argument))`"
        }
        let condition = isOfNib ? "" : "if a nib makes it, "
        let start = override.map { "override `\($0)`, or, if a nib makes it, " } ?? condition
        if let prototype { return start + mark("prototype: \"\(prototype)\"") }
        let nib =
            hasNibs ? "add its nib to the inputs" : mark("nib: \"\(name.nameComponents.last ?? "")\"")
        return start + nib + "; if you register it yourself, "
            + (hasNibs ? mark("registered: false") : "`registered: false`")
    }
}
