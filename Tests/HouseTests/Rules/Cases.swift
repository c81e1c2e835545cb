import SourceText

extension HouseRule {
    /// What a kind of fill is in generated code stands in one file of the rendering.
    static let cases = HouseRule(name: "cases") { file in
        guard file.path.hasPrefix("Sources/ListGenKit/Rendering/") else { return [] }
        return file.code.enumerated().flatMap { line, code -> [String] in
            matched.compactMap { subject, owner, pattern in
                guard file.path.split(separator: "/").last.map(String.init) != owner, code.contains(pattern) else {
                    return nil
                }
                return "\(file.place(line)): \(subject) are told apart in \(owner)"
            }
        }
    }

    private static var matched: [(subject: String, owner: String, pattern: Regex<Substring>)] {
        [
            (
                "fills", "FillText.swift",
                #/\bswitch [\w.$]*\b[fF]ill\b|\bcase [^=]* = [\w.$]*\b[fF]ill\b/#.wordBoundaryKind(.simple)
            )
        ]
    }
}
