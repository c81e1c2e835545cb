import SourceText

/// Identifiers, numbers, operators, and what starts with a pound.
extension Lexer {
    mutating func lexIdentifier() -> Token.Kind {
        var index = position + 1
        while has(.identifier, index) {
            if bytes[index] >= 0x80 {
                let (scalar, length) = scalar(at: index)
                guard length > 0, Self.continuesIdentifier(scalar) else { break }
                index += length
            } else {
                index += 1
            }
        }
        position = index
        return .identifier
    }

    private static func continuesIdentifier(_ scalar: UInt32) -> Bool {
        switch ScalarClass(scalar) {
        case .identifier, .operatorTail: true
        default: false
        }
    }

    /// Raw identifiers hold anything but back-ticks, backslashes, line ends and control characters.
    mutating func lexQuotedIdentifier() -> Token.Kind {
        let start = position
        var index = start + 1
        while index < count, bytes[index] >= 0x20, bytes[index] != UInt8(ascii: "\\"), bytes[index] != 0x7F {
            if bytes[index] == UInt8(ascii: "`") {
                guard index > start + 1 else { break }
                position = index + 1
                return .quotedIdentifier
            }
            index += 1
        }
        position += 1
        report(.unknownCharacter, start)
        return .unknown
    }

    mutating func lexNumber() -> Token.Kind {
        if previousKind == .period, previousEnd == position {
            skipDigits()
            return .integerLiteral
        }
        if bytes[position] == UInt8(ascii: "0") {
            switch byte(position + 1) {
            case UInt8(ascii: "x"): return lexHexadecimal()
            case UInt8(ascii: "b"), UInt8(ascii: "o"):
                return lexIdentifier() == .identifier ? .integerLiteral : .unknown
            default: break
            }
        }
        var kind = Token.Kind.integerLiteral
        skipDigits()
        if byte(position) == UInt8(ascii: "."), classOf(position + 1) == .digit {
            position += 1
            skipDigits()
            kind = .floatLiteral
        }
        if byte(position) | 0x20 == UInt8(ascii: "e"), skipExponent() { kind = .floatLiteral }
        if has(.identifier, position), bytes[position] < 0x80 { _ = lexIdentifier() }
        return kind
    }

    /// A `.` belongs to it only if a `p` exponent follows.
    private mutating func lexHexadecimal() -> Token.Kind {
        position += 2
        skipHexDigits()
        let end = position
        if byte(position) == UInt8(ascii: "."), has(.identifier, position + 1) {
            position += 1
            skipHexDigits()
        }
        if byte(position) | 0x20 == UInt8(ascii: "p"), skipExponent() { return .floatLiteral }
        position = end
        if has(.identifier, position), bytes[position] < 0x80 { _ = lexIdentifier() }
        return .integerLiteral
    }

    private mutating func skipHexDigits() {
        while has(.identifier, position), bytes[position] < 0x80, bytes[position] | 0x20 != UInt8(ascii: "p") {
            position += 1
        }
    }

    private mutating func skipDigits() {
        while classOf(position) == .digit || byte(position) == UInt8(ascii: "_") { position += 1 }
    }

    private mutating func skipExponent() -> Bool {
        let hasSign = byte(position + 1) == UInt8(ascii: "+") || byte(position + 1) == UInt8(ascii: "-")
        guard classOf(position + (hasSign ? 2 : 1)) == .digit else { return false }
        position += hasSign ? 2 : 1
        skipDigits()
        return true
    }

    private func classOf(_ index: Int) -> ByteClass {
        index < count ? classes[Int(bytes[index])] : .unknown
    }

    /// `#`: a raw string, then an extended regex, then a directive or a macro.
    mutating func lexPound() -> Token.Kind {
        let start = position
        var index = start
        while byte(index) == UInt8(ascii: "#") { index += 1 }
        if byte(index) == UInt8(ascii: "\"") {
            position = index
            return lexStringStart(pounds: index - start)
        }
        if byte(index) == UInt8(ascii: "/") {
            position = index
            return lexExtendedRegex(pounds: index - start, from: start)
        }
        if index == start + 1, has(.identifier, index) {
            position = index
            _ = lexIdentifier()
            return directive(start) == nil ? .pound : .directive
        }
        position = index
        report(.unknownCharacter, start)
        return .unknown
    }

    /// Which directive of conditional compilation stands at `start`, if one does.
    func directive(_ start: Int) -> ConditionalDirective? {
        for directive in ConditionalDirective.allCases where isWord(directive.word, at: start + 1) {
            return directive
        }
        return nil
    }

    private func isWord(_ word: StaticString, at start: Int) -> Bool {
        let length = word.utf8CodeUnitCount
        guard start + length <= count, !has(.identifier, start + length) else { return false }
        for index in 0..<length where bytes[start + index] != word.utf8Start[index] { return false }
        return true
    }
}

/// The four directives of conditional compilation.
enum ConditionalDirective: CaseIterable {
    case `if`, `elseif`, `else`, endif

    /// Without the pound.
    var word: StaticString {
        switch self {
        case .if: "if"
        case .elseif: "elseif"
        case .else: "else"
        case .endif: "endif"
        }
    }
}
