/// The marked cells of a program by the type, in full, of what they are filled with.
struct CellsByModel {
    private var cells: [String: [Int]] = [:]
    var questions: Questions?

    subscript(model: String) -> [Int]? {
        questions?.ask(Question(cellsOf: model))
        return cells[model]
    }

    /// The models of all cells.
    var keys: Dictionary<String, [Int]>.Keys {
        questions?.askForAll()
        return cells.keys
    }

    mutating func add(_ models: [(model: String, cell: Int)]) {
        for (model, cell) in models { cells[model, default: []].append(cell) }
    }
}
