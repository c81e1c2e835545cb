/// What can be wrong with a template.
public enum RenderingDiagnostic: DiagnosticCase {
    case brokenTemplate(String)
    case unknownTemplate(String, near: String?)
    case unknownName(String, near: String?)

    @_optimize(none)
    public static var samples: [Self] {
        [
            .brokenTemplate("sectionCloseNameIncorrect"), .unknownTemplate("Lists", near: "List"),
            .unknownName("typ", near: "type"),
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
