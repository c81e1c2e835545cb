import SourceText

/// Comments that `listgen:` begins, and lines in block comments that it begins.
extension Lexer {
    /// Passes the comment at `position`, or the block of generated code there, and keeps the marks in it.
    mutating func skipComment() {
        let start = position
        let followsCode = !passedNewline && previousEnd > 0
        if byte(start + 1) == UInt8(ascii: "*") {
            var texts = skipBlockComment()
            if !meantMarks.isEmpty, let text = meantMarks[start] { texts = [text] }
            for (index, text) in texts.enumerated() {
                let next = index + 1 < texts.count ? texts[index + 1] : nil
                keep(readBlockPieces(start, text, before: next), start, followsCode, isBlock: true)
            }
        } else if let text = textOfLineMark(start) {
            if !skipBlock() { keep(readLinePieces(text), start, followsCode, isBlock: false) }
        } else {
            skipLineComment()
        }
    }

    /// A look-ahead passes the same comment once more.
    private mutating func keep(_ pieces: [MarkComment.Piece], _ start: Int, _ followsCode: Bool, isBlock: Bool) {
        guard let first = pieces.first?.range.lower, marks.last.map({ $0.textStart < first }) ?? true else { return }
        var mark = MarkComment(pieces: pieces, range: SourceRange(start, position))
        mark.followsCode = followsCode
        mark.isBlock = isBlock
        marks.append(mark)
    }

    /// The place after `listgen:` of the line comment at `start`; nil if it begins with something else.
    @inline(__always)
    private func textOfLineMark(_ start: Int) -> Int? {
        if !meantMarks.isEmpty, let text = meantMarks[start] { return text }
        var index = start + 2
        while byte(index) == UInt8(ascii: "/") { index += 1 }
        return textOfMark(index)
    }

    /// The same of a line in a block comment, which may begin with stars.
    @inline(__always)
    func textOfBlockMark(_ start: Int) -> Int? {
        var index = start
        while has(.whitespace, index) { index += 1 }
        while byte(index) == UInt8(ascii: "*") { index += 1 }
        return textOfMark(index)
    }

    @inline(__always)
    private func textOfMark(_ start: Int) -> Int? {
        var index = start
        while has(.whitespace, index) { index += 1 }
        guard byte(index) == UInt8(ascii: "l") else { return nil }
        let word: StaticString = "listgen:"
        for offset in 0..<word.utf8CodeUnitCount where byte(index + offset) != word.utf8Start[offset] { return nil }
        return index + word.utf8CodeUnitCount
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
        guard byte(index) == UInt8(ascii: "/"), byte(index + 1) == UInt8(ascii: "/"), textOfLineMark(index) == nil
        else { return nil }
        index += 2
        return byte(index) == UInt8(ascii: "/") ? index + 1 : index
    }

    /// The line in the block comment from `start` to `position`, and the lines below it as long as a parenthesis is open,
    /// up to the next mark.
    private func readBlockPieces(_ start: Int, _ text: Int, before next: Int?) -> [MarkComment.Piece] {
        let closes = position >= text + 2 && bytes[position - 1] == UInt8(ascii: "/")
        let end = closes ? position - 2 : position
        let hasStars = byte(start + 2) == UInt8(ascii: "*") || isAfterStar(text, start)
        var parentheses = OpenParentheses()
        var pieces: [MarkComment.Piece] = []
        var lower = text
        while lower <= end {
            let upper = bytes.endOfLine(lower, end)
            pieces.append(piece(lower, upper))
            parentheses.read(bytes, lower, upper)
            guard upper < end, parentheses.isOpen else { break }
            lower = upper + (bytes[upper] == 0x0D && byte(upper + 1) == 0x0A ? 2 : 1)
            if hasStars {
                while has(.whitespace, lower), lower < end { lower += 1 }
                if byte(lower) == UInt8(ascii: "*"), lower < end { lower += 1 }
            }
            if let next, lower <= next, next <= bytes.endOfLine(lower, end) { break }
        }
        return pieces
    }

    /// Whether stars begin the line of the mark whose text is at `text`.
    private func isAfterStar(_ text: Int, _ start: Int) -> Bool {
        var index = text - "listgen:".utf8.count
        while index > start + 2, has(.whitespace, index - 1) { index -= 1 }
        return index > start + 2 && byte(index - 1) == UInt8(ascii: "*")
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
