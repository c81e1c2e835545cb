import SourceText
import SwiftSurface

/// The resolution of one file of the program, stage by stage. Nothing else changes while it is resolved, so that threads
/// may resolve several.
final class FileResolution: @unchecked Sendable {
    let file: Int
    let questions = Questions()
    private let memo = LookupMemo()
    private let log: Log
    private let kept: KeptDecisions
    private(set) var findings = Findings()
    /// What the decisions can be asked about by.
    private(set) var decided = DecisionWords()
    private var readings = MembersReader.Readings()
    private(set) var cells = FileCells()
    private var lists: [ListDefinition] = []
    /// What is generated for it, but the lists.
    private(set) var types = GeneratedFile(sourcePath: "")
    private(set) var claims = Claims()
    /// How many decisions there were at the end of each stage.
    private(set) var decisionCounts: [Int] = []

    init(file: Int, keeping kept: KeptDecisions) {
        self.file = file
        self.kept = kept
        log = Log(keepsDecisions: kept != .none)
    }

    /// What is told of it.
    var diagnostics: [Diagnostic] { DiagnosticFilter(findings.reported).told }

    private func facts(_ stage: ResolutionStage) -> ProgramFacts {
        let table = SymbolTable(stage.index, questions: questions, memo: memo)
        return ProgramFacts(
            stage.input, table, isPartial: stage.isPartial, cells: stage.cells.noting(questions))
    }

    /// A part of a stage, whose findings are added to those of the file.
    private func part<Value>(_ facts: ProgramFacts, _ work: (ListScope) -> Value) -> Value {
        let reader = MembersReader(facts, log: log, outputFile: file, readings: readings)
        let (value, found) = log.collecting { work(ListScope(facts, log: $0, types: reader, outputFile: file)) }
        readings = reader.readings
        findings.append(reader.findings)
        findings.append(found)
        return value
    }

    private func endStage() {
        for decision in findings.decisions[(decisionCounts.last ?? 0)...] { decided.add(decision) }
        if kept == .words { findings.decisions = [] }
        decisionCounts.append(findings.decisions.count)
        questions.endStage()
        memo.endStage()
        decided.endStage()
    }

    /// What its cells show. Each file does this before any does what follows.
    func findCells(_ stage: ResolutionStage) {
        for declaration in stage.index.files[file].source.declarations where declaration.declaration.kind == .extension
        {
            questions.ask(for: declaration.declaration.name)
        }
        cells = part(facts(stage)) { CellIndexRule(listScope: $0).cells(in: file) }
        endStage()
    }

    func resolveLists(_ stage: ResolutionStage) {
        let facts = facts(stage)
        lists = part(facts) { ListStages(listScope: $0).lists() }
        claims = Claims(findings, in: facts.table)
        endStage()
    }

    /// Resolves what lists of all files hold, and checks what none does.
    func resolveTypes(_ stage: ResolutionStage) {
        let facts = facts(stage)
        let accounts = stage.accounts
        let wanted = DiagnosticFilter(findings.reported).wantedContexts
        types = part(facts) { scope in
            let stages = TypeStages(listScope: scope, accounts: accounts)
            let types = stages.types()
            if !stage.index.files[file].isOfOtherRun { stages.check(wanting: wanted) }
            return types
        }
        types = part(facts) { completed(types, in: $0) }
        claims = Claims(findings, in: facts.table)
        endStage()
    }

    /// What is generated for the file with what it imports, once all that it draws on is known.
    private func completed(_ types: GeneratedFile, in scope: ListScope) -> GeneratedFile {
        var types = types
        types.imports = ImportRule(listScope: scope).imports(of: file, drawingOn: findings.contributors)
        types.isInline = scope.facts.table.isInline(file)
        var all = types
        all.lists = lists
        if !all.isEmpty { types.hiddenNames = HiddenNameRule(listScope: scope).hiddenNames(of: all) }
        if types.isInline, !all.isEmpty { InlineRule(listScope: scope).checkImports(of: all, in: file) }
        return types
    }

    /// Reports the types that nothing holds.
    func reportUnused(_ stage: ResolutionStage) {
        part(facts(stage)) { UnusedTypeRule(listScope: $0).reportUnused(in: file, stage.accounts) }
        endStage()
    }

    /// Reports the marks that nothing in the whole program asked for.
    /// - Parameter listsAlone: Whether other files have errors, so that only marks that no other file can ask for are judged.
    func account(_ stage: ResolutionStage, listsAlone: Bool) {
        let accounts = stage.accounts.noting(questions)
        part(facts(stage)) { scope in
            let rule = UnappliedRule(listScope: scope, accounts: accounts)
            if listsAlone { rule.reportUnappliedOfLists(in: file) } else { rule.reportUnapplied(in: file) }
        }
        endStage()
    }

    /// What is generated for the file; nil if nothing is.
    func generatedFile(_ stage: ResolutionStage) -> GeneratedFile? {
        var result = types
        result.lists = lists
        guard !result.isEmpty else { return nil }
        result.sourcePath = stage.index.files[file].source.path
        result.module = stage.index.files[file].module
        result.lists = lists.sorted { $0.place.range.lower < $1.place.range.lower }
        return result
    }

    /// The decisions of a stage.
    func decisions(ofStage stage: Int) -> ArraySlice<Decision> {
        findings.decisions[(stage == 0 ? 0 : decisionCounts[stage - 1])..<decisionCounts[stage]]
    }
}
