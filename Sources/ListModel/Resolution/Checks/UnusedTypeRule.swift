import SourceText

/// Section structs, section enums, rows enums and enums of actions that nothing holds.
struct UnusedTypeRule: ResolutionRule {
    let listScope: ListScope

    /// Marked types that nothing is generated for.
    func reportUnused(in file: Int, _ accounts: Accounts) {
        for id in table.symbolIDs(declaredIn: file) where facts.isGenerated(id) {
            if accounts.isHeld(table.symbol(id).place) || facts.isProvider(id) || facts.servesOtherModules(id) {
                continue
            }
            let (symbol, marks) = (table.symbol(id), facts.marks(of: id))
            let isSection =
                [.struct, .enum].contains(symbol.kind) && marks.contains(.section) && !marks.contains(.list)
            let isRows = facts.isRows(id)
            if facts.isActions(id) { report(.unusedActions(symbol.name), at: symbol.place) }
            if isSection || isRows { report(.unusedType(symbol.name, isEnum: isRows), at: symbol.place) }
        }
    }
}
