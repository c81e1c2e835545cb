import RandomTesting

/// Sections that are one of several, lists in cells, and rows with a name of ours.
extension RandomProgram {
    /// A property whose type is a section enum, or an array of it.
    mutating func sectionEnum(
        _ property: String, _ model: Model, _ access: String, _ declarations: inout [String]
    ) -> String {
        note("section enum")
        let (sections, structure, inner) = (type("Part"), type("Section"), name("s"))
        let (first, second, third, fourth) = (name("c"), name("c"), name("c"), name("c"))
        let plain = type("Plain")
        let header = one([
            "header: \"A\"", "header: { _ in \"x\" }", headerHeight(3), "keepsHeader: true, footer: \"x\"",
            "empty: \(cellClass)", "on: select",
        ])
        let label = chance(2) ? "rows: " : ""
        let isComputed = chance(3)
        if isComputed { note("computed rows in a case") }
        let computed =
            isComputed ? "\(access)var more: \(model.type)? { nil }  // listgen:row(cell: \(model.cell))" : ""
        declarations.append(
            """
            // listgen:section\(one(["", "(header: \\.title)"]))
            \(access)struct \(structure): Sendable {
                \(access)let id: Int
                \(access)var title: String  // listgen:ignore
                \(access)var \(inner): [\(model.type)]  // listgen:row(cell: \(model.cell)\(arguments(model, repeats: true)))
                \(computed)
            }
            // listgen:section\(one(["", isOfCollection ? "(footer: \"z\", footerHeight: 4)" : "(footerHeight: 4)", "(footer: \"y\")"]))
            \(access)enum \(sections): Sendable {
                case \(first)  // listgen:row(cell: \(plain)\(arguments(model, repeats: false, payload: false)))
                case \(second)(\(model.type))  // listgen:row(cell: \(model.cell)\(arguments(model, repeats: false)))
                // listgen:section(\(header))
                case \(third)(\(label)[\(model.type)])  // listgen:row(cell: \(model.cell)\(arguments(model, repeats: true)))
                case \(fourth)(\(structure))
            }
            \(access)final class \(plain): \(cellClass) {}
            """)
        let mark = one([
            "", "// listgen:section(header: \"B\")\n", "// listgen:section(on: select)\n",
            "// listgen:section(on: didEndDisplaying)\n",
        ])
        let isRepeated = chance(2)
        if isRepeated { note("order of sections") }
        return "\(mark)\(access)var \(property): \(isRepeated ? "[\(sections)]" : sections)"
    }

    /// A property whose rows are lists themselves, with their cell.
    mutating func listInCell(
        _ property: String, _ model: Model, _ access: String, _ declarations: inout [String]
    ) -> String {
        note("list in a cell")
        let (list, cell, rows, view) = (type("Shelf"), type("ShelfCell"), name("r"), name("v"))
        let fill = chance(2) ? "\n    \(access)func configure(with list: \(list)) { tag = list.id }" : ""
        let shape = one(["[\(list)]", "\(list)?", list])
        declarations.append(
            """
            // listgen:list(.table, context: AppContext)
            \(access)struct \(list): Hashable, Sendable {
                \(access)let id: Int
                \(access)var \(rows): [\(model.type)]  // listgen:row(cell: \(model.cell)\(arguments(model, repeats: true)))
            }
            \(access)final class \(cell): UITableViewCell {
                \(access)let \(view) = UITableView()  // listgen:nested\(fill)
            }
            """)
        return "\(access)var \(property): \(shape)  // listgen:row(cell: \(cell), height: 90)"
    }

    /// A property of values of a protocol, or of objects of a class, whose kinds of rows are the types below.
    mutating func rowsOfTypes(
        _ property: String, _ model: Model, _ access: String, _ declarations: inout [String]
    ) -> String {
        let (root, first, second, cell) = (type("Root"), type("Kind"), type("Kind"), type("Plain"))
        let shown =
            "cell: \(cell)" + one(["", ", configure: cell.tag = 1", ", configure: { cell, row in cell.tag = 2 }"])
        let event = one(["", "on: select, ", "on: [select, didEndDisplaying], "])
        declarations.append("\(access)final class \(cell): \(cellClass) {}")
        guard chance(2) else {
            note("rows of a protocol")
            let content = one(["", ", content: .always"])
            declarations.append(
                """
                // listgen:rows(\(event)\(shown)\(content)\(one(["", ", rowType: \"Kinds\(root.filter(\.isNumber))\""])))
                \(access)protocol \(root): Sendable { var id: Int { get } }
                extension \(model.type): \(root) {}
                // listgen:row(cell: \(cellClass)\(one(["", ", height: 44", ", on: willDisplay", ", content: .always", ", configure: cell.tag = 4"])))
                \(access)struct \(first): \(root), Hashable { \(access)let id: Int }
                \(access)enum \(second): \(root) { case one; \(access)var id: Int { 1 } }
                """)
            let shapes = [
                "[any \(root)]", "(any \(root))?", "any \(root)", "ArraySlice<any \(root)>", "[[any \(root)]]",
            ]
            let shape = chance(3) ? casesOfTypes("any \(root)", access, &declarations) : one(shapes)
            return "\(access)var \(property): \(shape)"
        }
        note("rows of a class")
        let content = one([".instance", ".always", "[\\.size]"])
        declarations.append(
            """
            // listgen:rows(\(event)\(shown), content: \(content))
            \(access)class \(root): @unchecked Sendable { \(access)let id: Int; \(access)var size = 0; \(access)init(id: Int) { self.id = id } }
            \(access)class \(first): \(root), @unchecked Sendable {}
            \(access)final class \(second): \(first), @unchecked Sendable {}
            """)
        let shape =
            chance(3) ? casesOfTypes(root, access, &declarations) : one(["[\(root)]", "\(root)?", root, "[[\(root)]]"])
        return "\(access)var \(property): \(shape)"
    }

    /// A section enum, or an array of it, whose cases carry values of a protocol or class.
    private mutating func casesOfTypes(_ root: String, _ access: String, _ declarations: inout [String]) -> String {
        note("rows of types in cases")
        let part = type("Part")
        let header = one(["", "// listgen:section(header: { $0.isEmpty ? \"none\" : \"some\" })"])
        let named = one(["", "(snapshotType: \"Evaluated\")"])
        declarations.append(
            """
            // listgen:section\(named)
            \(access)enum \(part): Sendable {
                \(header)
                case \(name("c"))(\(one(["", "all: "]))[\(root)])
                case \(name("c"))((\(root))?)
                case \(name("c"))(\(root))
            }
            """)
        return one([part, "[\(part)]"])
    }

    /// A list with a type parameter.
    mutating func addGenericList(_ access: String) {
        note("generic list")
        let (list, item, root, cell) = (type("List"), "Element\(number)", type("Root"), type("Cell"))
        let identity = one(["", ", id: .value", ", id: .position", ", id: \\.id"])
        let event = one(["", ", on: select", ", on: [select(event), willDisplay]"])
        let shown = one([
            "cell: \(cell)<\(item)>", "cell: \(cellClass), configure: cell.tag = 1",
            "cell: \(cellClass), configure: { cell, item in cell.tag = item.id.hashValue }",
        ])
        let isMany = chance(2)
        let shape = isMany ? "[\(item)]" : one(["\(item)?", item])
        let actions = one(["", ", actions: .closures"])
        var more = one(["", "    \(access)var \(name("p")): Bool  // listgen:row(cell: \(cellClass))\n"])
        if chance(2) {
            note("generic section")
            let (section, value) = (type("Section"), "Value\(number)")
            let computed = one([
                "", "    // listgen:row(cell: \(cell)<\(value)>)\n    \(access)var last: \(value)? { nil }\n",
            ])
            text += """

                // listgen:section(header: \(one(["\"A\"", "{ $0.id.description }"])))
                \(access)struct \(section)<\(value): \(root) & Hashable>: Sendable {
                    \(access)let id: Int
                \(computed)    \(access)var rows: [\(value)]  // listgen:row(cell: \(cell)<\(value)>, id: .value)
                }

                """
            more += "    \(access)var \(name("p")): \(one(["[\(section)<\(item)>]", "\(section)<\(item)>"]))\n"
        }
        let declaration = """
            // listgen:list(\(target), context: AppContext\(actions))
            \(access)struct \(list)<\(item): \(root) & Hashable>: Sendable {
            \(more)    \(access)var \(name("p")): \(shape)  // listgen:row(\(shown)\(isMany ? identity : "")\(event))
            }
            """
        text += """

            \(access)protocol \(root): Identifiable, Sendable {}
            \(access)class \(cell)<Value: \(root)>: \(cellClass) {
                \(access)func configure(with value: Value, context: AppContext) { tag = value.id.hashValue }
            }

            """
        if !isInline, chance(3) {
            let outer = type("Screen")
            text += "\(access)enum \(outer) {\n\(declaration)\n}\n"
        } else {
            text += declaration + "\n"
        }
    }

    /// A list whose rows enum is nested in it, called as its `Row` would be.
    mutating func addListOfOwnRows(_ access: String) {
        note("own Row")
        let (list, plain, first, second) = (type("List"), type("Plain"), name("c"), name("c"))
        text += """

            // listgen:list(\(target), on: select)
            \(access)struct \(list): Sendable {
                // listgen:rows
                \(access)enum Row: Hashable, Sendable {
                    case \(first)  // listgen:row(cell: \(plain), id: .occurrence)
                    case \(second)(Int)  // listgen:row(cell: \(cellClass), id: .value, configure: cell.tag = row)
                }
                \(access)var \(name("p")): [Row]
            }
            \(access)final class \(plain): \(cellClass) {}

            """
        lists.append(list)
    }
}
