import SwiftSurface

/// The type of an initial value, where its text says it: a literal, `Type(...)`, `[Type]()`, `Type.self`, `... as Type`.
enum InitialValueType {
    /// Nil if the text does not say it. O(length).
    static func type(of text: String) -> String? {
        let bytes = Array(text.utf8)
        guard let first = bytes.first else { return nil }
        if let cast = text.ranges(of: " as ").last {
            let type = String(text[cast.upperBound...])
            switch TypeSyntax(parsing: type) {
            case .named, .array, .optional, .dictionary: return type
            default: break
            }
        }
        if first == UInt8(ascii: "\"") { return "String" }
        if text == "true" || text == "false" { return "Bool" }
        if let number = number(bytes) { return number }
        if text.hasSuffix(".self") { return named(text.dropLast(5)).map { $0 + ".Type" } }
        return called(text, bytes)
    }

    private static func number(_ bytes: [UInt8]) -> String? {
        let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes[...]
        guard let first = digits.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return nil }
        var isWhole = true
        for byte in digits {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): continue
            case UInt8(ascii: "."): isWhole = false
            default: return nil
            }
        }
        return isWhole ? "Int" : "Double"
    }

    /// `Type(...)` where the parenthesis ends the text.
    private static func called(_ text: String, _ bytes: [UInt8]) -> String? {
        guard bytes.last == UInt8(ascii: ")") else { return nil }
        var depth = 0
        var open = bytes.count
        var index = bytes.count - 1
        while index >= 0 {
            if bytes[index] == UInt8(ascii: ")") { depth += 1 }
            if bytes[index] == UInt8(ascii: "(") { depth -= 1 }
            if depth == 0 {
                open = index
                break
            }
            index -= 1
        }
        guard open > 0, open < bytes.count else { return nil }
        var name = String(decoding: bytes[..<open], as: UTF8.self)
        if name.hasSuffix(".init") { name.removeLast(5) }
        switch TypeSyntax(parsing: name) {
        case .array, .dictionary: return name
        default: return named(name[...])
        }
    }

    /// A name that is that of a type.
    private static func named(_ text: Substring) -> String? {
        guard case .named(let components) = TypeSyntax(parsing: String(text)) else { return nil }
        return components.allSatisfy { $0.name.first?.isUppercase == true } ? String(text) : nil
    }
}
