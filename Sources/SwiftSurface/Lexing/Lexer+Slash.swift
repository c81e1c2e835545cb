import SourceText

/// A slash that opens no comment: a regex literal or an operator.
extension Lexer {
    mutating func lexSlash() -> Token.Kind {
        if mayStartRegex(position), let end = endOfBareRegex(position) {
            position = end
            memory.regexEnd = end
            return .regexLiteral
        }
        return lexOperator()
    }

    /// True if an expression may start: what stands before `slash` cannot end one, or ended one on an earlier
    /// line and the slash binds to its right only.
    func mayStartRegex(_ slash: Int) -> Bool {
        guard previousEnd > 0 else { return true }
        if !endsExpression(previousEnd) { return true }
        var index = previousEnd
        while index < slash {
            if bytes[index] == 0x0A || bytes[index] == 0x0D { return true }
            index += 1
        }
        return false
    }

    /// True if the token that ends at `end` can end an expression.
    func endsExpression(_ end: Int) -> Bool {
        if end == memory.regexEnd { return true }
        let last = bytes[end - 1]
        switch classes[Int(last)] {
        case .letter, .digit, .dollar, .nonASCII:
            return !isKeywordBeforeExpression(end)
        case .rightParenthesis, .rightBracket, .rightBrace, .quote, .backtick, .pound:
            return true
        case .question, .exclamation:
            guard isLeftBound(end - 1) else { return false }
            return !isWord("try", end - 1) && !isWord("as", end - 1)
        case .operator, .less, .period, .slash:
            guard last != UInt8(ascii: "="), end >= 2, !(last == UInt8(ascii: ">") && bytes[end - 2] == 0x2D) else {
                return false
            }
            var start = end - 1
            while start > 0, has(.operator, start - 1) || bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
            if end - start == 1, last == UInt8(ascii: ".") { return false }
            return isLeftBound(start) && !isRightBound(end)
        default:
            return false
        }
    }

    /// The word that ends at `end`, if it stands there whole and not after a dot.
    func isWord(_ word: StaticString, _ end: Int) -> Bool {
        let length = word.utf8CodeUnitCount
        let start = end - length
        guard start >= 0, start == 0 || !(has(.identifier, start - 1) || bytes[start - 1] == 0x2E) else {
            return false
        }
        for index in 0..<length where bytes[start + index] != word.utf8Start[index] { return false }
        return true
    }

    private func isKeywordBeforeExpression(_ end: Int) -> Bool {
        switch bytes[end - 1] {
        case UInt8(ascii: "n"): isWord("return", end) || isWord("in", end)
        case UInt8(ascii: "y"): isWord("try", end)
        case UInt8(ascii: "t"): isWord("await", end) || isWord("repeat", end) || isWord("inout", end)
        case UInt8(ascii: "e"):
            isWord("case", end) || isWord("where", end) || isWord("while", end) || isWord("else", end)
        case UInt8(ascii: "f"): isWord("if", end)
        case UInt8(ascii: "d"): isWord("guard", end) || isWord("yield", end)
        case UInt8(ascii: "h"): isWord("switch", end) || isWord("catch", end) || isWord("each", end)
        case UInt8(ascii: "w"): isWord("throw", end)
        case UInt8(ascii: "s"): isWord("as", end) || isWord("is", end)
        case UInt8(ascii: "o"): isWord("do", end)
        default: false
        }
    }

    /// Behind a regex literal without pounds that starts at `slash`, or nil if none does.
    mutating func endOfBareRegex(_ slash: Int) -> Int? {
        if isWord("func", wordEnd(before: slash)) || isWord("operator", wordEnd(before: slash)) { return nil }
        guard slash >= memory.noRegexBefore else { return nil }
        let first = byte(slash + 1)
        guard first > 0x20 || first == 0x0B else { return nil }
        var index = slash + 1
        var parentheses = 0
        var classes = 0
        while index < count {
            switch bytes[index] {
            case 0x0A, 0x0D:
                memory.noRegexBefore = index
                return nil
            case UInt8(ascii: "\\"):
                let escaped = byte(index + 1)
                index += escaped == 0x0A || escaped == 0x0D ? 1 : 2
                continue
            case UInt8(ascii: "["): classes += 1
            case UInt8(ascii: "]"): classes = max(0, classes - 1)
            case UInt8(ascii: "(") where classes == 0: parentheses += 1
            case UInt8(ascii: ")") where classes == 0:
                parentheses -= 1
                if parentheses < 0 { return nil }
            case UInt8(ascii: "/"):
                let last = bytes[index - 1]
                let escapedSpace = index - 2 > slash && bytes[index - 2] == UInt8(ascii: "\\")
                if last == 0x20 || last == 0x09, !escapedSpace { return nil }
                return byte(index + 1) == UInt8(ascii: "*") ? nil : index + 1
            default: break
            }
            index += 1
        }
        memory.noRegexBefore = count
        return nil
    }

    private func wordEnd(before slash: Int) -> Int {
        var end = slash
        while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
        return end
    }

    /// `#/…/#`, at the slash; over several lines where a line end follows the slash.
    mutating func lexExtendedRegex(pounds: Int, from start: Int) -> Token.Kind {
        position += 1
        var index = position
        while has(.whitespace, index) { index += 1 }
        let multiline = index < count && (bytes[index] == 0x0A || bytes[index] == 0x0D)
        while position < count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "/"), hasPounds(pounds, at: position + 1) {
                position += 1 + pounds
                memory.regexEnd = position
                return .regexLiteral
            }
            if byte == 0x0A || byte == 0x0D, !multiline { break }
            let escaped = self.byte(position + 1)
            let skips = byte == UInt8(ascii: "\\") && escaped != 0x0A && escaped != 0x0D && escaped != 0
            position += skips ? 2 : 1
        }
        report(.unterminatedRegex, start)
        memory.regexEnd = position
        return .regexLiteral
    }
}
