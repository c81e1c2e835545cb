import SourceText

/// The cases of an enum.
extension DeclarationReader {
    /// At `case`. Marks count for all the cases of it, or for those on their line if several lines have some.
    mutating func readCases(_ head: Head) {
        cursor.advance()
        var cases: [EnumCase] = []
        while cursor.isAtName {
            var enumCase = EnumCase(
                name: cursor.name, attributes: head.attributes, conditions: conditions,
                range: SourceRange(cases.isEmpty ? head.start : cursor.token.range.lower, cursor.token.range.upper),
                nameRange: cursor.token.range)
            cursor.advance()
            if cursor.kind == .leftParenthesis {
                let start = cursor.token.range.lower
                enumCase.parameters = readParameters(areValues: true)
                enumCase.payload = cursor.normalized(SourceRange(start, cursor.end))
            }
            if cursor.skip(.equal) { cursor.skipInitialValue() }
            enumCase.range.upper = cursor.end
            cases.append(enumCase)
            guard cursor.skip(.comma) else { break }
            if cursor.isOnNewLine { endLine(of: &cases) }
        }
        endLine(of: &cases)
        // Those above are for all cases, and so are those of one line alone.
        let above = cases.first?.marks.filter { $0.range.lower < head.start } ?? []
        let own = cases.map { $0.marks.filter { $0.range.lower >= head.start } }
        let lines = Set(own.compactMap { $0.first?.range.lower })
        let isOfLines = lines.count > 1 && own.last?.isEmpty == false
        let shared = own.last { !$0.isEmpty } ?? []
        for (index, var enumCase) in cases.enumerated() {
            enumCase.marks = above + (isOfLines ? own[index] : shared)
            scopes[scopes.count - 1].cases.append(enumCase)
        }
    }

    /// Gives the marks up to the end of a line to the cases on it.
    private mutating func endLine(of cases: inout [EnumCase]) {
        let marks = takeMarks()
        guard !marks.isEmpty, let last = cases.indices.last else { return }
        for index in cases.indices
        where index == last || !hasNewline(cases[index].range.upper, cases[last].range.lower) {
            cases[index].marks = marks
        }
    }
}
