/// Rows of an enum.
extension BehaviourProgram {
    /// An enum of rows: its cases, and what the driver says of each.
    mutating func rowsEnum(mark: String) -> (type: String, cases: String) {
        kinds.insert(.rowsEnum)
        let type = typeName("Rows")
        var lines: [String] = []
        var random: [String] = []
        var varied: [String] = []
        var shown: [String] = []
        for index in 0..<Int.random(in: 1..<4, using: &self.random) {
            let first = model()
            let second = chance(3) ? model() : first
            let isLabelled = first != second || chance(2)
            let names = [noun(except: []), ""]
            let labels = isLabelled ? [names[0], noun(except: [names[0]])] : [nil, nil]
            let isSingle = chance(3)
            var own = [Value(type: first, label: labels[0], expression: "value")]
            if !isSingle { own.append(Value(type: second, label: labels[1], expression: "other")) }
            let place = Place(own: own, positionOf: isProvider ? nil : type)
            let content = choice(of: place)
            let name = "\(one(of: palette))\(index)"
            let id = isSingle || isProvider ? [] : ["id: \\.id"]
            let values = own.map { [$0.label, $0.type].compactMap { $0 }.joined(separator: ": ") }
            lines += content.marks
            lines.append(
                "case \(name)(\(values.joined(separator: ", ")))  // listgen:row(\((id + content.arguments).joined(separator: ", ")))"
            )
            func made(_ texts: [String]) -> String {
                let list = zip(own, texts).map { value, text in value.label.map { "\($0): " + text } ?? text }
                return ".\(name)(\(list.joined(separator: ", ")))"
            }
            random.append("case \(index): return " + made([".random(&r)", ".random(&r)"]))
            varied.append(
                "case let \(made(["value", "other"])): return \(made(["value.varied(&r)", "other.varied(&r)"]))")
            shown.append("case let \(made(["value", "other"])): return \(content.row(tap: "tap"))")
        }
        input.append("\(mark)\nenum \(type): Equatable {\n\(lines.joined(separator: "\n"))\n}")
        driver.append(
            """
            extension \(type): Variable {
                static func random(_ r: inout Randomness) -> Self {
                    switch r.below(\(random.count)) {
                    \(random.joined(separator: "\n        "))
                    default: return .random(&r)
                    }
                }
                func varied(_ r: inout Randomness) -> Self {
                    switch self {
                    \(varied.joined(separator: "\n        "))
                    }
                }
            }
            """)
        return (type, shown.joined(separator: "\n"))
    }

    /// An array of the rows of an enum.
    mutating func addRowsEnum() {
        let name = propertyName()
        let (type, cases) = rowsEnum(mark: "// listgen:rows")
        let event = event(name, type: type, value: "row")
        let mark = event.arguments.isEmpty ? "" : "  // listgen:row(\(event.arguments.joined(separator: ", ")))"
        properties.append(
            ListProperty(
                name: name, type: "[\(type)]", declaration: "var \(name): [\(type)]\(mark)",
                expected: """
                    do {
                        let number = sections.count
                        let values = state.\(name)
                        let count = values.count
                        let rows = values.enumerated().map { index, row -> ExpectedSection.Row in
                            let path = IndexPath(row: index, section: number)
                            let tap: String? = \(event.tap ?? "nil")
                            switch row {
                            \(cases)
                            }
                        }
                        sections.append(ExpectedSection(rows: rows))
                    }
                    """))
    }
}
