extension RefusedProgram {
    /// Two declarations whose requirements would have one name.
    func collision(_ isMended: Bool) -> String {
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
}
