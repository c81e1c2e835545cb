import SourceText

/// String literals: raw or not, on one line or several, with interpolations.
extension Lexer {
    /// At the first quote, after `pounds` pounds.
    mutating func lexStringStart(pounds: Int) -> Token.Kind {
        modes.append(.string(skipStringStart(pounds: pounds)))
        return .stringStart
    }

    /// The quotes at `position` and what they say about the string.
    private mutating func skipStringStart(pounds: Int) -> StringDelimiter {
        memory.lastStringStart = position - pounds
        let threeQuotes = byte(position + 1) == UInt8(ascii: "\"") && byte(position + 2) == UInt8(ascii: "\"")
        let multiline = threeQuotes && (pounds == 0 || !closesOnLine(from: position + 2, pounds: pounds))
        position += multiline ? 3 : 1
        return StringDelimiter(pounds: pounds, multiline: multiline)
    }

    /// A whole string from its first quote, interpolations included.
    mutating func skipString(pounds: Int) {
        let delimiter = skipStringStart(pounds: pounds)
        skipStringText(delimiter)
        if position < count, bytes[position] == UInt8(ascii: "\"") {
            position += (delimiter.multiline ? 3 : 1) + pounds
            return
        }
        let depth = modes.count
        modes.append(.string(delimiter))
        while modes.count > depth, next().kind != .endOfFile {}
    }

    /// A raw string that looks like one over several lines is on one line if a quote and the pounds stand on it.
    private mutating func closesOnLine(from start: Int, pounds: Int) -> Bool {
        let known = memory.rawQuote
        if known.pounds == pounds, start >= known.from, start <= known.at { return known.found }
        var index = start
        while index < count, bytes[index] != 0x0A, bytes[index] != 0x0D {
            if bytes[index] == UInt8(ascii: "\""), hasPounds(pounds, at: index + 1) {
                memory.rawQuote = (pounds, start, true, index)
                return true
            }
            index += 1
        }
        memory.rawQuote = (pounds, start, false, index)
        return false
    }

    @inline(__always)
    func hasPounds(_ pounds: Int, at index: Int) -> Bool {
        var matched = 0
        while matched < pounds {
            guard byte(index + matched) == UInt8(ascii: "#") else { return false }
            matched += 1
        }
        return true
    }

    /// A token inside a string: its text, the start of an interpolation, or its end.
    mutating func lexString(_ delimiter: StringDelimiter) -> Token {
        let start = position
        skipStringText(delimiter)
        if position > start {
            return Token(.stringText, SourceRange(start, position))
        }
        guard position < count else {
            modes.removeLast()
            report(.unterminatedString, memory.lastStringStart)
            return next()
        }
        switch bytes[position] {
        case UInt8(ascii: "\\"):
            position += 2 + delimiter.pounds
            modes.append(.interpolation(open: 0, multiline: delimiter.multiline))
            return significant(.interpolationStart, start)
        case UInt8(ascii: "\""):
            position += (delimiter.multiline ? 3 : 1) + delimiter.pounds
            modes.removeLast()
            return significant(.stringEnd, start)
        default:
            modes.removeLast()
            report(.unterminatedString, memory.lastStringStart)
            previousEnd = position
            previousKind = .stringEnd
            return next()
        }
    }

    private mutating func significant(_ kind: Token.Kind, _ start: Int) -> Token {
        previousEnd = position
        previousKind = kind
        return Token(kind, SourceRange(start, position))
    }

    /// Up to the closing delimiter, an interpolation, the end of a one-line string's line, or the end of the file.
    mutating func skipStringText(_ delimiter: StringDelimiter) {
        while true {
            var index = position
            while index < count, !has(.string, index) { index += 1 }
            position = index
            guard index < count else { return }
            switch bytes[index] {
            case UInt8(ascii: "\""):
                if closes(delimiter) { return }
                position += 1
            case UInt8(ascii: "\\"):
                guard hasPounds(delimiter.pounds, at: position + 1) else {
                    position += 1
                    continue
                }
                let escaped = position + 1 + delimiter.pounds
                if self.byte(escaped) == UInt8(ascii: "(") { return }
                let isLineEnd = self.byte(escaped) == 0x0A || self.byte(escaped) == 0x0D
                position = min(escaped + (isLineEnd ? 0 : 1), count)
            default:
                if !delimiter.multiline { return }
                position += 1
            }
        }
    }

    @inline(__always)
    private func closes(_ delimiter: StringDelimiter) -> Bool {
        guard delimiter.multiline else { return hasPounds(delimiter.pounds, at: position + 1) }
        return byte(position + 1) == UInt8(ascii: "\"") && byte(position + 2) == UInt8(ascii: "\"")
            && hasPounds(delimiter.pounds, at: position + 3)
    }
}
