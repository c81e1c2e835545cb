/// What the marked cells, and the marked typealiases, of one file are good for.
struct FileCells {
    /// The types in full that fill the cells.
    var models: [(model: String, cell: Int)] = []
    var ofUndeclared: [NearCell] = []
    var unfilled: [String: NearCell] = [:]
    var candidates: [Int: [FillCandidate]] = [:]
    var doubtfulModels: Set<String> = []
    var aliasMarks: [(type: String, alias: String, mark: Mark)] = []

    /// What other files may ask for.
    var answers: [UInt32] {
        models.map { Question(cellsOf: $0.model).value } + aliasMarks.map { Question(aliasesOf: $0.type).value }
    }
}
