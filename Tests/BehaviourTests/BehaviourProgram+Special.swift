/// Rows that are loaded, owned or lists, and the view above a table.
extension BehaviourProgram {
    /// Rows known by their ids, in a context that is an object.
    mutating func addLoaded() {
        let type = model()
        let (store, load) = (typeName("Store"), typeName().lowercased())
        let name = propertyName()
        context.methods.append("let \(load)Store = \(store)()")
        context.methods.append(
            "func \(load)(_ id: Int) -> \(type) { \(load)Store.values[id] ?? \(type)(id: id, text: \"new\") }")
        input.append("final class \(store) { var values: [Int: \(type)] = [:] }")
        let content = content(
            of: Place(
                own: [
                    Value(type: type, label: nil, expression: "context.\(load)(value)"),
                    Value(type: "Int", label: nil, expression: "value"),
                ]))
        let arguments = (["load: { id, context in context.\(load)(id) }"] + content.arguments).joined(separator: ", ")
        extraChanges.append(
            """
            { r in
                guard let id = state.\(name).randomElement(using: &r) else { return }
                context.\(load)Store.values[id] = .random(&r)
                list.touch(.\(name)(id))
                list.flush()
            }
            """)
        properties.append(
            ListProperty(
                name: name, type: "[Int]", declaration: "var \(name): [Int]  // listgen:row(\(arguments))",
                expected: plain("state.\(name)", content.row(tap: nil))))
    }

    /// A row whose cell the context owns.
    mutating func addOwned() {
        let (type, contentArguments) = rowModel()
        let name = propertyName()
        let content = content(of: Place(own: [Value(type: type, label: nil, expression: "value")]), isOwned: true)
        let arguments = (contentArguments + content.arguments).joined(separator: ", ")
        properties.append(
            ListProperty(
                name: name, type: type, declaration: "var \(name): \(type)  // listgen:row(\(arguments))",
                expected: plain("[state.\(name)]", content.row(tap: nil))))
    }

    /// Rows that are lists of their own.
    mutating func addNested() {
        let (type, row) = (typeName("Shelf"), model())
        let (name, rows) = (propertyName(), noun(except: ["id"]))
        propertyNames.insert(rows)
        let inner = content(of: Place(own: [Value(type: row, label: nil, expression: "value")], positionOf: row))
        let cell = typeName("Cell")
        let fill = signature(of: Place(own: [Value(type: type, label: nil, expression: "value")]), isFound: true)
        input.append(
            """
            // listgen:list(.table, context: \(context.argument))
            struct \(type): Equatable {
                let id: Int
                var \(rows): [\(row)]  // listgen:row(\(inner.arguments.joined(separator: ", ")))
            }

            final class \(cell): UITableViewCell {
                let inner = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))  // listgen:nested
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(inner)
                }
                required init?(coder: NSCoder) { nil }
                func configure\(fill.text()) { accessibilityLabel = \(fill.said) }
            }
            """)
        driver.append(
            """
            extension \(type): Variable {
                static func random(_ r: inout Randomness) -> Self { Self(id: r.number(), \(rows): .random(&r)) }
                func varied(_ r: inout Randomness) -> Self { Self(id: id, \(rows): \(rows).varied(&r)) }
            }
            """)
        let shown = """
            ExpectedSection.Row(text: \(fill.expected), height: 100, inner: [ExpectedSection(rows: { () -> [ExpectedSection.Row] in
                let values = value.\(rows)
                let count = values.count
                return values.enumerated().map { index, value -> ExpectedSection.Row in
                    let path = IndexPath(row: index, section: 0)
                    return \(inner.row(tap: nil))
                }
            }())])
            """
        properties.append(
            ListProperty(
                name: name, type: "[\(type)]",
                declaration: "var \(name): [\(type)]  // listgen:row(cell: \(cell), height: 100)",
                expected: plain("state.\(name)", shown)))
    }

    /// A section of values.
    private func plain(_ values: String, _ row: String) -> String {
        """
        do {
            let number = sections.count
            let values = \(values)
            let count = values.count
            sections.append(ExpectedSection(rows: values.enumerated().map { index, value -> ExpectedSection.Row in
                let path = IndexPath(row: index, section: number)
                return \(row)
            }))
        }
        """
    }
}
