/// An object a line: `id`, `severity`, `message`, `file`, `line`, `column`, `endLine`, `endColumn` and `notes`,
/// where a note has `message` and the same place. What has no place has null there.
public struct JSONReporter: DiagnosticReporter {
    public init() {}

    /// The lines for `diagnostics`, in their order.
    public func render(_ diagnostics: [Diagnostic], sources: @escaping (String) -> SourceFile?) -> String {
        var sources = LocatedSources(sources)
        var json = JSONText()
        for diagnostic in diagnostics {
            json.raw("{\"id\":")
            json.string(diagnostic.id)
            json.raw(",\"severity\":")
            json.string(diagnostic.severity.rawValue)
            json.raw(",\"message\":")
            json.string(diagnostic.message)
            append(diagnostic.place, to: &json, from: &sources)
            json.raw(",\"notes\":[")
            for (index, note) in diagnostic.notes.enumerated() {
                if index > 0 { json.raw(",") }
                json.raw("{\"message\":")
                json.string(note.message)
                append(note.place, to: &json, from: &sources)
                json.raw("}")
            }
            json.raw("]}\n")
        }
        return String(decoding: json.bytes, as: UTF8.self)
    }

    private func append(_ place: SourcePlace?, to json: inout JSONText, from sources: inout LocatedSources) {
        json.raw(",\"file\":")
        if let place { json.string(place.path) } else { json.raw("null") }
        guard let place, let (_, lines) = sources(place.path) else {
            json.raw(",\"line\":null,\"column\":null,\"endLine\":null,\"endColumn\":null")
            return
        }
        let start = lines.location(place.range.lower)
        let end = lines.location(max(place.range.upper, place.range.lower))
        json.raw(",\"line\":")
        json.number(start.line)
        json.raw(",\"column\":")
        json.number(start.column)
        json.raw(",\"endLine\":")
        json.number(end.line)
        json.raw(",\"endColumn\":")
        json.number(end.column)
    }
}
