/// The classes marked `cell`, by what they are filled with. Made before the lists are resolved.
struct CellIndex {
    /// The cells by the type, in full, of what they are filled with.
    private(set) var byModel = CellsByModel()
    /// Those that show types which no input declares.
    private(set) var ofUndeclared: [NearCell] = []
    /// Those that nothing fills, by the types that some other member of theirs takes.
    private(set) var unfilled: [String: NearCell] = [:]
    /// What may fill each of them.
    private(set) var candidates: [Int: [FillCandidate]] = [:]
    /// The types about which marks with a fault may say something, other than those that carry them.
    private(set) var doubtfulModels: Set<String> = []
    /// The `row` marks of typealiases by what they stand for.
    private(set) var aliasMarks = AliasMarks()

    init() {}

    /// The cells of all files, in their order.
    init(_ files: some Sequence<FileCells>) {
        for file in files {
            byModel.add(file.models)
            ofUndeclared += file.ofUndeclared
            unfilled.merge(file.unfilled) { first, _ in first }
            candidates.merge(file.candidates) { first, _ in first }
            doubtfulModels.formUnion(file.doubtfulModels)
            aliasMarks.add(file.aliasMarks)
        }
    }

    /// The same for a file that notes its questions.
    func noting(_ questions: Questions?) -> CellIndex {
        var copy = self
        copy.byModel.questions = questions
        copy.aliasMarks.questions = questions
        return copy
    }
}
