/// Properties whose rows are models: one, one or none, many.
extension BehaviourProgram {
    /// A type of a row: a value, or an object.
    mutating func rowModel() -> (type: String, content: [String]) {
        guard chance(4) else { return (model(), []) }
        return (model(.object, base: model(.object)), ["content: .instance"])
    }

    /// A name of a property of the list.
    mutating func propertyName() -> String {
        let name = noun(except: Set(properties.map(\.name)))
        propertyNames.insert(name)
        return name
    }

    /// `on: select` with what the driver is told, for rows of a property, perhaps under another name.
    mutating func event(
        _ property: String, type: String, section: String? = nil, value: String = "value"
    ) -> (arguments: [String], tap: String?) {
        guard !chance(3) else { return ([], nil) }
        var arguments = ["on: select"]
        var name = property
        if rowNames.contains(name.lowercased()) {
            kinds.insert(.eventsOfOneName)
            name = noun(except: rowNames) + "Row"
            arguments.append("name: \"\(name)\"")
        }
        rowNames.insert(name.lowercased())
        let sectionText = section.map { ", in section: \($0)" } ?? ""
        let said = section == nil ? "said(value)" : "said(value, section)"
        requirements.append("func select(\(name) value: \(type)\(sectionText)) { told.append(\"\(name) \" + \(said)) }")
        let shown = section == nil ? "said(\(value))" : said
        return (arguments, "\"\(name) \" + \(shown)")
    }

    /// An array of models, an optional one, or one.
    mutating func addModels() {
        let (type, contentArguments) = rowModel()
        let name = propertyName()
        let place = Place(own: [Value(type: type, label: nil, expression: "value")], positionOf: type)
        let shape = one(of: ["[\(type)]", "[\(type)]", "\(type)?", type])
        let content = choice(of: place)
        let event = event(name, type: type)
        let arguments = (contentArguments + content.arguments + event.arguments).joined(separator: ", ")
        let title = shape.hasPrefix("[") ? addTitle(of: shape) : nil
        let marks = content.marks + (title.map { ["// listgen:section(\($0.argument))"] } ?? [])
        let values = shape.hasPrefix("[") ? "state.\(name)" : "[state.\(name)].compactMap { $0 }"
        properties.append(
            ListProperty(
                name: name, type: shape,
                declaration: (marks + ["var \(name): \(shape)  // listgen:row(\(arguments))"]).joined(separator: "\n"),
                expected: """
                    do {
                        let number = sections.count
                        let values = \(values)
                        let count = values.count
                        let rows = values.enumerated().map { index, value -> ExpectedSection.Row in
                            let path = IndexPath(row: index, section: number)
                            return \(content.row(tap: event.tap))
                        }
                        let section = values
                        sections.append(ExpectedSection(header: rows.isEmpty ? nil : \(title?.text ?? "nil"), rows: rows))
                    }
                    """))
    }

    /// A title that a function says.
    mutating func addTitle(of section: String) -> (argument: String, text: String)? {
        guard !isCollection, chance(2), allows(.titleByValues) else { return nil }
        let place = Place(own: [Value(type: section, label: nil, expression: "section")], hasPath: false)
        let signature = signature(of: place, isFound: false, atMost: 2)
        let name = "title" + typeName()
        input.append("@MainActor func \(name)\(signature.text()) -> String { \(signature.said) }")
        return ("header: \(signature.reference(name))", signature.expected)
    }
}
