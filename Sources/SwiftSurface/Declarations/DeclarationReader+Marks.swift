import SourceText

/// Which mark belongs to what.
extension DeclarationReader {
    /// The marks before the end of a declaration that was just read, and those behind it on its last line. Marks in
    /// its body (or its initial value) are its own only on the line on which that starts.
    mutating func takeMarks(body: Int? = nil) -> [MarkComment] {
        guard nextMark < cursor.lexer.marks.count else { return [] }
        var taken: [MarkComment] = []
        while nextMark < cursor.lexer.marks.count {
            let mark = cursor.lexer.marks[nextMark].mark
            guard mark.range.lower < cursor.end else { break }
            if let body, mark.range.lower > body, hasNewline(body, mark.range.lower) {
                surface.strayMarks.append(StrayMark(mark))
            } else {
                taken.append(mark)
            }
            nextMark += 1
        }
        return taken + takeTrailingMarks()
    }

    /// The marks between the last token and the next that stand on the line of the last. One before a declaration
    /// on the same line belongs to that.
    mutating func takeTrailingMarks() -> [MarkComment] {
        var taken: [MarkComment] = []
        while nextMark < cursor.lexer.marks.count {
            let placed = cursor.lexer.marks[nextMark]
            guard placed.followsCode, placed.mark.range.lower < cursor.token.range.lower else { break }
            if placed.isBlock, !cursor.isOnNewLine, startsMember { break }
            taken.append(placed.mark)
            nextMark += 1
        }
        return taken
    }

    private var startsMember: Bool {
        cursor.kind == .at || cursor.kind == .identifier
    }

    mutating func strayMarks(before offset: Int) {
        while nextMark < cursor.lexer.marks.count {
            let mark = cursor.lexer.marks[nextMark].mark
            guard mark.range.lower < offset else { return }
            surface.strayMarks.append(StrayMark(mark))
            nextMark += 1
        }
    }

    private func hasNewline(_ lower: Int, _ upper: Int) -> Bool {
        for index in lower..<upper where cursor.lexer.bytes[index] == 0x0A || cursor.lexer.bytes[index] == 0x0D {
            return true
        }
        return false
    }
}
