/// Random values of the types of a program, read from its text: each member and case is on a line of its own.
extension ShapeProgram {
    /// Members that say what a value is, or that touches change.
    private static let kept = ["id", "key", "chosen", "marked"]

    /// Extensions that make and vary each struct and enum that holds rows.
    var variables: [String] {
        var result: [String] = []
        var header = ""
        var members: [(name: String, type: String)] = []
        var cases: [(name: String, payload: [(label: String?, type: String)])] = []
        for line in source.split(separator: "\n") {
            if let match = line.firstMatch(of: /^(?:struct|enum) (\w+)(<.*?>)?.*{$/) {
                let isGeneric = match.output.2 != nil
                header = "extension \(match.output.1): Variable\(isGeneric ? " where Value: Variable" : "")"
                (members, cases) = ([], [])
            } else if line == "}" {
                if !header.isEmpty, !header.contains("Deed") {
                    result.append(members.isEmpty ? variable(header, cases) : variable(header, members))
                }
                header = ""
            } else if let match = line.firstMatch(of: /^(?:var|let) (\w+): ([^{=\/]+?)(?: = .*)?(?:  \/\/.*)?$/) {
                members.append((String(match.output.1), String(match.output.2)))
            } else if let match = line.firstMatch(of: /^case (\w+)\((.*?)\)(?:  \/\/.*)?$/) {
                let payload = match.output.2.split(separator: ", ").map { value in
                    let parts = value.split(separator: ": ")
                    return (label: parts.count > 1 ? String(parts[0]) : nil, type: String(parts[parts.count - 1]))
                }
                cases.append((String(match.output.1), payload))
            }
        }
        return result
    }

    private func variable(_ header: String, _ members: [(name: String, type: String)]) -> String {
        let isItem = header.contains("Item_")
        let made = members.map { name, type in
            switch name {
            case "part" where type.hasPrefix("[Choice"): "part: oneOfEach(.random(&r))"
            case "chosen": "chosen: nil"
            case "marked": "marked: []"
            case "items" where isItem: "items: \(isOutline ? "r.below(4) == 0 ? .random(&r) : []" : "[]")"
            default: "\(name): .random(&r)"
            }
        }
        let varied = members.map { name, type in
            if type.hasPrefix("[Choice") { return "\(name): oneOfEach(\(name).varied(&r))" }
            if Self.kept.contains(name) || isItem && name == "items" && !isOutline { return "\(name): \(name)" }
            return "\(name): \(isItem ? "r.below(2) == 0 ? \(name) : " : "")\(name).varied(&r)"
        }
        return """
            \(header) {
                static func random(_ r: inout Randomness) -> Self { Self(\(made.joined(separator: ", "))) }
                func varied(_ r: inout Randomness) -> Self { Self(\(varied.joined(separator: ", "))) }
            }
            """
    }

    private func variable(
        _ header: String, _ cases: [(name: String, payload: [(label: String?, type: String)])]
    ) -> String {
        let made = cases.enumerated().map { index, value in
            let payload = value.payload.map { ($0.label.map { "\($0): " } ?? "") + ".random(&r)" }
            let pattern = index == cases.count - 1 ? "default" : "case \(index)"
            return "        \(pattern): return .\(value.name)(\(payload.joined(separator: ", ")))"
        }
        let varied = cases.map { value in
            let names = value.payload.indices.map { "value\($0)" }
            let payload = zip(value.payload, names).map { ($0.label.map { "\($0): " } ?? "") + "\($1).varied(&r)" }
            return "        case .\(value.name)(\(names.map { "let \($0)" }.joined(separator: ", "))): "
                + "return .\(value.name)(\(payload.joined(separator: ", ")))"
        }
        return """
            \(header) {
                static func random(_ r: inout Randomness) -> Self {
                    switch r.below(\(cases.count)) {
            \(made.joined(separator: "\n"))
                    }
                }
                func varied(_ r: inout Randomness) -> Self {
                    if r.below(5) == 0 { return .random(&r) }
                    switch self {
            \(varied.joined(separator: "\n"))
                    }
                }
            }
            """
    }

    /// Whether items have items below them.
    var isOutline: Bool { mark.row[0].contains("children:") }
}
