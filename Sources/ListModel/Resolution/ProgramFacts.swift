import SourceText
import SwiftSurface

/// What is known of the program before any list is resolved. It does not change while they are.
final class ProgramFacts {
    let input: ResolverInput
    let table: SymbolTable
    /// Whether a fault before resolution may have hidden lists.
    let isPartial: Bool
    /// The `row` marks of typealiases by what they stand for.
    let aliasMarks: [String: [Mark]]
    /// The facts of payloads by their type in full, each found out once.
    private var knownFacts: [String: TypeFacts] = [:]

    init(_ input: ResolverInput, isPartial: Bool) {
        self.input = input
        self.isPartial = isPartial
        table = SymbolTable(input.files)
        aliasMarks = table.aliasMarks()
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
