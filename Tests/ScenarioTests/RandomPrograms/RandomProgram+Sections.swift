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
        declarations.append(
            """
            // listgen:section\(one(["", "(header: \\.title)"]))
            \(access)struct \(structure): Sendable {
                \(access)let id: Int
                \(access)var title: String  // listgen:ignore
                \(access)var \(inner): [\(model.type)]  // listgen:row(cell: \(model.cell)\(arguments(model, repeats: true)))
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
        let mark = one(["", "// listgen:section(header: \"B\")\n", "// listgen:section(on: select)\n"])
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
