import SourceText

/// The line that `scan` prints for a declaration: a JSON object with `file`, `line` (of the keyword), `kind`, `name`,
/// `inherits`, `attributes` (names only), `properties`, `cases` and `functions` (without initialisers and
/// subscripts).
public struct ScanRecord {
    /// Appends a line for each declaration of `surface`, which was read from `file`.
    public static func write(_ surface: SourceSurface, of file: SourceFile, to json: inout JSONText) {
        guard !surface.declarations.isEmpty else { return }
        var line = 1
        var counted = 0
        file.bytes.withUnsafeBufferPointer { bytes in
            for index in surface.declarations.indices {
                let offset = min(max(surface.declarations[index].keywordRange.lower, counted), bytes.count)
                line += LineMap.lineEnds(in: bytes, counted..<offset)
                counted = offset
                write(surface.declarations[index], path: file.path, line: line, to: &json)
            }
        }
    }

    private static func write(_ declaration: Declaration, path: String, line: Int, to json: inout JSONText) {
        json.raw("{\"file\":")
        json.string(path)
        json.raw(",\"line\":")
        json.number(line)
        json.raw(",\"kind\":")
        json.string(introducer(of: declaration))
        json.raw(",\"name\":")
        json.string(declaration.name)
        json.raw(",\"inherits\":[")
        list(declaration.inherits.indices, to: &json) { json, index in json.string(declaration.inherits[index]) }
        json.raw("],\"attributes\":[")
        list(declaration.attributes.indices, to: &json) { json, index in
            json.string(name(ofAttribute: declaration.attributes[index]))
        }
        json.raw("],\"properties\":[")
        list(declaration.properties.indices, to: &json) { json, index in
            pair(declaration.properties[index].name, "type", declaration.properties[index].type, to: &json)
        }
        json.raw("],\"cases\":[")
        list(declaration.cases.indices, to: &json) { json, index in
            pair(declaration.cases[index].name, "payload", declaration.cases[index].payload, to: &json)
        }
        json.raw("],\"functions\":[")
        var isFirst = true
        for index in declaration.functions.indices where declaration.functions[index].kind == .function {
            json.raw(isFirst ? "\"" : ",\"")
            isFirst = false
            json.text(declaration.functions[index].name)
            json.raw("(")
            for parameter in declaration.functions[index].parameters.indices {
                json.text(declaration.functions[index].parameters[parameter].label ?? "_")
                json.raw(":")
            }
            json.raw(")\"")
        }
        json.raw("]}\n")
    }

    /// The keyword, in the words of its language.
    private static func introducer(of declaration: Declaration) -> String {
        guard declaration.language == .objectiveC else { return declaration.kind.rawValue }
        return switch declaration.kind {
        case .class, .actor: "interface"
        case .extension: "category"
        case .protocol: "protocol"
        case .enum, .struct: "enum"
        }
    }

    private static func pair(_ name: String, _ key: StaticString, _ value: String?, to json: inout JSONText) {
        json.raw("{\"name\":")
        json.string(name)
        json.raw(",\"")
        json.raw(key)
        json.raw("\":")
        if let value { json.string(value) } else { json.raw("null") }
        json.raw("}")
    }

    /// By index: copying whole functions and properties only to print their names would cost more than reading them.
    private static func list(_ indices: Range<Int>, to json: inout JSONText, _ write: (inout JSONText, Int) -> Void) {
        for index in indices {
            if index > indices.lowerBound { json.raw(",") }
            write(&json, index)
        }
    }

    /// `available` of `@available(iOS 15, *)`.
    private static func name(ofAttribute attribute: String) -> String {
        String(attribute.dropFirst().prefix { $0 != "(" })
    }
}
