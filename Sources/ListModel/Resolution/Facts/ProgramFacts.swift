import SourceText
import SwiftSurface

/// What is known of the program before a stage of resolution. It does not change during the stage; each file that is
/// resolved has its own, which notes what it asks.
final class ProgramFacts {
    let input: ResolverInput
    let table: SymbolTable
    /// Whether a fault before resolution may have hidden lists.
    let isPartial: Bool
    /// The `row` marks of typealiases by what they stand for.
    let aliasMarks: AliasMarks
    /// What is known of all files at the end of the stages before; nothing at first.
    let accounts: Accounts
    /// The facts of payloads by their type in full, each found out once.
    private var knownFacts: [String: TypeFacts] = [:]

    init(
        _ input: ResolverInput, _ table: SymbolTable, isPartial: Bool, aliasMarks: AliasMarks = AliasMarks(),
        accounts: Accounts = Accounts()
    ) {
        self.input = input
        self.table = table
        self.isPartial = isPartial
        self.aliasMarks = aliasMarks
        self.accounts = accounts
    }

    /// Whether a list holds a rows enum or a section struct.
    func isHeldByLists(_ id: Int) -> Bool { accounts.listsHold(table.symbol(id).place) }

    /// Whether a list or a provider does.
    func isHeld(_ id: Int) -> Bool { accounts.isHeld(table.symbol(id).place) }

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
