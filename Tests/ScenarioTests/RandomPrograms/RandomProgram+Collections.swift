import RandomTesting

/// Lists that a collection view shows, with sizes of their items.
extension RandomProgram {
    mutating func addCollection(_ access: String) {
        note("collection")
        let list = type("Grid")
        let isOfController = chance(3)
        var declarations: [String] = []
        // The first says nothing itself, so that what the list says has an effect.
        var body = [gridRows("", "", access, &declarations)]
        let way = one(["columns", "columns", "sizes", "measured", "space"])
        note("items by \(way)")
        for _ in 0..<3 where !chance(3) {
            body.append(chance(3) ? shelf(way, access, &declarations) : gridSection(way, access, &declarations))
        }
        var arguments = ["context: " + (isOfController ? ".weak(AppController)" : "AppContext")]
        switch way {
        case "columns":
            arguments.append(
                "columns: "
                    + one([
                        "3", "{ _, context in Int(context.`default`) + 1 }", "{ section in section.hashValue % 2 + 1 }",
                        "{ _, _, metrics in metrics.width > 400 ? 3 : 2 }",
                    ]))
            if chance(2) {
                arguments.append(
                    one(["aspect: 1.5", "height: 44", "height: { _, _, metrics in metrics.height / 3 }"]))
            }
        case "sizes": arguments.append("size: " + itemSize())
        case "measured": arguments.append("size: .automatic")
        default: break
        }
        arguments += way == "space" || chance(2) ? [space()] : []
        let mark = "// listgen:list(.collection, \(arguments.joined(separator: ", ")))"
        text += "\n\(declarations.joined(separator: "\n"))\n\n\(mark)\n\(access)struct \(list): Sendable {\n"
        text += body.joined(separator: "\n") + "\n}\n"
        lists.append(list)
    }

    private mutating func itemSize() -> String {
        one([
            "CGSize(width: 30, height: 40)", "{ _ in CGSize(width: 20, height: 20) }",
            "{ _, context in CGSize(width: context.`default`, height: 9) }",
            "{ _, _, metrics in CGSize(width: metrics.itemWidth, height: metrics.height) }",
        ])
    }

    private mutating func space() -> String {
        one([
            "insets: 8", "insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)", "spacing: 4",
            "lineSpacing: 3, itemSpacing: { _, context in context.`default` }",
            "insets: { _, context in UIEdgeInsets(top: 0, left: context.`default`, bottom: 0, right: 0) }",
        ])
    }

    /// A property whose rows are items, with their model and cell.
    private mutating func gridRows(
        _ row: String, _ section: String, _ access: String, _ declarations: inout [String]
    ) -> String {
        let (model, cell, property, member) = (type("Item"), type("ItemCell"), name("i"), name("m"))
        var size = ""
        if !row.isEmpty, chance(3) {
            note("size of a cell")
            size = one([
                "\n    \(access)static func height(width: CGFloat) -> CGFloat { width / 2 }",
                "\n    \(access)static let height: CGFloat = 30",
            ])
        }
        declarations.append(
            """
            \(access)struct \(model): Hashable, Sendable { \(access)let id: Int; \(access)var \(member): CGFloat }
            // listgen:cell
            \(access)final class \(cell): UICollectionViewCell {
                \(access)func configure(with model: \(model)) { tag = model.id }\(size)
            }
            """)
        let mark = section.isEmpty ? "" : "// listgen:section(\(section))\n"
        // A mark beats the cell's own.
        let argument = row.isEmpty || !size.isEmpty ? "" : "  // listgen:row(\(row))"
        return "\(mark)\(access)var \(property): \(chance(4) ? "\(model)?" : "[\(model)]")\(argument)"
    }

    private mutating func gridSection(_ way: String, _ access: String, _ declarations: inout [String]) -> String {
        var section: [String] = []
        var row = ""
        if way == "columns", chance(2) {
            note("columns of a section")
            section.append(
                one(["columns: 2", "columns: { _, _, metrics in Int(metrics.itemWidth) }", "columns: 1, aspect: 3"]))
        }
        if chance(2) { section.append(space()) }
        if way == "columns" || way == "sizes", chance(2) {
            note("size of a row")
            row = one(["aspect: { $0.id == 1 ? 1 : 2 }", "height: 30", "size: " + itemSize()])
        }
        return gridRows(row, section.joined(separator: ", "), access, &declarations)
    }

    /// Sections for each element, whose columns and spaces their values say.
    private mutating func shelf(_ way: String, _ access: String, _ declarations: inout [String]) -> String {
        note("columns by the value of a section")
        let (structure, columns) = (type("Shelf"), name("n"))
        let rows = gridRows("", "", access, &declarations)
        let path = columns.replacing("`", with: "")
        let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        let sections =
            (way == "columns"
                ? [isPlain && !columns.contains("`") ? "columns: \\.\(columns)" : "columns: { $0.id }"] : [])
            + [one(["spacing: { CGFloat($0.id) }", space(), space()])]
        declarations.append(
            """
            // listgen:section(\(sections.joined(separator: ", ")))
            \(access)struct \(structure): Sendable {
                \(access)let id: Int
                \(access)var \(columns): Int  // listgen:ignore
                \(rows)
            }
            """)
        return "\(access)var \(name("s")): [\(structure)]"
    }
}
