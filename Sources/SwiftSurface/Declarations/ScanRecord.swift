import SourceText

/// The line that `scan` prints for a declaration: a JSON object with `file`, `line` (of the keyword), `kind`, `name`,
/// `inherits`, `attributes` (names only), `properties`, `cases` and `functions` (without initialisers and
/// subscripts).
public struct ScanRecord {
    /// Appends a line for each declaration of `surface`, which was read from `file`.
    public static func write(_ surface: SourceSurface, of file: SourceFile, to json: inout JSONText) {
        file.bytes.withUnsafeBufferPointer { write(surface, of: $0, to: &json) }
    }

    /// The same for bytes that are in memory already.
    public static func write(_ surface: SourceSurface, of bytes: UnsafeBufferPointer<UInt8>, to json: inout JSONText) {
        var line = 1
        var counted = 0
        for index in surface.declarations.indices {
            let offset = min(max(surface.declarations[index].keywordRange.lower, counted), bytes.count)
            line += LineMap.lineEnds(in: bytes, counted..<offset)
            counted = offset
            write(surface.declarations[index], path: surface.path, line: line, to: &json)
        }
    }

    private static func write(_ declaration: Declaration, path: String, line: Int, to json: inout JSONText) {
        json.raw("{\"file\":\"")
        json.text(path)
        json.raw("\",\"line\":")
        json.number(line)
        json.raw(",\"kind\":\"")
        json.text(introducer(of: declaration))
        json.raw("\",\"name\":\"")
        json.text(declaration.name)
        json.raw("\",\"inherits\":[")
        list(declaration.inherits.indices, to: &json) { json, index in json.string(declaration.inherits[index]) }
        json.raw("],\"attributes\":[")
        list(declaration.attributes.indices, to: &json) { json, index in
            json.string(name(ofAttribute: declaration.attributes[index]))
        }
        json.raw("],\"properties\":[")
        list(declaration.properties.indices, to: &json) { json, index in
            json.raw("{\"name\":\"")
            json.text(declaration.properties[index].name)
            if let type = declaration.properties[index].type {
                json.raw("\",\"type\":\"")
                json.text(type)
                json.raw("\"}")
            } else {
                json.raw("\",\"type\":null}")
            }
        }
        json.raw("],\"cases\":[")
        list(declaration.cases.indices, to: &json) { json, index in
            json.raw("{\"name\":\"")
            json.text(declaration.cases[index].name)
            if let payload = declaration.cases[index].payload {
                json.raw("\",\"payload\":\"")
                json.text(payload)
                json.raw("\"}")
            } else {
                json.raw("\",\"payload\":null}")
            }
        }
        json.raw("],\"functions\":[")
        var isFirst = true
        for index in declaration.functions.indices where declaration.functions[index].kind == .function {
            json.raw(isFirst ? "\"" : ",\"")
            isFirst = false
            json.text(declaration.functions[index].name)
            json.raw("(")
            for parameter in declaration.functions[index].parameters.indices {
                if let label = declaration.functions[index].parameters[parameter].label {
                    json.text(label)
                    json.raw(":")
                } else {
                    json.raw("_:")
                }
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

    /// By index: copying whole functions and properties only to print their names would cost more than reading them.
    private static func list(_ indices: Range<Int>, to json: inout JSONText, _ write: (inout JSONText, Int) -> Void) {
        for index in indices {
            if index > indices.lowerBound { json.raw(",") }
            write(&json, index)
        }
    }

    /// `available` of `@available(iOS 15, *)`.
    private static func name(ofAttribute attribute: String) -> String {
        String(Substring(attribute.utf8.dropFirst().prefix { $0 != UInt8(ascii: "(") }))
    }
}
