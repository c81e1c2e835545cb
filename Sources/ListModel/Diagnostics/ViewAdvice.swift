import SourceText

/// Where the views of a class that a list cannot make might come from.
public struct ViewAdvice: Sendable {
    /// Where the origin of a view may be said.
    public enum Site: Sendable {
        /// At the class, which is marked `cell`.
        case markedClass
        /// At the `row` mark that names the class.
        case row
        /// At the `header` or `footer` mark that names it.
        case header(String)
        /// At the class, which has no mark yet.
        case ofClass

        /// What to write so that a mark says `argument` of a class.
        func mark(_ argument: String, _ name: String) -> String {
            let ofClass = "mark the class `// listgen:cell(\(argument))`"
            switch self {
            case .markedClass: return "write `cell(\(argument))` at the class"
            case .row: return "write `row(cell: \(name), \(argument))`, or \(ofClass)"
            case .header(let side) where !argument.hasPrefix("registered"):
                return "write `\(side)(view: \(name), \(argument))`, or \(ofClass)"
            case .header, .ofClass: return ofClass
            }
        }
    }

    /// The initialiser whose override would do; nil if that does not help.
    var override: String?
    /// Whether the class says that a nib makes it.
    var isOfNib: Bool
    /// Whether its class can make it, too.
    var makesItself = false
    /// Whether nibs are among the inputs.
    var hasNibs: Bool
    var site: Site
    /// The reuse identifier of a prototype of the class, and where it is.
    var prototype: String?
    var place: SourcePlace?

    /// The way out for a class that is meant to come from a nib.
    func remedy(_ name: String) -> String {
        let condition = isOfNib ? "" : "if a nib makes it, "
        let start = override.map { "override `\($0)`, or, if a nib makes it, " } ?? condition
        let end = makesItself ? "; if its class makes it, `nib: .none`" : ""
        if let prototype { return start + site.mark("prototype: \"\(prototype)\"", name) + end }
        let nib =
            hasNibs ? "add its nib to the inputs" : site.mark("nib: \"\(name.nameComponents.last ?? "")\"", name)
        return start + nib + "; if you register it yourself, "
            + (hasNibs ? site.mark("registered: false", name) : "`registered: false`") + end
    }
}
