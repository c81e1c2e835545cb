import RandomTesting

/// Collection views whose sections are laid out by marks, and shelves in the cells of tables and collection views.
extension RandomProgram {
    /// A collection view with sections of several kinds, each in a layout.
    mutating func addLaidOutList(_ access: String) {
        note("layout")
        let (list, model, cell, title) = (type("Wall"), type("Model"), type("Cell"), type("Title"))
        let (section, shelf, item, group) = (type("Section"), type("Shelf"), type("ShelfItem"), type("Group"))
        let (rows, many, groups, shelves, parts) = (name("r"), name("p"), name("p"), name("p"), name("p"))
        let (first, second, width) = (name("c"), name("c"), name("w"))
        let layouts = [
            ".list()", ".list(.insetGrouped)", ".grid(columns: 2, height: 30)",
            ".rail(width: 90, height: 40, spacing: 4)",
            "SectionLayout.grid(columns: 1)",
        ]
        let ofContext = [
            "{ _, context in .grid(columns: context.theme + 1) }", ".rail(width: context.`default`, height: 9)",
        ]
        let ofArray = ["{ $0.isEmpty ? .list() : .grid(columns: 3) }", ".grid(columns: section.count + 1)"]
        let ofGroup = ["\\.layout", "{ group in group.layout }"]
        let ofList = [
            "{ $0 == $0 ? .list() : .list(.plain) }", ".list()", "{ _, context in .grid(columns: context.theme + 1) }",
        ]
        let header = one(["", ", header: \"A\"", ", header: \(title)", ", footer: { _ in \"x\" }, keepsHeader: true"])
        let isCaseSaid = chance(2)
        text += """

            \(access)struct \(model): Hashable, Sendable { \(access)let id: Int }
            // listgen:cell
            \(access)final class \(cell): UICollectionViewCell { \(access)func configure(with model: \(model)) {} }
            \(access)final class \(title): UICollectionReusableView {}
            // listgen:section(layout: \(one(layouts + ofGroup))\(one(["", ", header: \\.title"])))
            \(access)struct \(group): Sendable {
                \(access)let id: Int
                \(access)var title: String  // listgen:ignore
                \(access)var \(width): CGFloat  // listgen:ignore
                \(access)var \(rows): [\(model)]
                @MainActor \(access)var layout: SectionLayout { .rail(width: \(width), height: 20) }
            }
            // listgen:section(layout: \(one(layouts + ofContext)))
            \(access)enum \(section): Sendable {
                case \(first)  // listgen:row(cell: UICollectionViewCell)
                \(isCaseSaid ? "// listgen:section(layout: \(one(layouts + ofArray)), header: \"B\", headerHeight: \(one([".automatic", ".automatic"])))" : "")
                case \(second)([\(model)])
            }
            // listgen:list(.collection, context: AppContext)
            \(access)struct \(shelf): Hashable, Sendable { \(access)let id: Int; \(access)var \(rows): [\(model)] }
            \(access)final class \(item): UICollectionViewCell {
                \(access)let shelf = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())  // listgen:nested
            }
            // listgen:list(.collection, context: AppContext, layout: \(one(ofList + layouts)))
            \(access)struct \(list): Sendable {
                // listgen:section(layout: \(one(layouts + ofArray + ofContext))\(header))
                \(access)var \(many): [\(model)]
                \(access)var \(groups): [\(group)]
                \(access)var \(parts): \(one([section, "[\(section)]"]))
                \(access)var \(shelves): [\(shelf)]  // listgen:row(cell: \(item))
            }

            """
        lists += [list, shelf]
    }
}
