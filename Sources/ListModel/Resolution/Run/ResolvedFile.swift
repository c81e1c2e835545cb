import SourceText

/// What the resolution of one file gave, and what it asked. While the answers stay the same, so does the rest.
public struct ResolvedFile: Sendable {
    public var path: String
    /// What was asked of the program, sorted.
    public var questions: [UInt32]
    /// Whether something was asked that any change may answer differently.
    public var asksForAll: Bool
    /// The names that no type of the program is spelled almost like.
    public var farNames: [String]
    /// What it answers others: which models it has cells and marked typealiases for. Sorted.
    public var answers: [UInt32]
    /// False if only its cells were looked for.
    public var isWhole: Bool
    public var claims: Claims
    public var diagnostics: [Diagnostic]
    public var decisions: [Decision]
    /// What the decisions can be asked about by, as numbers: also if they themselves are not kept. Sorted.
    public var decided: [UInt32]
    public var generated: GeneratedFile?

    init(_ file: FileResolution, _ stage: ResolutionStage, isWhole: Bool) {
        path = stage.index.files[file.file].source.path
        questions = file.questions.all
        asksForAll = file.questions.asksForAll
        farNames = file.questions.farNames.sorted()
        answers = Set(file.cells.answers).sorted()
        self.isWhole = isWhole
        claims = file.claims
        diagnostics = file.diagnostics
        decisions = file.findings.decisions
        decided = file.decided.all
        generated = file.generatedFile(stage)
    }
}
