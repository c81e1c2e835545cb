import RandomTesting

/// A random program that has to be refused, because no rule says which value is meant or which declaration is called,
/// and the same with that said.
struct RefusedProgram {
    enum Kind: String, CaseIterable {
        case payloadAgainstContext, twoOfContext, twoOfCase, orderAlone, scalarByType, helperAlone, helperByPath
        case viewAlone, computedAlone, twoOfSectionInHeader, twoOfHeight, twoOfTest, twoInjected
        case twoStructs, twoSectionEnums, letterCase, twoRowsEnums
    }

    let seed: UInt64
    let kind: Kind
    /// Distinct nouns.
    private let words: [String]

    init(seed: UInt64, kind: Kind) {
        self.seed = seed
        self.kind = kind
        var random = SeededGenerator(seed: seed)
        words = ["user", "note", "look", "sender", "badge", "entry", "morning", "owner", "theme"]
            .shuffled(using: &random)
    }

    var refused: String { source(isMended: false) }
    var mended: String { source(isMended: true) }

    private func source(isMended: Bool) -> String {
        let body = isCollision ? collision(isMended) : ambiguity(isMended)
        return "import ListRuntime\nimport ListRuntimeUIKit\nimport UIKit\n" + body + "\n"
    }

    private var isCollision: Bool {
        switch kind {
        case .twoStructs, .twoSectionEnums, .letterCase, .twoRowsEnums: true
        default: false
        }
    }

    /// One list of models, with what its cell, context and functions say.
    private func ambiguity(_ isMended: Bool) -> String {
        let (a, b, c, d) = (words[0], words[1], words[2], words[3])
        var parts = Parts()
        switch kind {
        case .payloadAgainstContext:
            parts.members = "var \(a): Model"
            parts.cell = "func configure(\(isMended ? a : b): Model, \(c): Model) {}"
        case .twoOfContext:
            parts.members = "var \(a): Other\nvar \(b): Other"
            parts.cell = "func configure(with model: Model, \(isMended ? b : c): Other) {}"
        case .twoOfCase:
            parts.rows = "case \(a)(\(a): Model, \(b): Model)"
            parts.cell = "func configure(with \(isMended ? b : c): Model) {}"
        case .orderAlone:
            parts.rows = "case \(a)(\(a): Model, \(b): Model)"
            parts.cell =
                isMended ? "func configure(\(b): Model, \(c): Model) {}" : "func configure(\(c): Model, \(d): Model) {}"
        case .scalarByType:
            parts.members = "var \(a): String"
            parts.cell = "func configure(with model: Model, \(isMended ? a : b): String) {}"
        case .helperAlone:
            parts.members = "var \(a): Other"
            parts.cell = (isMended ? "// listgen:configure\n" : "") + "func configure(\(b): Other) {}"
        case .helperByPath:
            parts.cell = "func configure(at \(a): IndexPath\(isMended ? ", \(b): Model" : "")) {}"
        case .viewAlone:
            parts.members = "var \(a): \(isMended ? "Other" : "UILabel")"
            parts.cell = "func configure(with model: Model, \(a): \(isMended ? "Other" : "UILabel")) {}"
        case .computedAlone:
            parts.members = "var \(a): Other \(isMended ? "= Other(id: 1)" : "{ Other(id: 1) }")"
            parts.cell = "func configure(with model: Model, \(a): Other) {}"
        case .twoOfHeight:
            parts.members = "var \(a): Other\nvar \(b): Other"
            parts.cell = """
                func configure(with model: Model) {}
                static func height(for model: Model, \(isMended ? a : c): Other) -> CGFloat { 1 }
                """
        case .twoOfTest:
            parts.members = "var \(a): Other\nvar \(b): Other"
            parts.cell = "func configure(with model: Model) {}"
            parts.more = "func chosen(\(c): Model, with \(isMended ? b : d): Other) -> Bool { true }"
            parts.marks = "// listgen:row(cell: ModelCell, when: chosen(\(c):with:))\n"
        case .twoInjected:
            parts.members = "var \(a): Other\nvar \(b): Other"
            parts.cell = "// listgen:inject\nvar \(isMended ? a : c): Other?\nfunc configure(with model: Model) {}"
        default:
            parts.section = "var \(a): Other  // listgen:ignore\nvar \(b): Other  // listgen:ignore"
            parts.more =
                "final class Top: UITableViewHeaderFooterView { func configure(with \(isMended ? b : c): Other) {} }"
            parts.cell = "func configure(with model: Model) {}"
        }
        return parts.text
    }

    /// Two declarations whose requirements would have one name.
    private func collision(_ isMended: Bool) -> String {
        let (a, b) = (words[0], words[1])
        let name = isMended ? "name: \"\(words[2])Row\", " : ""
        let models = """
            struct Model: Equatable { let id: Int }
            final class ModelCell: UITableViewCell { func configure(with model: Model) {} }
            final class PlainCell: UITableViewCell {}
            """
        let list = "// listgen:list(.table)\nstruct Feed {\n"
        switch kind {
        case .twoStructs:
            return """
                \(models)
                // listgen:section
                struct One { var \(a): [Model]  // listgen:row(cell: ModelCell, on: select)
                }
                // listgen:section
                struct Two { var \(a): [Model]  // listgen:row(\(name)cell: ModelCell, on: select)
                }
                \(list)var one: One
                var two: Two
                }
                """
        case .twoSectionEnums:
            return """
                \(models)
                // listgen:section
                enum One {
                    case \(a)  // listgen:row(cell: PlainCell, on: select)
                    case \(b)([Model])  // listgen:row(cell: ModelCell)
                }
                // listgen:section
                enum Two {
                    case \(a)  // listgen:row(\(name)cell: PlainCell, on: select)
                    case \(b)([Model])  // listgen:row(cell: ModelCell)
                }
                \(list)var one: One
                var two: Two
                }
                """
        case .letterCase:
            return """
                \(models)
                // listgen:rows
                enum Rows: Equatable {
                    case \(a)  // listgen:row(cell: PlainCell, on: select)
                    case \(a.capitalized)  // listgen:row(\(name)cell: PlainCell, on: select)
                }
                \(list)var rows: [Rows]
                }
                """
        default:
            return """
                \(models)
                // listgen:rows
                enum One: Equatable {
                    case \(a)  // listgen:row(cell: PlainCell, on: select)
                    case \(b)(Model)  // listgen:row(cell: ModelCell)
                }
                // listgen:rows
                enum Two: Equatable {
                    case \(a)  // listgen:row(\(name)cell: PlainCell, on: select)
                    case \(b)(Model)  // listgen:row(cell: ModelCell)
                }
                \(list)var one: [One]
                var two: [Two]
                }
                """
        }
    }

    /// What a list of models is made of.
    private struct Parts {
        var members = ""
        var cell = ""
        /// A case of a rows enum, in the place of the model.
        var rows: String?
        /// Members of a section struct that holds the models.
        var section: String?
        var more = ""
        var marks = ""

        var text: String {
            let property: String
            var declarations = ""
            if let rows {
                declarations =
                    "// listgen:rows\nenum Rows: Equatable {\n\(rows)  // listgen:row(cell: ModelCell, id: \\.id)\n}"
                property = "var rows: [Rows]"
            } else if let section {
                declarations = """
                    // listgen:section(header: Top)
                    struct Part {
                    \(section)
                    var models: [Model]  // listgen:row(cell: ModelCell)
                    }
                    """
                property = "var part: Part"
            } else {
                property = "\(marks)var models: [Model]  // listgen:row(cell: ModelCell)"
            }
            return """
                struct Model: Equatable { let id: Int }
                struct Other: Equatable { let id: Int }
                @MainActor struct Context {
                \(members)
                }
                final class ModelCell: UITableViewCell {
                \(cell)
                }
                \(more)
                \(declarations)
                // listgen:list(.table, context: Context)
                struct Feed {
                \(property)
                }
                """
        }
    }
}
