import SourceText

/// Which mark belongs to what.
extension DeclarationReader {
    /// The marks before the end of a declaration that was just read, and those after it on its last line. Marks in
    /// its body (or its initial value) are its own only on the line on which that starts.
    mutating func takeMarks(body: Int? = nil) -> [MarkComment] {
        // What follows a semicolon is not read yet.
        guard nextMark < cursor.lexer.marks.count || !carriedMarks.isEmpty || cursor.kind == .semicolon else {
            return []
        }
        var taken = takeCarriedMarks(.declaration)
        while nextMark < cursor.lexer.marks.count {
            let mark = cursor.lexer.marks[nextMark]
            guard mark.range.lower < cursor.end else { break }
            if let body, mark.range.lower > body, hasNewline(body, mark.range.lower) {
                surface.strayMarks.append(mark)
            } else {
                taken.append(mark)
            }
            nextMark += 1
        }
        return taken + takeTrailingMarks()
    }

    /// The marks between the last token, or the semicolon after it, and the next that stand on the line of the last. One
    /// before a declaration on the same line belongs to that.
    mutating func takeTrailingMarks() -> [MarkComment] {
        var taken = takeMarksBeforeToken()
        if cursor.kind == .semicolon, !cursor.isOnNewLine {
            cursor.advance()
            taken += takeMarksBeforeToken()
        }
        return taken
    }

    private mutating func takeMarksBeforeToken() -> [MarkComment] {
        var taken: [MarkComment] = []
        while nextMark < cursor.lexer.marks.count {
            let mark = cursor.lexer.marks[nextMark]
            guard mark.followsCode, mark.range.lower < cursor.token.range.lower else { break }
            if mark.isBlock, !cursor.isOnNewLine, startsMember { break }
            taken.append(mark)
            nextMark += 1
        }
        return taken
    }

    private var startsMember: Bool {
        cursor.kind == .at || cursor.kind == .identifier
    }

    /// At an `#if`: the marks above it are for the first declaration in each of its clauses or, if all clauses are empty, for
    /// the one after it.
    mutating func openMarksOfCondition(_ start: Int) {
        let inherited = carriedIntoClause
        while nextMark < cursor.lexer.marks.count, cursor.lexer.marks[nextMark].range.lower < start {
            carriedMarks.append(cursor.lexer.marks[nextMark])
            nextMark += 1
        }
        marksAtConditions.append(MarksAtCondition(marks: carriedMarks, inherited: inherited))
        carriedIntoClause = carriedMarks.count
    }

    /// At an `#else` or `#elseif`.
    mutating func reopenMarksOfCondition() {
        carriedMarks = marksAtConditions.last?.marks ?? []
        carriedIntoClause = carriedMarks.count
    }

    /// At an `#endif`.
    mutating func closeMarksOfCondition() {
        guard let above = marksAtConditions.popLast() else { return }
        (carriedMarks, carriedIntoClause) = above.use == .none ? (above.marks, above.inherited) : ([], 0)
        if above.use == .stray { surface.strayMarks += above.marks.dropFirst(above.inherited) }
    }

    private mutating func takeCarriedMarks(_ use: MarksAtCondition.Use) -> [MarkComment] {
        guard !carriedMarks.isEmpty else { return [] }
        for index in marksAtConditions.indices where marksAtConditions[index].use != .declaration {
            marksAtConditions[index].use = use
        }
        defer { (carriedMarks, carriedIntoClause) = ([], 0) }
        return carriedMarks
    }

    /// The marks before `offset` belong to nothing. Another clause may have a declaration for those above its `#if`.
    mutating func strayMarks(before offset: Int) {
        let ofClause = carriedIntoClause
        surface.strayMarks += takeCarriedMarks(.stray).dropFirst(ofClause)
        strayOwnMarks(before: offset)
    }

    /// The same without those that are carried over a directive.
    mutating func strayOwnMarks(before offset: Int) {
        while nextMark < cursor.lexer.marks.count {
            let mark = cursor.lexer.marks[nextMark]
            guard mark.range.lower < offset else { return }
            surface.strayMarks.append(mark)
            nextMark += 1
        }
    }

    func hasNewline(_ lower: Int, _ upper: Int) -> Bool {
        for index in lower..<upper where cursor.lexer.bytes[index] == 0x0A || cursor.lexer.bytes[index] == 0x0D {
            return true
        }
        return false
    }
}
