import SourceText

extension HouseRule {
    /// What a kind of fill, or a shape of sections, is in generated code stands in one file of the rendering. A shape is
    /// told apart by the rule that makes it, and where it is declared.
    static let cases = HouseRule(name: "cases") { file in
        file.code.enumerated().flatMap { line, code -> [String] in
            matched.compactMap { matched in
                guard file.path.hasPrefix("Sources/\(matched.folder)"), code.contains(matched.pattern),
                    !matched.owners.contains(file.path.split(separator: "/").last.map(String.init) ?? "")
                else { return nil }
                return "\(file.place(line)): \(matched.subject) are told apart in \(matched.owners[0])"
            }
        }
    }

    private static var matched: [(subject: String, folder: String, owners: [String], pattern: Regex<Substring>)] {
        let fills = #/\bswitch [\w.$]*\b[fF]ill\b|\bcase [^=]* = [\w.$]*\b[fF]ill\b/#
        let rows = #/\bcase [^=]*\.(?:ownRows|rowsOfType|rowsOfCases)\b/#
        let shapes = ["ShapeRule.swift", "SectionRows.swift", "SectionShape.swift"]
        return [
            ("fills", "ListGenKit/Rendering/", ["FillText.swift"], fills.wordBoundaryKind(.simple)),
            ("rows of sections", "ListGenKit/", ["RowsText.swift"], rows.wordBoundaryKind(.simple)),
            ("rows of sections", "ListModel/", shapes, rows.wordBoundaryKind(.simple)),
            ("shapes of sections", "List", shapes, #/\bcase [^=]*\.(?:once|each)\b/#.wordBoundaryKind(.simple)),
        ]
    }
}
