import SourceText

/// The cases of an enum.
extension DeclarationReader {
    /// At `case`. Marks count for all the cases of it.
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
        }
        let marks = takeMarks()
        for var enumCase in cases {
            enumCase.marks = marks
            scopes[scopes.count - 1].cases.append(enumCase)
        }
    }
}
