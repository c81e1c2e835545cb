/// What can be wrong with a template.
public enum RenderingDiagnostic: DiagnosticCase {
    case brokenTemplate(String)
    /// The templates that each include the next, the last the first.
    case recursiveTemplate([String])
    case nestedTemplate(most: Int)
    /// What is wrong with the text that was laid out for a source, the line of that text, and the source.
    case brokenOutput(String, line: String, source: String)
    case unknownTemplate(String, near: String?)
    case unknownName(String, near: String?)

    @_optimize(none)
    public static var samples: [Self] {
        [
            .brokenTemplate("sectionCloseNameIncorrect"), .recursiveTemplate(["List"]), .nestedTemplate(most: 100),
            .unknownTemplate("Lists", near: "List"),
            .unknownName("typ", near: "type"),
            .brokenOutput("a bracket is never closed", line: "struct Feed {", source: "Feed.swift"),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .brokenTemplate(let reason):
            DiagnosticEntry(
                "broken-template", "the template does not parse: \(reason)",
                remedy: "close every section and write names as {{name}}",
                explanation: "Templates are mustache: {{name}} is a value, {{#name}} to {{/name}} a section.")
        case .brokenOutput(let reason, let line, let source):
            DiagnosticEntry(
                "broken-output",
                "the templates write what does not parse for `\(source)`: \(reason) in \(Phrase.quoted(line))",
                remedy: "close in the templates what they open; `listgen templates eject` writes those that do",
                explanation: """
                    Changed templates can write anything. What has a bracket too many or too few, or a string that does \
                    not end, would not compile, so nothing is written.
                    """)
        case .recursiveTemplate(let names):
            DiagnosticEntry(
                "recursive-template",
                names.count == 1
                    ? "the template includes itself"
                    : "the template includes itself by \(Phrase.listed(names.dropFirst().map { "`\($0)`" }, "and"))",
                remedy: "take `{{> \(names.count > 1 ? names[1] : names[0])}}` out",
                explanation: "No value of the templates is nested in itself, so this would never end.")
        case .nestedTemplate(let most):
            DiagnosticEntry(
                "nested-template", "the template is nested more than \(most) deep here",
                remedy: "take the outer sections apart, into templates of their own",
                explanation: """
                    Sections, parentheses in a tag and templates that include others are counted. Each is a call while \
                    the template is read and laid out, and the stack is limited.
                    """)
        case .unknownTemplate(let name, let near):
            DiagnosticEntry(
                "unknown-template", "no template is named `\(name)`",
                remedy: near.map { "did you mean `\($0)`?" } ?? "write one that `listgen templates list` names",
                explanation: "{{> Name}} stands for the template in the file Name.mustache.")
        case .unknownName(let name, let near):
            DiagnosticEntry(
                "unknown-template-name", "no value is named `\(name)` here",
                remedy: near.map { "did you mean `\($0)`?" }
                    ?? "use a name that the built-in template uses in this place",
                explanation: "A misspelt name would leave a hole in the generated code, so it is an error.")
        }
    }
}
