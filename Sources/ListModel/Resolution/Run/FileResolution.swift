import SourceText
import SwiftSurface

/// The resolution of one file of the program, stage by stage. Nothing else changes while it is resolved, so that threads
/// may resolve several.
final class FileResolution: @unchecked Sendable {
    let file: Int
    let questions = Questions()
    private let memo = LookupMemo()
    let findings: Findings
    private(set) var cells = FileCells()
    private var lists: [ListDefinition] = []
    /// What is generated for it, but the lists.
    private(set) var types = GeneratedFile(sourcePath: "")
    private(set) var claims = Claims()
    /// How many decisions there were at the end of each stage.
    private(set) var decisionCounts: [Int] = []

    init(file: Int, keeping kept: KeptDecisions) {
        self.file = file
        findings = Findings(keeping: kept)
    }

    private func scope(_ stage: ResolutionStage) -> ListScope {
        let table = SymbolTable(stage.index, questions: questions, memo: memo)
        let cells = stage.cells.noting(questions)
        let facts = ProgramFacts(
            stage.input, table, isPartial: stage.isPartial, aliasMarks: cells.aliasMarks, accounts: stage.accounts)
        return ListScope(facts, cells: cells, findings: findings, outputFile: file)
    }

    private func endStage() {
        decisionCounts.append(findings.decisions.count)
        questions.endStage()
        memo.endStage()
        findings.endStage()
    }

    /// What its cells show. Each file does this before any does what follows.
    func findCells(_ stage: ResolutionStage) {
        for declaration in stage.index.files[file].source.declarations where declaration.declaration.kind == .extension
        {
            questions.ask(for: declaration.declaration.name)
        }
        cells = CellIndexRule(listScope: scope(stage)).cells(in: file)
        endStage()
    }

    func resolveLists(_ stage: ResolutionStage) {
        let scope = scope(stage)
        lists = ListStages(listScope: scope).lists()
        claims = Claims(findings, in: scope.facts.table)
        endStage()
    }

    /// Resolves what lists of all files hold, and checks what none does.
    func resolveTypes(_ stage: ResolutionStage) {
        let scope = scope(stage)
        let rule = TypeStages(listScope: scope)
        types = rule.types()
        rule.check()
        types.imports = ImportRule(rule).imports(of: file)
        types.isInline = scope.facts.table.isInline(file)
        var all = types
        all.lists = lists
        if !all.isEmpty { types.hiddenNames = HiddenNameRule(rule).hiddenNames(of: all) }
        if types.isInline, !all.isEmpty { InlineRule(rule).checkImports(of: all, in: file) }
        claims = Claims(findings, in: scope.facts.table)
        endStage()
    }

    /// Reports the types that nothing holds.
    func reportUnused(_ stage: ResolutionStage) {
        UselessArgumentRule(listScope: scope(stage)).reportUnused(in: file)
        endStage()
    }

    /// Reports the marks that nothing in the whole program asked for.
    func account(_ stage: ResolutionStage) {
        UnappliedRule(listScope: scope(stage)).reportUnapplied(in: file)
        endStage()
    }

    /// What is generated for the file; nil if nothing is.
    func generatedFile(_ stage: ResolutionStage) -> GeneratedFile? {
        var result = types
        result.lists = lists
        guard !result.isEmpty else { return nil }
        result.sourcePath = stage.index.files[file].source.path
        result.lists = lists.sorted { $0.place.range.lower < $1.place.range.lower }
        return result
    }

    /// The decisions of a stage.
    func decisions(ofStage stage: Int) -> ArraySlice<Decision> {
        findings.decisions[(stage == 0 ? 0 : decisionCounts[stage - 1])..<decisionCounts[stage]]
    }
}
