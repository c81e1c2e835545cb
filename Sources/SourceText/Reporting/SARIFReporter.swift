/// A document of SARIF 2.1.0, which code scanning services read.
public struct SARIFReporter: DiagnosticReporter {
    private let version: String

    /// The version of the command, which the document names.
    public init(version: String) { self.version = version }

    /// One document, also without diagnostics: then it says that nothing was found.
    public func render(_ diagnostics: [Diagnostic], sources: @escaping (String) -> SourceFile?) -> String {
        var sources = LocatedSources(sources)
        let rules = Set(diagnostics.map(\.id)).sorted()
        var json = JSONText()
        json.raw("{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{")
        json.raw("\"tool\":{\"driver\":{\"name\":\"listgen\",\"semanticVersion\":")
        json.string(version)
        json.raw(",\"rules\":[")
        for (index, id) in rules.enumerated() {
            json.raw(index > 0 ? ",{\"id\":" : "{\"id\":")
            json.string(id)
            json.raw("}")
        }
        json.raw("]}},\"columnKind\":\"unicodeCodePoints\",\"results\":[")
        var equals: [String: Int] = [:]
        for (index, diagnostic) in diagnostics.enumerated() {
            json.raw(index > 0 ? ",\n" : "\n")
            let rule = rules.firstIndex(of: diagnostic.id) ?? 0
            append(diagnostic, rule: rule, to: &json, &sources, &equals)
        }
        json.raw("\n]}]}\n")
        return String(decoding: json.bytes, as: UTF8.self)
    }

    private func append(
        _ diagnostic: Diagnostic, rule: Int, to json: inout JSONText, _ sources: inout LocatedSources,
        _ equals: inout [String: Int]
    ) {
        json.raw("{\"ruleId\":")
        json.string(diagnostic.id)
        json.raw(",\"ruleIndex\":")
        json.number(rule)
        json.raw(",\"level\":")
        json.string(diagnostic.severity.rawValue)
        json.raw(",\"message\":{\"text\":")
        let remedies = diagnostic.notes.filter { $0.place == nil }.map(\.message)
        json.string(([diagnostic.message] + remedies).joined(separator: "\n"))
        json.raw("}")
        if let place = diagnostic.place {
            json.raw(",\"locations\":[{")
            let line = append(place, to: &json, &sources)
            json.raw("}],\"partialFingerprints\":{\"listgen/v1\":")
            // The same if lines above come and go: rule, file, text of the line, and the number among equals.
            let key = [diagnostic.id, place.path, line].joined(separator: "\0")
            equals[key, default: 0] += 1
            json.string("\(String(FNV1a.hash(key.utf8), radix: 16)):\(equals[key] ?? 1)")
            json.raw("}")
        }
        let related = diagnostic.notes.compactMap { note in note.place.map { (note.message, $0) } }
        if !related.isEmpty { json.raw(",\"relatedLocations\":[") }
        for (index, (message, place)) in related.enumerated() {
            json.raw(index > 0 ? ",{\"id\":" : "{\"id\":")
            json.number(index)
            json.raw(",\"message\":{\"text\":")
            json.string(message)
            json.raw("},")
            _ = append(place, to: &json, &sources)
            json.raw("}")
        }
        if !related.isEmpty { json.raw("]") }
        if !diagnostic.fixes.isEmpty {
            json.raw(",\"fixes\":[")
            for (index, fix) in diagnostic.fixes.enumerated() {
                if index > 0 { json.raw(",") }
                append(fix, to: &json, &sources)
            }
            json.raw("]")
        }
        json.raw("}")
    }

    /// A change of each file, with its edits.
    private func append(_ fix: Diagnostic.Fix, to json: inout JSONText, _ sources: inout LocatedSources) {
        json.raw("{\"description\":{\"text\":")
        json.string(fix.message)
        json.raw("},\"artifactChanges\":[")
        let files = Dictionary(grouping: fix.edits) { $0.place.path }.sorted { $0.key < $1.key }
        for (index, (path, edits)) in files.enumerated() {
            if index > 0 { json.raw(",") }
            json.raw("{")
            appendArtifact(path, to: &json)
            json.raw(",\"replacements\":[")
            for (index, edit) in edits.enumerated() {
                json.raw(index > 0 ? ",{" : "{")
                appendRegion(edit.place, named: "\"deletedRegion\":", to: &json, &sources)
                json.raw(",\"insertedContent\":{\"text\":")
                json.string(edit.text)
                json.raw("}}")
            }
            json.raw("]}")
        }
        json.raw("]}")
    }

    /// Writes a place, and answers the text of its line.
    private func append(_ place: SourcePlace, to json: inout JSONText, _ sources: inout LocatedSources) -> String {
        json.raw("\"physicalLocation\":{")
        appendArtifact(place.path, to: &json)
        let region = CharacterRegion(place, &sources)
        if region != nil {
            json.raw(",")
            appendRegion(place, named: "\"region\":", to: &json, &sources)
        }
        json.raw("}")
        return region?.line ?? ""
    }

    private func appendArtifact(_ path: String, to json: inout JSONText) {
        json.raw("\"artifactLocation\":{\"uri\":")
        json.string((path.hasPrefix("/") ? "file://" : "") + Self.encoded(path))
        json.raw(path.hasPrefix("/") ? "}" : ",\"uriBaseId\":\"SRCROOT\"}")
    }

    private func appendRegion(
        _ place: SourcePlace, named name: StaticString, to json: inout JSONText, _ sources: inout LocatedSources
    ) {
        guard let region = CharacterRegion(place, &sources) else { return }
        json.raw(name)
        json.raw("{\"startLine\":")
        json.number(region.start.line)
        json.raw(",\"startColumn\":")
        json.number(region.start.column)
        json.raw(",\"endLine\":")
        json.number(region.end.line)
        json.raw(",\"endColumn\":")
        json.number(region.end.column)
        json.raw("}")
    }

    /// A path as a part of a URI.
    private static func encoded(_ path: String) -> String {
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=@".utf8)
        let digits = Array("0123456789ABCDEF".utf8)
        var result: [UInt8] = []
        for byte in path.utf8 {
            if plain.contains(byte) {
                result.append(byte)
            } else {
                result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
