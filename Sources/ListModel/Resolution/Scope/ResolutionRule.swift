import SourceText
import SwiftSurface

/// A rule of resolution: functions that take facts of the program and the scope of a list and give a part of the model.
/// What they find on the way goes into the log.
protocol ResolutionRule {
    var listScope: ListScope { get }

    init(listScope: ListScope)
}

extension ResolutionRule {
    /// A rule in the scope of another.
    init(_ rule: some ResolutionRule) {
        self.init(listScope: rule.listScope)
    }

    /// The same rule where marks with a fault may say what seems to be missing, if they may.
    func doubting(_ more: Bool) -> Self { Self(listScope: listScope.doubting(more)) }

    /// What shows the list; a type that is read for any list is asked for none.
    var target: ListTarget { listScope.frame?.target ?? .table }
    var hasLayouts: Bool { listScope.frame?.hasLayouts ?? false }
    var facts: ProgramFacts { listScope.facts }
    var table: SymbolTable { listScope.facts.table }
    var log: Log { listScope.log }
    var applied: AppliedArguments { AppliedArguments(listScope: listScope) }

    /// What a type holds, nil if that is faulty. What holds a type with errors is faulty itself.
    func members<Sites>(_ reading: TypeReading<Sites>) -> Sites? {
        if reading.hasErrors { log.fail() }
        return reading.sites
    }

    func report(_ entry: DiagnosticEntry, at place: SourcePlace?) {
        listScope.report(entry, at: place)
    }

    /// Notes a decision for `explain`.
    func decide(
        _ subject: String, _ aspect: Decision.Aspect, _ choice: @autoclosure () -> String,
        because reason: @autoclosure () -> String, at place: SourcePlace? = nil
    ) {
        log.decide(Decision(subject: subject, aspect: aspect, choice: choice(), reason: reason(), place: place))
    }

    /// Says that the output draws on the declarations of a type.
    func contribute(_ id: Int) {
        log.draw(on: table.symbol(id).file)
        reach(id)
    }

    func contribute(_ syntax: TypeSyntax) {
        if case .named = syntax, let id = table.symbolID(of: syntax, from: listScope.outputFile) { contribute(id) }
        for part in syntax.parts { contribute(part) }
    }

    /// Says that a mark leads to a type.
    func reach(_ id: Int) {
        if !table.redeclarations(of: id).isEmpty { log.reach(ambiguous: id) }
    }

    /// The word that hides the declaration at `place`.
    func hidingWord(_ level: Access.Level, of place: SourcePlace) -> SourcePlace {
        HidingWord(table: table).place(of: level, hiding: place)
    }

    /// What may fill a view class.
    func fillCandidates(_ id: Int) -> [FillCandidate] {
        facts.cells.candidates[id] ?? facts.fillCandidates(id)
    }

    /// What may fill a cell, with the generic arguments of its class in place of the parameters.
    func fillCandidates(of selection: CellSelection) -> [FillCandidate] {
        guard let id = selection.symbol else { return [] }
        let values = table.genericArguments(of: selection.type.syntax, id)
        return fillCandidates(id).map { values.isEmpty ? $0 : $0.specialised(values) }
    }

    /// The names in a mark mean what they mean at the top level of its file.
    func scope(of place: SourcePlace, inside type: String? = nil) -> SymbolTable.Scope {
        SymbolTable.Scope(file: table.fileIndex[place.path] ?? listScope.outputFile, type: type)
    }
}
