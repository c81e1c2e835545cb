import SourceText
import SwiftSurface

/// A rule of resolution: functions that take facts of the program and the scope of a list and give a part of the model.
/// What they find on the way goes into the bag of the run.
protocol ResolutionRule {
    var listScope: ListScope { get }

    init(listScope: ListScope)
}

extension ResolutionRule {
    /// A rule in the scope of another.
    init(_ rule: some ResolutionRule) {
        self.init(listScope: rule.listScope)
    }

    var facts: ProgramFacts { listScope.facts }
    var table: SymbolTable { listScope.facts.table }
    var findings: Findings { listScope.findings }
    var applied: AppliedArguments { listScope.findings.applied }
    var errorCount: Int { listScope.findings.errorCount }

    func report(_ entry: DiagnosticEntry, at place: SourcePlace?) {
        listScope.report(entry, at: place)
    }

    /// Notes a decision for `explain`.
    func decide(
        _ subject: String, _ aspect: Decision.Aspect, _ choice: @autoclosure () -> String,
        because reason: @autoclosure () -> String, at place: SourcePlace? = nil
    ) {
        findings.append(Decision(subject: subject, aspect: aspect, choice: choice(), reason: reason(), place: place))
    }

    /// Says that the output draws on the declarations of a type.
    func contribute(_ id: Int) {
        findings.usage.draw(on: table.symbol(id).file, for: listScope.outputFile)
        reach(id)
    }

    func contribute(_ syntax: TypeSyntax) {
        if case .named = syntax, let id = table.symbolID(of: syntax, from: listScope.outputFile) { contribute(id) }
        for part in syntax.parts { contribute(part) }
    }

    /// Says that a mark leads to a type.
    func reach(_ id: Int) {
        if !table.redeclarations(of: id).isEmpty { findings.usage.reach(ambiguous: id) }
    }

    /// The word that hides the declaration at `place`.
    func hidingWord(_ level: Access.Level, of place: SourcePlace) -> SourcePlace {
        HidingWord(table: table).place(of: level, hiding: place)
    }

    /// What may fill a view class.
    func fillCandidates(_ id: Int) -> [FillCandidate] {
        listScope.cells.candidates[id] ?? facts.fillCandidates(id)
    }

    /// The names in a mark mean what they mean at the top level of its file.
    func scope(of place: SourcePlace, inside type: String? = nil) -> SymbolTable.Scope {
        SymbolTable.Scope(file: table.fileIndex[place.path] ?? listScope.outputFile, type: type)
    }
}
