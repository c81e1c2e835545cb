import RandomTesting

/// A source file with a few random lists, their models and cells: valid Swift, with names that need back-ticks, every
/// access level, nesting, generic and nested types, attributes and marks with many arguments.
struct RandomProgram {
    private var random: SeededGenerator
    var number = 0
    var text = "import ListRuntimeUIKit\nimport UIKit\n"
    /// The features that the program reached.
    private(set) var features: Set<String> = []
    /// The names of its lists, in full.
    var lists: [String] = []
    /// What the text says after the lists are written.
    var source: String { isInline ? Self.inlined(text) : text }
    /// Whether what is generated belongs into the file itself.
    private(set) var isInline = false

    init(seed: UInt64, lists count: Int) {
        random = SeededGenerator(seed: seed)
        isInline = chance(4)
        if isInline { note("inline") }
        text += "\nstruct AppContext { var theme: Int = 0; var `default`: CGFloat = 8 }\n"
        text += """
            final class AppController: UIViewController {
                var app = AppContext()
                var `default`: CGFloat = 8
                func fill(_ cell: UITableViewCell, at indexPath: IndexPath) { cell.tag = indexPath.row }
                func fill(_ cell: UICollectionViewCell, at indexPath: IndexPath) { cell.tag = indexPath.item }
                func rowHeight(for width: CGFloat) -> CGFloat { width / `default` }
                var banner: UIView?
                func makeBanner() -> UIView? { banner }
                func isWide(width: CGFloat) -> Bool { width > `default` }
            }

            """
        for _ in 0..<count { addList() }
    }

    /// Whether the list that is written has the controller as its context.
    private(set) var isOfController = false
    /// Whether a collection view shows it.
    var isOfCollection = false

    // MARK: Names

    private static let words = ["stories", "item", "größe", "x", "_hidden", "aVeryLongNameThatGoesOnAndOnAndOn"]
    private static let keywords = [
        "class", "default", "in", "repeat", "init", "operator", "protocol", "where", "extension", "try",
    ]
    private static let raw = ["a b c", "with-dash", "1st", "what?"]

    /// A name of its own: plain, a keyword, or a raw identifier; as it is declared.
    mutating func name(_ prefix: String = "") -> String {
        number += 1
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
            note("keyword")
            let word = Self.keywords[Int.random(in: 0..<Self.keywords.count, using: &random)]
            return usedKeywords.insert(word).inserted ? "`\(word)`" : "\(prefix)\(word)\(number)"
        case 1:
            note("raw identifier")
            return "`\(Self.raw[Int.random(in: 0..<Self.raw.count, using: &random)]) \(number)`"
        default:
            return prefix + Self.words[Int.random(in: 0..<Self.words.count, using: &random)] + String(number)
        }
    }

    private var usedKeywords: Set<String> = []

    mutating func type(_ prefix: String) -> String {
        number += 1
        guard chance(8) else { return "\(prefix)\(number)" }
        note("raw type name")
        return "`\(prefix) of \(number)`"
    }

    mutating func note(_ feature: String) { features.insert(feature) }
    mutating func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &random) == 0 }
    mutating func one(_ values: [String]) -> String { values[Int.random(in: 0..<values.count, using: &random)] }

    // MARK: Declarations

    struct Model {
        var type: String
        var cell: String
        var members: [String]
    }

    /// A model and its cell, nested somewhere.
    private mutating func model(_ access: String, files: inout [String]) -> Model {
        let (model, cell) = (type("Model"), type("Cell"))
        let member = name("m")
        let isGeneric = chance(8)
        if isGeneric { note("generic cell") }
        let parameter = isGeneric ? "<Value>" : ""
        let label = one(["with", "_", "for"])
        var origin = ""
        if !isGeneric, chance(6) {
            note("nib")
            let arguments = one([
                "nib: \"A \\\"nib\\\"\"", "nib: \"N\", bundle: .main", "nib: \"N\", bundle: Bundle(for: UIView.self)",
                "nib: \"N\", reuse: \"r\(number)\"", "prototype: \"p\(number)\"", "registered: false",
            ])
            origin = "// listgen:cell(\(arguments))\n"
        }
        let declaration = """
            \(access)struct \(model): Hashable, Sendable { \(access)let id: Int; \(access)var \(member): String }
            \(origin)\(access)\(isGeneric ? "" : "final ")class \(cell)\(parameter): \(cellClass) {
                \(access)func configure(\(label) model: \(model), context: AppContext) { tag = model.\(member).count }
            }
            """
        let used = isGeneric ? "\(cell)<Int>" : cell
        guard chance(3) else {
            files.append(declaration)
            return Model(type: model, cell: used, members: [member])
        }
        let outer = type("Outer")
        note("nested types")
        if chance(2) {
            note("types in an extension")
            files.append("\(access)enum \(outer) {}\nextension \(outer) {\n\(declaration)\n}")
        } else {
            files.append("\(access)\(one(["enum", "struct", "final class"])) \(outer) {\n\(declaration)\n}")
        }
        return Model(type: "\(outer).\(model)", cell: "\(outer).\(used)", members: [member])
    }

    /// The cell of a row that is there once: its class, or one that the context owns.
    private mutating func cell(_ model: Model, _ declarations: inout [String]) -> String {
        guard !isOfCollection, chance(3) else { return model.cell }
        note("owned cell")
        let property = "owned\(number)"
        number += 1
        let owner = isOfController ? "AppController" : "AppContext"
        declarations.append(
            "extension \(owner) { @MainActor \(isInline ? "fileprivate " : "")var \(property): \(model.cell)\(one(["", "?"])) { \(model.cell)(style: .default, reuseIdentifier: nil) } }"
        )
        return ".owned(\\.\(property))"
    }

    mutating func arguments(_ model: Model, repeats: Bool, payload: Bool = true) -> String {
        var result: [String] = []
        if !isOfCollection, chance(3) {
            note("height")
            result.append(
                "height: "
                    + one([
                        "44", ".automatic", "CGFloat(3 + 4)",
                        payload ? "{ _, context in context.`default` }" : "{ $0.`default` }",
                        isOfController ? "rowHeight(for:)" : "44",
                    ]))
        }
        if payload, chance(4) {
            note("content")
            result.append("content: " + one([".equatable", ".always", "[\\.\(model.members[0])]"]))
        }
        if repeats, chance(4) {
            note("id")
            result.append(
                "id: "
                    + one([
                        "\\.id", ".value", ".occurrence", ".position",
                        model.members[0].contains(" ") ? ".value" : "\\.\(model.members[0]) as String",
                    ]))
        }
        if chance(3) {
            note("on")
            result.append("on: " + one(["select", "[select, willDisplay]", "select(event)", "didEndDisplaying"]))
        }
        if payload, chance(5) {
            note("configure")
            let closures = [
                "{ cell, _ in cell.tag = 1 }", "cell.tag = 3",
                "{ cell, _, context in cell.tag = Int(context.`default`) }",
                "{ cell, _, position in cell.tag = position.index }",
            ]
            result.append("configure: " + one(isOfController ? closures + ["fill", "fill(_:at:)"] : closures))
        } else if !payload, isOfController, chance(2) {
            note("filled by the controller")
            result.append("configure: " + one(["fill", "{ _, context in _ = context.`default` }"]))
        }
        return result.map { ", \($0)" }.joined()
    }

    private mutating func addList() {
        let access = one(isInline ? ["", "fileprivate "] : ["", "", "public ", "package "])
        note("access \(access)")
        isOfCollection = chance(3)
        if isOfCollection { note("collection") }
        if chance(6) { addProvider(access) }
        if chance(6) { addLaidOutList(access) }
        if chance(6) { addListOfOwnRows(access) }
        if chance(3) { addCollection(access) }
        if chance(5) { addGenericList(access) }
        isOfController = chance(3)
        if isOfController { note("weak context") }
        var declarations: [String] = []
        var body: [String] = []
        for _ in 0...Int.random(in: 0..<4, using: &random) {
            let model = model(access, files: &declarations)
            let property = name("p")
            switch Int.random(in: 0..<(isOfController || isOfCollection ? 10 : 11), using: &random) {
            case 9: body.append(rowsOfTypes(property, model, access, &declarations))
            case 10: body.append(listInCell(property, model, access, &declarations))
            case 8: body.append(sectionEnum(property, model, access, &declarations))
            case 6:
                note("arrays of arrays")
                if chance(2) {
                    let section = one([
                        "header: { $0.isEmpty ? \"none\" : \"some\" }", "id: \\.count as Int", headerHeight(3),
                        "keepsHeader: true, footer: \"x\"",
                    ])
                    body.append("// listgen:section(\(section))")
                }
                body.append(
                    "\(access)var \(property): [[\(model.type)]]  // listgen:row(cell: \(model.cell)\(arguments(model, repeats: true)))"
                )
            case 7:
                note("elements that hold rows")
                let (holder, inner) = (type("Holder"), name("h"))
                declarations.append(
                    "\(access)struct \(holder): Hashable, Sendable { \(access)let id: Int; \(access)var \(inner): [\(model.type)] }"
                )
                let identity = one(["", ", id: .position", ", id: .value"])
                let path = inner.contains(" ") || inner.contains("-") || inner.contains("?") ? nil : inner
                body.append(
                    path.map { "// listgen:section(rows: \\.\($0)\(identity))\n" } ?? "// listgen:ignore\n")
                body[body.count - 1] +=
                    "\(access)var \(property): [\(holder)]"
                    + (path == nil
                        ? "" : "  // listgen:row(cell: \(model.cell)\(arguments(model, repeats: true)))")
            case 0:
                note("optional")
                let cell = cell(model, &declarations)
                body.append(
                    "\(access)var \(property): \(model.type)?  // listgen:row(cell: \(cell)\(arguments(model, repeats: false)))"
                )
            case 1:
                note("one")
                let cell = cell(model, &declarations)
                body.append(
                    "\(access)var \(property): \(model.type)  // listgen:row(cell: \(cell)\(arguments(model, repeats: false)))"
                )
            case 2:
                note("flag")
                let cell = type("Plain")
                declarations.append("\(access)final class \(cell): \(cellClass) {}")
                body.append(
                    "\(access)var \(property): Bool  // listgen:row(cell: \(cell)\(arguments(model, repeats: false, payload: false)))"
                )
            case 3:
                note("rows enum")
                let rows = type("Rows")
                let (first, second) = (name("c"), name("c"))
                let plain = type("Plain")
                declarations.append(
                    """
                    // listgen:rows
                    \(access)enum \(rows): Hashable, Sendable {
                        case \(first)(\(model.type))  // listgen:row(cell: \(model.cell)\(arguments(model, repeats: false)))
                        case \(second)  // listgen:row(cell: \(plain))
                    }
                    \(access)final class \(plain): \(cellClass) {}
                    """)
                body.append("\(access)var \(property): [\(rows)]")
            case 4:
                note("section struct")
                let (section, inner) = (type("Section"), name("s"))
                declarations.append(
                    """
                    // listgen:section(header: \(one(["\"A \\\"title\\\"\"", "{ _ in \"x\" }", "\\.title"])))
                    \(access)struct \(section): Sendable {
                        \(access)let id: Int
                        \(access)var title: String  // listgen:ignore
                        \(access)var \(inner): [\(model.type)]  // listgen:row(cell: \(model.cell)\(arguments(model, repeats: true)))
                    }
                    """)
                body.append("\(access)var \(property): [\(section)]")
            default:
                note("many")
                if chance(3) {
                    note("section mark")
                    body.append(
                        "// listgen:section(\(one(["header: \"Title\"", "footer: { rows in \"\\(rows.count)\" }", headerHeight(16), "keepsHeader: true, footer: \"x\""])))"
                    )
                }
                if !body.isEmpty, chance(3), body.last?.hasPrefix("// listgen:section") != true {
                    note("chosen header")
                    let test = one(
                        ["{ $0.isEmpty }", "section.count > 1", "{ _, context in context.`default` > 3 }"]
                            + (isOfController ? ["isWide"] : []))
                    let views =
                        [headerClass, ".view({ _ in UIView() })"]
                        + (isOfController ? [".view(\\.banner)", ".view(makeBanner)"] : [])
                    let side = one(["header", "footer"])
                    let fill = one([
                        ", configure: view.tag = section.count",
                        ", height: 3" + (isOfCollection ? "" : ", estimatedHeight: 4"),
                    ])
                    let view = one([
                        "view: \(headerClass)\(fill)",
                        "contentConfiguration: { _ in UIListContentConfiguration.groupedHeader() }",
                    ])
                    body.append(
                        "// listgen:\(side)(\(view), when: \(test))\n// listgen:\(side)(view: \(one(views)))"
                    )
                }
                if chance(4) {
                    note("condition of a cell")
                    let test = one(
                        ["{ _, context in context.`default` > 3 }", "context.`default` > 4"]
                            + (isOfController ? ["isWide"] : []))
                    body.append("// listgen:row(cell: \(cellClass), when: \(test), configure: cell.tag = 1)")
                }
                body.append(
                    "\(access)var \(property): [\(model.type)]  // listgen:row(cell: \(model.cell)\(arguments(model, repeats: true)))"
                )
            }
        }
        if chance(4) {
            note("condition")
            let model = model(access, files: &declarations)
            let property = name("p")
            body.append(
                "#if DEBUG\n\(access)var \(property): [\(model.type)]  // listgen:row(cell: \(model.cell))\n#endif")
        }
        let list = type("List")
        let attribute = chance(6) ? "@available(iOS 16, macOS 14, *)\n" : ""
        if !attribute.isEmpty { note("availability") }
        let actions = chance(5) ? ", actions: .closures" : ""
        if !actions.isEmpty { note("closures") }
        let method = isOfCollection ? "collectionView(_:shouldSelectItemAt:)" : "tableView(_:willSelectRowAt:)"
        let passed = chance(4) ? ", on: [scrollViewDidScroll, \(method)]" : ""
        if !passed.isEmpty { note("pass through") }
        let renamed = chance(6) ? ", rowType: \"Entry\", sectionType: \"Part\"" : ""
        if !renamed.isEmpty { note("renamed") }
        let context = isOfController ? ".weak(AppController)" : "AppContext"
        let ends = isOfCollection || chance(2) ? "" : tableEnds()
        let mark = "// listgen:list(\(target), context: \(context)\(ends)\(actions)\(passed)\(renamed))"
        let declaration = "\(mark)\n\(attribute)\(access)struct \(list): Sendable {\n\(body.joined(separator: "\n"))\n}"
        // The context is as visible as the lists that read it.
        if !access.isEmpty, !isInline, !text.contains("public struct AppContext") {
            text = text.replacing("struct AppContext { var", with: "public struct AppContext: Sendable { public var")
                .replacing("; var `default`", with: "; public var `default`")
                .replacing("final class AppController", with: "public final class AppController")
        }
        text += "\n" + declarations.joined(separator: "\n") + "\n"
        if !isInline, chance(5) {
            note("nested list")
            let outer = type("Screen")
            text += "\(access)enum \(outer) {\n\(declaration)\n}\n"
            lists.append("\(outer).\(list)")
        } else {
            text += declaration + "\n"
            lists.append(list)
        }
    }
}
