/// Reads the text of one type by recursive descent, at most `TypeReader.deepest` levels down.
struct TypeReader {
    private static let deepest = 64

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    mutating func readWhole() -> TypeSyntax {
        skipSpace()
        let start = position
        if let type = readType() {
            skipSpace()
            if position == bytes.count { return type }
        }
        return .other(trimmed(start, bytes.count))
    }

    /// A type with what may stand before and after it, or nil if there is none.
    private mutating func readType() -> TypeSyntax? {
        guard depth < Self.deepest else { return nil }
        depth += 1
        defer { depth -= 1 }
        skipSpace()
        let start = position
        if let attributes = readAttributes() {
            return readType().map { .attributed(attributes, $0) }
        }
        for (word, wrap) in [("some", TypeSyntax.some), ("any", TypeSyntax.any)] where skipWord(word) {
            return readType().map(wrap)
        }
        if peek("~") || skipWord("repeat") || skipWord("each") {
            position += peek("~") ? 1 : 0
            guard readType() != nil else { return nil }
            return .other(trimmed(start, position))
        }
        guard let type = readPostfix() else { return nil }
        return readComposition(from: start, first: type)
    }

    /// Behind a type: `& B`, `-> R`, or nothing.
    private mutating func readComposition(from start: Int, first: TypeSyntax) -> TypeSyntax? {
        let end = position
        skipSpace()
        if peek("&") {
            position += 1
            guard readType() != nil else { return nil }
            return .other(trimmed(start, position))
        }
        guard byte(start) == UInt8(ascii: "(") else {
            position = end
            return first
        }
        if skipEffects(), skip("->") {
            guard readType() != nil else { return nil }
            return .function(trimmed(start, position))
        }
        position = end
        return first
    }

    /// `async`, `throws`, `throws(E)`, `rethrows`. True when an arrow follows.
    private mutating func skipEffects() -> Bool {
        while true {
            skipSpace()
            if skipWord("async") || skipWord("rethrows") { continue }
            guard skipWord("throws") else { break }
            skipSpace()
            if peek("("), !skipBalanced() { return false }
        }
        return peek("-")
    }

    /// A primary type and `?`, `!`, `.Member`.
    private mutating func readPostfix() -> TypeSyntax? {
        let start = position
        guard var type = readPrimary() else { return nil }
        var levels = depth
        while true {
            guard levels < Self.deepest else { return nil }
            levels += 1
            if peek("?") {
                position += 1
                type = .optional(type)
            } else if peek("!") {
                position += 1
                type = .implicitlyUnwrapped(type)
            } else if skip("...") {
                type = .other(trimmed(start, position))
            } else if peek(".") {
                position += 1
                guard readComponent() != nil else { return nil }
                type = .other(trimmed(start, position))
            } else {
                return type
            }
        }
    }

    private mutating func readPrimary() -> TypeSyntax? {
        if peek("(") { return readParenthesised() }
        if peek("[") { return readBracketed() }
        guard let first = readComponent() else { return nil }
        var components = [first]
        while true {
            let before = position
            skipSpace()
            // `Module::Type` is `Module.Type` that no type can hide.
            let isSelector = components.count == 1 && first.genericArguments.isEmpty && skip("::")
            guard isSelector || peek(".") && byte(position + 1) != UInt8(ascii: ".") else {
                position = before
                return .named(components)
            }
            if !isSelector { position += 1 }
            skipSpace()
            guard let next = readComponent() else { return nil }
            components.append(next)
        }
    }

    private mutating func readParenthesised() -> TypeSyntax? {
        position += 1
        var elements: [TypeSyntax.Element] = []
        skipSpace()
        while !peek(")") {
            let label = readLabel()
            guard let type = readType() else { return nil }
            elements.append(TypeSyntax.Element(label: label, type: type))
            skipSpace()
            guard peek(",") else { break }
            position += 1
            skipSpace()
        }
        guard peek(")") else { return nil }
        position += 1
        if elements.count == 1, elements[0].label == nil { return elements[0].type }
        return .tuple(elements)
    }

    /// `name:` or `_ name:` in front of an element.
    private mutating func readLabel() -> String? {
        let before = position
        guard var name = readName() else { return nil }
        skipSpace()
        if name == "_" || !peek(":"), let second = readName() {
            name = second
            skipSpace()
        }
        guard peek(":") else {
            position = before
            return nil
        }
        position += 1
        return name == "_" ? nil : name
    }

    private mutating func readBracketed() -> TypeSyntax? {
        let start = position
        position += 1
        guard let first = readType() else {
            position = start
            return skipBalanced() ? .other(trimmed(start, position)) : nil
        }
        skipSpace()
        if peek("]") {
            position += 1
            return .array(first)
        }
        if peek(":") {
            position += 1
            guard let value = readType() else { return nil }
            skipSpace()
            guard peek("]") else { return nil }
            position += 1
            return .dictionary(key: first, value: value)
        }
        position = start
        return skipBalanced() ? .other(trimmed(start, position)) : nil
    }

    private mutating func readComponent() -> TypeSyntax.Component? {
        let isQuoted = peek("`")
        guard let name = readName() else { return nil }
        var component = TypeSyntax.Component(name, isQuoted: isQuoted && Identifier.namesMetatype(name))
        let before = position
        skipSpace()
        guard peek("<") else {
            position = before
            return component
        }
        position += 1
        repeat {
            guard let argument = readType() else { return nil }
            component.genericArguments.append(argument)
            skipSpace()
        } while skip(",")
        guard peek(">") else { return nil }
        position += 1
        return component
    }

    /// Attributes and specifiers in a row, or nil.
    private mutating func readAttributes() -> String? {
        let start = position
        var end = position
        while true {
            skipSpace()
            let before = position
            if peek("@") {
                position += 1
                guard readName() != nil else { break }
                while peek("."), byte(position + 1) != UInt8(ascii: ".") {
                    position += 1
                    guard readName() != nil else { break }
                }
                if peek("("), !skipBalanced() { break }
            } else if skipWord("nonisolated") {
                guard peek("("), skipBalanced() else {
                    position = before
                    break
                }
            } else if !Self.specifiers.contains(where: { skipWord($0) }) {
                position = before
                break
            }
            end = position
        }
        position = max(end, start)
        return end > start ? trimmed(start, end) : nil
    }

    private static let specifiers = [
        "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "_const",
    ]

    // MARK: Bytes

    private func byte(_ index: Int) -> UInt8 {
        index < bytes.count ? bytes[index] : 0
    }

    private func peek(_ character: Unicode.Scalar) -> Bool {
        position < bytes.count && bytes[position] == UInt8(ascii: character)
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position] == 0x20 || (0x09...0x0D).contains(bytes[position]) {
            position += 1
        }
    }

    private mutating func skip(_ text: String) -> Bool {
        guard bytes[position...].starts(with: text.utf8) else { return false }
        position += text.utf8.count
        return true
    }

    /// Skips `word` where it is a whole word with a type after it.
    private mutating func skipWord(_ word: String) -> Bool {
        guard bytes[position...].starts(with: word.utf8) else { return false }
        let end = position + word.utf8.count
        guard end < bytes.count, !isNameByte(bytes[end]), !".,>)]:?!".utf8.contains(bytes[end]) else { return false }
        position = end
        return true
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// An identifier without its back-ticks.
    private mutating func readName() -> String? {
        let start = position
        if peek("`") {
            guard let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "`")), end > start + 1 else { return nil }
            position = end + 1
            return String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
        }
        while position < bytes.count, isNameByte(bytes[position]) {
            position += 1
        }
        return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }

    /// From an opening bracket behind its closing one; strings are honoured. False if it never closes.
    private mutating func skipBalanced() -> Bool {
        var open = 0
        var inString = false
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\\") where inString: position = min(position + 1, bytes.count)
            case UInt8(ascii: "\""): inString.toggle()
            case _ where inString: break
            case UInt8(ascii: "("), UInt8(ascii: "["): open += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"):
                open -= 1
                if open == 0 { return true }
            default: break
            }
        }
        return false
    }

    private func trimmed(_ lower: Int, _ upper: Int) -> String {
        var upper = upper
        while upper > lower, bytes[upper - 1] == 0x20 || (0x09...0x0D).contains(bytes[upper - 1]) { upper -= 1 }
        return String(decoding: bytes[lower..<upper], as: UTF8.self)
    }
}
