/// What is known at the start of a stage, and does not change while the files of the program go through it.
struct ResolutionStage: @unchecked Sendable {
    let input: ResolverInput
    let index: SymbolIndex
    let isPartial: Bool
    var cells = CellIndex()
    var accounts = Accounts()
}
