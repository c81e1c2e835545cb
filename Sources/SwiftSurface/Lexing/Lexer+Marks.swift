import SourceText

/// Comments that start with `listgen:`.
extension Lexer {
    /// True where the comment at `start` starts with `listgen:`.
    func atMark(_ start: Int) -> Bool {
        textOfMark(start) != nil
    }

    /// Behind `listgen:` of the comment at `start`.
    @inline(__always)
    private func textOfMark(_ start: Int) -> Int? {
        if !meantMarks.isEmpty, let text = meantMarks[start] { return text }
        var index = start + 2
        let marker = byte(start + 1)
        while byte(index) == marker { index += 1 }
        while has(.whitespace, index) || marker == UInt8(ascii: "*") && (byte(index) == 0x0A || byte(index) == 0x0D) {
            index += 1
        }
        guard byte(index) == UInt8(ascii: "l") else { return nil }
        let word: StaticString = "listgen:"
        for offset in 0..<word.utf8CodeUnitCount where byte(index + offset) != word.utf8Start[offset] { return nil }
        return index + word.utf8CodeUnitCount
    }

    /// Keeps the mark at `position` and passes it; false where the comment there is none.
    @discardableResult
    mutating func skipMark() -> Bool {
        let start = position
        guard let text = textOfMark(start) else { return false }
        if skipBlock() { return true }
        let followsCode = !passedNewline && previousEnd > 0
        let isBlock = byte(start + 1) == UInt8(ascii: "*")
        let pieces = isBlock ? readBlockPieces(start, text) : readLinePieces(text)
        let mark = MarkComment(pieces: pieces, range: SourceRange(start, position))
        if marks.last.map({ $0.mark.range.lower < start }) ?? true {
            marks.append(PlacedMark(mark: mark, followsCode: followsCode, isBlock: isBlock))
        }
        return true
    }

    /// The line, and the line comments below it as long as a parenthesis is open.
    private mutating func readLinePieces(_ text: Int) -> [MarkComment.Piece] {
        position = endOfLine(text)
        var parentheses = OpenParentheses()
        parentheses.read(bytes, text, position)
        var pieces = [piece(text, position)]
        while parentheses.isOpen, let next = textOfNextLineComment() {
            position = endOfLine(next)
            parentheses.read(bytes, next, position)
            pieces.append(piece(next, position))
        }
        return pieces
    }

    /// Behind the slashes of a line comment that is alone on the next line and is no mark of its own.
    private func textOfNextLineComment() -> Int? {
        guard position < count else { return nil }
        var index = position + (bytes[position] == 0x0D && byte(position + 1) == 0x0A ? 2 : 1)
        while has(.whitespace, index) { index += 1 }
        guard byte(index) == UInt8(ascii: "/"), byte(index + 1) == UInt8(ascii: "/"), !atMark(index) else { return nil }
        index += 2
        return byte(index) == UInt8(ascii: "/") ? index + 1 : index
    }

    private mutating func readBlockPieces(_ start: Int, _ text: Int) -> [MarkComment.Piece] {
        skipBlockComment()
        let closes = position >= text + 2 && bytes[position - 1] == UInt8(ascii: "/")
        let end = closes ? position - 2 : position
        let isDocumentation = byte(start + 2) == UInt8(ascii: "*")
        var pieces: [MarkComment.Piece] = []
        var lower = text
        while lower <= end {
            let upper = bytes.endOfLine(lower, end)
            pieces.append(piece(lower, upper))
            guard upper < end else { break }
            lower = upper + (bytes[upper] == 0x0D && byte(upper + 1) == 0x0A ? 2 : 1)
            if isDocumentation {
                while has(.whitespace, lower), lower < end { lower += 1 }
                if byte(lower) == UInt8(ascii: "*"), lower < end { lower += 1 }
            }
        }
        return pieces
    }

    /// Without white space at its end.
    private func piece(_ lower: Int, _ upper: Int) -> MarkComment.Piece {
        var upper = upper
        while upper > lower, has(.whitespace, upper - 1) { upper -= 1 }
        let text = String(decoding: UnsafeBufferPointer(start: bytes + lower, count: upper - lower), as: UTF8.self)
        return MarkComment.Piece(text: text, range: SourceRange(lower, upper))
    }
}

/// Counts the parentheses of a mark that are still open, those in strings left out.
private struct OpenParentheses {
    private var depth = 0
    /// What follows the name has been reached and is no parenthesis, or the parenthesis has closed: prose follows.
    private var isDone = false

    var isOpen: Bool {
        depth > 0
    }

    mutating func read(_ bytes: UnsafePointer<UInt8>, _ lower: Int, _ upper: Int) {
        var isInString = false
        var index = lower
        while index < upper, !isDone {
            let byte = bytes[index]
            index += 1
            if depth == 0 {
                if byte == UInt8(ascii: "(") { depth = 1 } else { isDone = !ByteTraits(of: byte).contains(.identifier) }
            } else if isInString, byte == UInt8(ascii: "\\") {
                index += 1
            } else if byte == UInt8(ascii: "\"") {
                isInString.toggle()
            } else if !isInString {
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
                isDone = depth == 0
            }
        }
    }
}
