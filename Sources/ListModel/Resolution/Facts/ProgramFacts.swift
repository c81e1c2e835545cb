import SourceText
import SwiftSurface

/// What is known of the program before a stage of resolution. It does not change during the stage; each file that is
/// resolved has its own, which notes what it asks.
final class ProgramFacts {
    let input: ResolverInput
    let table: SymbolTable
    /// Whether a fault before resolution may have hidden lists.
    let isPartial: Bool
    /// The classes marked `cell`; none before they are found.
    let cells: CellIndex
    /// The facts of payloads by their type in full, each found out once.
    private var knownFacts: [String: TypeFacts] = [:]
    /// What the bodies of functions that fill cells do, each looked through once.
    private var knownSteps: [SourcePlace: [FillBody.Step]] = [:]

    init(
        _ input: ResolverInput, _ table: SymbolTable, isPartial: Bool, cells: CellIndex = CellIndex()
    ) {
        self.input = input
        self.table = table
        self.isPartial = isPartial
        self.cells = cells
    }

    /// The `row` marks of typealiases by what they stand for.
    var aliasMarks: AliasMarks { cells.aliasMarks }

    /// What the body of a function that fills cells does.
    func fillSteps(_ body: SourceRange, of file: SourceFile) -> [FillBody.Step] {
        let place = SourcePlace(path: file.path, range: body)
        if let known = knownSteps[place] { return known }
        let steps = FillBody(body, of: file).steps
        knownSteps[place] = steps
        return steps
    }

    /// A value that a row carries.
    func payload(_ type: ResolvedType, label: String?, binding: String, from file: Int) -> RowPayload {
        let name = type.syntax.description
        let facts = knownFacts[name] ?? table.facts(of: type.syntax, from: file)
        knownFacts[name] = facts
        return RowPayload(
            label: label, binding: binding, type: type.text,
            isReference: table.isReference(type.syntax, from: file), facts: facts)
    }
}
