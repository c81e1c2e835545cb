extension RefusedProgram {
    /// What a list of models is made of.
    struct Parts {
        var members = ""
        var cell = ""
        /// A case of a rows enum, in the place of the model.
        var rows: String?
        /// Members of a section struct that holds the models.
        var section: String?
        /// The property of the list, if it is not the section struct.
        var property: String?
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
                    // listgen:section\(self.property == nil ? "(header: Top)" : "(id: .kind)")
                    struct Part {
                    \(section)
                    var models: [Model]  // listgen:row(cell: ModelCell)
                    }
                    """
                property = self.property ?? "var part: Part"
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
