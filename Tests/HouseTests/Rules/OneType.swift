extension HouseRule {
    /// A file holds one type, and extensions of that type only; private types may stand beside it.
    static let oneType = HouseRule(name: "one type a file") { file in
        var types: [String] = []
        var problems: [String] = []
        let pattern = #/^(.*?)\b(struct|class|enum|actor|protocol|extension)\s+([\w.`]+)/#
        for (line, code) in file.code.enumerated() where file.depth[line] == 0 {
            guard let match = code.firstMatch(of: pattern), !match.1.contains(#/\b(private|fileprivate|import)\b/#)
            else {
                continue
            }
            let name = String(match.3)
            if match.2 != "extension" {
                types.append(name)
                if types.count > 1 { problems.append("\(file.place(line)): \(name) belongs in a file of its own") }
            } else if let type = types.first, name != type, !name.hasPrefix(type + ".") {
                problems.append("\(file.place(line)): an extension of \(name) beside \(type)")
            }
        }
        return problems
    }
}
