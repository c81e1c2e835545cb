/// What can be wrong with a template.
extension DiagnosticEntry {
    package static func brokenTemplate(_ reason: String) -> Self {
        Self(
            "broken-template", "the template does not parse: \(reason)",
            remedy: "close every section and write names as {{name}}")
    }

    /// The templates that each include the next, the last the first.
    package static func recursiveTemplate(_ names: [String]) -> Self {
        Self(
            "recursive-template",
            names.count == 1
                ? "the template includes itself"
                : "the template includes itself by \(Phrase.listed(names.dropFirst().map { "`\($0)`" }, "and"))",
            remedy: "take `{{> \(names.count > 1 ? names[1] : names[0])}}` out")
    }

    package static func nestedTemplate(most: Int) -> Self {
        Self(
            "nested-template", "the template is nested more than \(most) deep here",
            remedy: "take the outer sections apart, into templates of their own")
    }

    /// What is wrong with the text that was laid out for a source, the line of that text, and the source.
    package static func brokenOutput(_ reason: String, line: String, source: String) -> Self {
        Self(
            "broken-output",
            "the templates write what does not parse for `\(source)`: \(reason) in \(Phrase.quoted(line))",
            remedy: "close in the templates what they open; `listgen templates eject` writes those that do")
    }

    package static func unknownTemplate(_ name: String, near: String?) -> Self {
        Self(
            "unknown-template", "no template is named `\(name)`",
            remedy: near.map { "did you mean `\($0)`?" } ?? "write one that `listgen templates list` names")
    }

    package static func unknownTemplateName(_ name: String, near: String?) -> Self {
        Self(
            "unknown-template-name", "no value is named `\(name)` here",
            remedy: near.map { "did you mean `\($0)`?" }
                ?? "use a name that the built-in template uses in this place")
    }
}
