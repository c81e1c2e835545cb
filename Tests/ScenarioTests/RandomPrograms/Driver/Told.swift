/// What the app was told, by which requirement and with what.
@MainActor final class Told {
    struct Call {
        var name: String
        var values: [Any]
        /// The section that came with the row.
        var section: Any?

        /// The items and notes that it was told of.
        var rows: [ShapeRow] { values.flatMap { Program.rows(in: $0) } }
        var text: String { "\(name)(\(rows.map(\.said).joined(separator: ", ")))" }
    }

    private var calls: [Call] = []

    func add(_ name: String, _ values: [Any], section: Any? = nil) {
        calls.append(Call(name: name, values: values, section: section))
    }

    /// What was told since this was called last.
    func news() -> [Call] {
        defer { calls = [] }
        return calls
    }
}
