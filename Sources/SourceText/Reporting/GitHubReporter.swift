/// Commands that GitHub's runners read and show beside the changed lines of a pull request.
public struct GitHubReporter: DiagnosticReporter {
    public init() {}

    /// A line for each diagnostic.
    public func render(_ diagnostics: [Diagnostic], sources: @escaping (String) -> SourceFile?) -> String {
        var sources = LocatedSources(sources)
        return diagnostics.map { line($0, &sources) }.joined()
    }

    private func line(_ diagnostic: Diagnostic, _ sources: inout LocatedSources) -> String {
        var properties: [String] = []
        if let place = diagnostic.place {
            properties.append("file=\(property(place.path))")
            if let region = CharacterRegion(place, &sources) {
                properties += ["line=\(region.start.line)", "endLine=\(region.end.line)"]
                // Columns are read if the place is in one line.
                if region.start.line == region.end.line {
                    properties += ["col=\(region.start.column)", "endColumn=\(region.end.column)"]
                }
            }
        }
        properties.append("title=\(property(diagnostic.id))")
        let text = ([diagnostic.message] + diagnostic.notes.map(\.message)).joined(separator: "\n")
        return "::\(diagnostic.severity.rawValue) \(properties.joined(separator: ","))::\(escaped(text))\n"
    }

    private func escaped(_ text: String) -> String {
        Self.replace(["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A"], in: text)
    }

    private func property(_ text: String) -> String {
        Self.replace(
            ["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A", ":": "%3A", ",": "%2C"], in: text)
    }

    private static func replace(_ replacements: [Character: String], in text: String) -> String {
        text.map { replacements[$0] ?? String($0) }.joined()
    }
}
