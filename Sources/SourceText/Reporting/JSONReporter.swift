/// An object a line: `id`, `severity`, `message`, `file`, `line`, `column`, `endLine`, `endColumn` and `notes`,
/// where a note has `message` and the same place. What has no place has null there. `fixes` are the ways out that a
/// program can take: all `edits` of one, each with the same place, `offset` and `length` in bytes, `text`, and `hash`, the
/// FNV-1a of the whole file as it was read.
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
            json.raw("],\"fixes\":[")
            for (index, fix) in diagnostic.fixes.enumerated() {
                if index > 0 { json.raw(",") }
                append(fix, to: &json, from: &sources)
            }
            json.raw("]}\n")
        }
        return String(decoding: json.bytes, as: UTF8.self)
    }

    private func append(_ fix: Diagnostic.Fix, to json: inout JSONText, from sources: inout LocatedSources) {
        json.raw("{\"message\":")
        json.string(fix.message)
        json.raw(",\"edits\":[")
        for (index, edit) in fix.edits.enumerated() {
            json.raw(index > 0 ? ",{\"text\":" : "{\"text\":")
            json.string(edit.text)
            append(edit.place, to: &json, from: &sources)
            json.raw(",\"offset\":")
            json.number(edit.place.range.lower)
            json.raw(",\"length\":")
            json.number(edit.place.range.upper - edit.place.range.lower)
            if let (file, _) = sources(edit.place.path) {
                json.raw(",\"hash\":")
                json.string(String(FNV1a.hash(file.bytes), radix: 16))
            }
            json.raw("}")
        }
        json.raw("]}")
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
