import SourceText

/// What would be trusted, or passed over, without a word.
extension DiagnosticEntry {
    /// A computed property that would be rows or a section if it were stored, and the mark that makes it so.
    static func unmarkedComputed(_ name: String, mark: String) -> Self {
        Self(
            "unmarked-computed", severity: .warning,
            "`\(name)` is computed and has no mark, so the list does not show it",
            remedy: "write `// listgen:\(mark)` if it should, `// listgen:ignore` if it should not")
    }

    /// A type that nothing of the run declares: `near` is spelled almost so, `sources` may declare it. `title` is the
    /// argument, if it takes a title as well. `isWanted` if something could not be filled for the lack of it.
    static func unknownType(_ name: String, near: String?, sources: [String], title: String?, isWanted: Bool) -> Self {
        Self(
            "unknown-type", severity: sources.isEmpty || isWanted ? .error : .warning,
            "no input declares `\(name)`"
                + (sources.isEmpty ? "" : ", which \(Phrase.listed(sources, "or")) may declare"),
            remedy: near.map { "did you mean `\($0)`? if not, " + Self.ways(name, sources, title) }
                ?? Self.ways(name, sources, title))
    }

    static func nearModel(_ name: String, near: String) -> Self {
        Self(
            "near-model", severity: .warning, "no input declares `\(name)`",
            remedy: "did you mean `\(near)`? if not, write its module in front, as in `Module.\(name)`")
    }

    /// Methods of a class that shows a list: UIKit asks the list instead. `on` is what the mark of the list is to say;
    /// empty if the list answers all of them.
    static func uncalledMethods(
        _ methods: [String], of type: String, target: ListTarget, on: [String], places: [SourcePlace]
    ) -> Self {
        Self(
            "uncalled-methods", severity: .warning,
            "nothing calls \(Phrase.listed(methods.map { "`\($0)`" }, "and")) of `\(type)`: the list is the delegate "
                + "of its \(target) view",
            notes: zip(methods, places).map { Diagnostic.Note("`\($0)` is declared here", at: $1) },
            remedy: (on.isEmpty
                ? "delete what the list answers"
                : "write `on: [\(on.joined(separator: ", "))]` in the mark of the list")
                + "; `// listgen:ignore` at a method says that it may stay")
    }

    /// An element of an array that an index path of the list view picks, in a method that `on:` names.
    static func subscriptByRow(_ path: String, method: String, list: String) -> Self {
        Self(
            "subscript-by-row", severity: .warning,
            "`\(path)` picks an element in `\(method)`, and which row is at an index path only the list knows",
            remedy: "ask the `\(list)` for it: `row(at: indexPath)`")
    }

    /// A class that no input declares, of which nothing tells how it is filled.
    /// `mark` is `row`, `header` or `footer`.
    static func unseenClass(_ name: String, row: String, mark: String) -> Self {
        Self(
            "unseen-class",
            "no input declares `\(name)`, so nothing tells how it is filled for `\(row)`",
            remedy:
                "write `\(mark)(\(mark == "row" ? "cell" : "view"): \(name), configure: .asked)` if the app fills it through "
                + "the actions, or its module in front, as in `Module.\(name)`")
    }

    /// What to write of a name that nothing of the run declares.
    private static func ways(_ name: String, _ sources: [String], _ title: String?) -> String {
        let module = sources.count == 1 ? sources[0].split(separator: "`").dropFirst().first : nil
        let isModule = sources.first?.hasPrefix("the module") == true
        let qualified = "write its module in front, as in `\(isModule ? String(module ?? "Module") : "Module").\(name)`"
        let ways =
            (title.map { ["write `\($0): \"\(name)\"` if it is a title"] } ?? [])
            + (sources.isEmpty ? ["declare it in a folder that is read"] : []) + [qualified]
        return ways.joined(separator: ", or ")
    }
}
