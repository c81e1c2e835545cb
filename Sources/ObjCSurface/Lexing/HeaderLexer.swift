import SourceText

/// Cuts a header into tokens, without preprocessing. Takes any bytes, in linear time.
struct HeaderLexer {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var tokens: [HeaderToken] = []
    private var isLineStart = true

    static func tokens(of bytes: UnsafeBufferPointer<UInt8>) -> [HeaderToken] {
        var lexer = HeaderLexer(bytes)
        lexer.run()
        return lexer.tokens
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 6)
    }

    private func byte(_ index: Int) -> UInt8 {
        index < bytes.count ? bytes[index] : 0
    }

    private mutating func run() {
        while position < bytes.count {
            let start = position
            let byte = bytes[position]
            if byte <= 0x20 {
                if byte == 0x0A || byte == 0x0D { isLineStart = true }
                position += 1
                continue
            }
            let kind = kind(byte)
            if kind != .comment { isLineStart = false }
            tokens.append(HeaderToken(kind: kind, range: SourceRange(start, position)))
        }
    }

    /// Of the token that starts here, which is passed.
    private mutating func kind(_ first: UInt8) -> HeaderToken.Kind {
        switch first {
        case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"):
            position = endOfLine(position)
            return .comment
        case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
            position = endOfBlockComment(position)
            return .comment
        case UInt8(ascii: "#") where isLineStart:
            skipDirective()
            return .directive
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            position = endOfLiteral(position)
            return .literal
        case UInt8(ascii: "@"):
            position += 1
            if byte(position) == UInt8(ascii: "\"") {
                position = endOfLiteral(position)
                return .literal
            }
            guard Self.isNameByte(byte(position)) else { return .punctuation(first) }
            skipName()
            return .atKeyword
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            skipName()
            return .number
        case _ where Self.isNameByte(first):
            skipName()
            return .identifier
        default:
            position += 1
            return .punctuation(first)
        }
    }

    private mutating func skipName() {
        while Self.isNameByte(byte(position)) { position += 1 }
    }

    private mutating func skipDirective() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x0A, 0x0D:
                var last = position - 1
                while last > 0, bytes[last] == 0x20 || bytes[last] == 0x09 || bytes[last] == 0x0D { last -= 1 }
                guard bytes[last] == UInt8(ascii: "\\") else { return }
                position += 1
            case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"): return
            case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
                position = endOfBlockComment(position)
            case UInt8(ascii: "\""), UInt8(ascii: "'"): position = endOfLiteral(position)
            default: position += 1
            }
        }
    }

    private func endOfLine(_ start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        return index
    }

    private func endOfBlockComment(_ start: Int) -> Int {
        var index = start + 2
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), byte(index + 1) == UInt8(ascii: "/") { return index + 2 }
            index += 1
        }
        return index
    }

    /// Behind the closing quote, or the end of the line where it is missing: an apostrophe in `#error` is none.
    private func endOfLiteral(_ start: Int) -> Int {
        let quote = bytes[start]
        var index = start + 1
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 1
            } else if bytes[index] == quote {
                return index + 1
            }
            index += 1
        }
        return min(index, bytes.count)
    }

    static func isNameByte(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "$") || byte >= 0x80
    }
}
