extension HouseRule {
    /// No type is named for having no better name.
    static let names = HouseRule(name: "names") { file in
        file.code.enumerated().compactMap { line, code in
            guard code.contains(#/Manager|Helper|Util|Common|Misc/#),
                let match = code.firstMatch(of: #/\b(?:struct|class|enum|actor|protocol|typealias)\s+(\w+)/#),
                match.1.contains(#/Manager|Helper|Util|Common|Misc/#)
            else { return nil }
            return "\(file.place(line)): \(match.1) says nothing"
        }
    }
}
