/// Section structs, with headers of a class.
extension BehaviourProgram {
    /// A struct that holds rows, held once or many times, with a mark or by that of its property.
    mutating func addSections() {
        let (row, contentArguments) = rowModel()
        let type = typeName("Part")
        let isMany = !chance(3)
        let isUnmarked = isMany && chance(3)
        if isUnmarked { kinds.insert(.elementsUnmarked) }
        let name = propertyName()
        let extra = model()
        let extraName = noun(except: ["id"])
        let rowsName = noun(except: ["id", extraName])
        propertyNames.formUnion([extraName, rowsName])
        let place = Place(
            own: [Value(type: row, label: nil, expression: "value")],
            section: Value(type: type, label: nil, expression: "section"), positionOf: row)
        let content = isUnmarked ? content(of: place) : choice(of: place)
        let event = event(isUnmarked ? name : rowsName, type: row, section: isMany ? type : nil)
        let arguments = (contentArguments + content.arguments + event.arguments).joined(separator: ", ")
        let header = addHeader(of: type, extra: extra, named: extraName)
        var sectionArguments = isMany ? ["id: \\.id"] : []
        sectionArguments += header.map { [$0.argument] } ?? []
        let rowMark = "// listgen:row(\(arguments))"
        var lines = ["struct \(type) {", "let id: Int", "var \(extraName): \(extra)"]
        var marks: [String] = []
        if isUnmarked {
            marks = ["// listgen:section(\((["rows: \\.\(rowsName)"] + sectionArguments).joined(separator: ", ")))"]
            marks += content.marks + [rowMark]
            lines.append("var \(rowsName): [\(row)]")
        } else {
            lines[2] += "  // listgen:ignore"
            lines += content.marks + ["var \(rowsName): [\(row)]  \(rowMark)"]
            let mark =
                sectionArguments.isEmpty
                ? "// listgen:section" : "// listgen:section(\(sectionArguments.joined(separator: ", ")))"
            lines.insert(mark, at: 0)
        }
        if chance(2), !context.members.contains(where: { $0.name == extraName }) { kinds.insert(.nameOfAnotherType) }
        if contentArguments.isEmpty, chance(2) { lines[isUnmarked ? 0 : 1] = "struct \(type): Equatable {" }
        input.append((lines + ["}"]).joined(separator: "\n"))
        driver.append(
            """
            extension \(type): Variable {
                static var unset: \(type) { \(type)(id: -1, \(extraName): \(extra)(id: -1, text: "unset"), \(rowsName): []) }
                static func random(_ r: inout Randomness) -> Self {
                    Self(id: r.number(), \(extraName): .random(&r), \(rowsName): .random(&r))
                }
                func varied(_ r: inout Randomness) -> Self {
                    r.below(2) == 0
                        ? Self(id: id, \(extraName): \(extraName).varied(&r), \(rowsName): \(rowsName))
                        : Self(id: id, \(extraName): \(extraName), \(rowsName): \(rowsName).varied(&r))
                }
                var withoutRows: String { said(id, \(extraName)) }
            }
            """)
        let shape = isMany ? "[\(type)]" : type
        properties.append(
            ListProperty(
                name: name, type: shape,
                declaration: (marks + ["var \(name): \(shape)"]).joined(separator: "\n"),
                expected: """
                    for section in \(isMany ? "state.\(name)" : "[state.\(name)]") {
                        let number = sections.count
                        let values = section.\(rowsName)
                        let count = values.count
                        let rows = values.enumerated().map { index, value -> ExpectedSection.Row in
                            let path = IndexPath(row: index, section: number)
                            return \(content.row(tap: event.tap))
                        }
                        sections.append(ExpectedSection(header: rows.isEmpty ? nil : \(header?.text ?? "nil"), rows: rows))
                    }
                    """))
    }

    /// The class of a header, which gets the section or what the section holds.
    private mutating func addHeader(
        of section: String, extra: String, named name: String
    ) -> (argument: String, text: String)? {
        if chance(4) { return addTitle(of: section) }
        guard !isCollection, chance(2) else { return nil }
        let place = Place(
            own: [
                Value(type: extra, label: name, expression: "section.\(name)"),
                Value(type: section, label: nil, expression: "section"),
            ], hasPath: false)
        let signature = signature(of: place, isFound: true, atMost: 2)
        kinds.insert(.contextOfTheHeadersType)
        let view = typeName("Header")
        input.append(
            """
            final class \(view): UITableViewHeaderFooterView {
                func configure\(signature.text()) { accessibilityLabel = \(signature.said) }
            }
            """)
        return ("header: \(view)", signature.expected)
    }
}
