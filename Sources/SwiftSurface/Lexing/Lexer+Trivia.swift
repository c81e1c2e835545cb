import SourceText

/// White space, comments, and what may stand at the very start of a file.
extension Lexer {
    /// The piece of trivia at `position`, or nil if there is none.
    mutating func lexTrivia() -> Token? {
        let start = position
        let kind: Token.Kind
        switch classes[Int(bytes[start])] {
        case .whitespace:
            skipWhitespace()
            kind = .whitespace
        case .newline:
            skipNewline()
            kind = .newline
        case .slash where byte(start + 1) == UInt8(ascii: "/"):
            skipLineComment()
            kind = .lineComment
        case .slash where byte(start + 1) == UInt8(ascii: "*"):
            skipBlockComment()
            kind = .blockComment
        case .pound where start == 0 && byte(1) == UInt8(ascii: "!"):
            position = endOfLine(start)
            kind = .shebang
        case .nonASCII:
            if start == 0, skipByteOrderMark() {
                kind = .byteOrderMark
            } else if skipNoBreakSpace() {
                kind = .whitespace
            } else {
                return nil
            }
        default:
            return nil
        }
        return Token(kind, SourceRange(start, position))
    }

    /// Passes all trivia at `position`, keeping the marks in it.
    mutating func skipTrivia() {
        while true {
            skipWhitespace()
            guard position < count else { return }
            switch classes[Int(bytes[position])] {
            case .newline:
                skipNewline()
            case .slash:
                let next = self.byte(position + 1)
                guard next == UInt8(ascii: "/") || next == UInt8(ascii: "*") else { return }
                skipComment()
            case .pound, .nonASCII:
                if lexTrivia() == nil { return }
            default:
                return
            }
        }
    }

    @inline(__always)
    mutating func skipWhitespace() {
        let raw = UnsafeRawPointer(bytes)
        var index = position
        while index + 8 <= count, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) == 0x2020_2020_2020_2020 {
            index += 8
        }
        while has(.whitespace, index) { index += 1 }
        position = index
    }

    /// A line feed, a carriage return, or both. Strings on one line that are still open around it end here.
    mutating func skipNewline() {
        if !modes.isEmpty { endStringsOfLine() }
        position += bytes[position] == 0x0D && byte(position + 1) == 0x0A ? 2 : 1
        passedNewline = true
    }

    private mutating func endStringsOfLine() {
        while case .interpolation(_, multiline: false)? = modes.last {
            modes.removeLast(min(2, modes.count))
            faults.append((.unterminatedString, SourceRange(memory.lastStringStart, position)))
        }
    }

    mutating func skipLineComment() {
        position = endOfLine(position)
    }

    /// Comments nest; `/*/` does not close itself. Gives the places after each `listgen:` that begins a line of the outer
    /// one.
    @discardableResult
    mutating func skipBlockComment() -> [Int] {
        let start = position
        var marks: [Int] = []
        var depth = 1
        position += 2
        if let text = textOfBlockMark(position) { marks.append(text) }
        while position < count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "*"), self.byte(position + 1) == UInt8(ascii: "/") {
                position += 2
                depth -= 1
                if depth == 0 { return marks }
            } else if byte == UInt8(ascii: "/"), self.byte(position + 1) == UInt8(ascii: "*"), nestsComments {
                position += 2
                depth += 1
            } else {
                position += 1
                guard byte == 0x0A || byte == 0x0D else { continue }
                passedNewline = true
                if depth == 1, let text = textOfBlockMark(position) { marks.append(text) }
            }
        }
        report(.unterminatedComment, start)
        return marks
    }

    /// Offset of the line end at or after `start`, or of the end of the file.
    @inline(__always)
    func endOfLine(_ start: Int) -> Int {
        bytes.endOfLine(start, count)
    }

    private mutating func skipByteOrderMark() -> Bool {
        guard bytes[0] == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF else { return false }
        position = 3
        if byte(3) == UInt8(ascii: "#"), byte(4) == UInt8(ascii: "!") {
            position = endOfLine(3)
        }
        return true
    }

    private mutating func skipNoBreakSpace() -> Bool {
        guard bytes[position] == 0xC2, byte(position + 1) == 0xA0 else { return false }
        position += 2
        return true
    }
}
