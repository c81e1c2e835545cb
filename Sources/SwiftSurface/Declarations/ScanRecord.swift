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
            for declaration in surface.declarations {
                let offset = min(max(declaration.keywordRange.lower, counted), bytes.count)
                line += LineMap.lineEnds(in: bytes, counted..<offset)
                counted = offset
                write(declaration, path: file.path, line: line, to: &json)
            }
        }
    }

    private static func write(_ declaration: Declaration, path: String, line: Int, to json: inout JSONText) {
        json.raw("{\"file\":")
        json.string(path)
        json.raw(",\"line\":")
        json.number(line)
        json.raw(",\"kind\":")
        json.string(declaration.kind.rawValue)
        json.raw(",\"name\":")
        json.string(declaration.name)
        json.raw(",\"inherits\":[")
        list(declaration.inherits, to: &json) { json, type in json.string(type) }
        json.raw("],\"attributes\":[")
        list(declaration.attributes, to: &json) { json, attribute in json.string(name(ofAttribute: attribute)) }
        json.raw("],\"properties\":[")
        list(declaration.properties, to: &json) { json, property in
            pair(property.name, "type", property.type, to: &json)
        }
        json.raw("],\"cases\":[")
        list(declaration.cases, to: &json) { json, element in
            pair(element.name, "payload", element.payload, to: &json)
        }
        json.raw("],\"functions\":[")
        list(declaration.functions.lazy.filter { $0.kind == .function }, to: &json) { json, function in
            json.string(function.fullName)
        }
        json.raw("]}\n")
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

    private static func list<Elements: Sequence>(
        _ elements: Elements, to json: inout JSONText, _ write: (inout JSONText, Elements.Element) -> Void
    ) {
        var isFirst = true
        for element in elements {
            if !isFirst { json.raw(",") }
            isFirst = false
            write(&json, element)
        }
    }

    /// `available` of `@available(iOS 15, *)`.
    private static func name(ofAttribute attribute: String) -> String {
        String(attribute.dropFirst().prefix { $0 != "(" })
    }
}
