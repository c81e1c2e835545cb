/// Section enums.
extension BehaviourProgram {
    /// A section that is one of several.
    mutating func addSectionEnum() {
        let type = typeName("Content")
        let (one, many) = (model(), model())
        let names = (noun(except: []) + "One", noun(except: []) + "Many")
        let section = Value(type: type, label: nil, expression: "section")
        let single = content(
            of: Place(own: [Value(type: one, label: nil, expression: "value")], section: section, positionOf: one))
        let rows = content(
            of: Place(own: [Value(type: many, label: nil, expression: "value")], section: section, positionOf: many))
        input.append(
            """
            // listgen:section
            enum \(type): Equatable {
                case \(names.0)(\(one))  // listgen:row(\(single.arguments.joined(separator: ", ")))
                case \(names.1)([\(many)])  // listgen:row(\(rows.arguments.joined(separator: ", ")))
            }
            """)
        driver.append(
            """
            extension \(type): Variable {
                static var unset: \(type) { .\(names.0)(\(one)(id: -1, text: "unset")) }
                static func random(_ r: inout Randomness) -> Self {
                    r.below(3) == 0 ? .\(names.0)(.random(&r)) : .\(names.1)(.random(&r))
                }
                func varied(_ r: inout Randomness) -> Self {
                    if r.below(3) == 0 { return .random(&r) }
                    switch self {
                    case .\(names.0)(let value): return .\(names.0)(value.varied(&r))
                    case .\(names.1)(let values): return .\(names.1)(values.varied(&r))
                    }
                }
                var withoutRows: String {
                    switch self {
                    case .\(names.0)(let value): said("\(names.0)", value)
                    case .\(names.1): "\(names.1)"
                    }
                }
            }
            """)
        let name = propertyName()
        func shown(_ values: String, _ content: RowContent) -> String {
            """
            let values = \(values)
            let count = values.count
            sections.append(ExpectedSection(rows: values.enumerated().map { index, value -> ExpectedSection.Row in
                let path = IndexPath(row: index, section: number)
                return \(content.row(tap: nil))
            }))
            """
        }
        properties.append(
            ListProperty(
                name: name, type: type, declaration: "var \(name): \(type)",
                expected: """
                    do {
                        let number = sections.count
                        let section = state.\(name)
                        switch section {
                        case .\(names.0)(let only):
                        \(shown("[only]", single))
                        case .\(names.1)(let all):
                        \(shown("all", rows))
                        }
                    }
                    """))
    }
}
