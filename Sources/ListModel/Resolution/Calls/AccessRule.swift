import SourceText
import SwiftSurface

/// What the generated file cannot see, or may not show.
struct AccessRule: ResolutionRule {
    let listScope: ListScope

    /// Reports a type that a generated file in the module of `owner` cannot name, or a public list cannot show.
    func isVisible(_ type: ResolvedType, as subject: String, for owner: Int, at place: SourcePlace) -> Bool {
        for id in table.symbolIDs(in: type.syntax, from: table.symbol(owner).file) {
            let symbol = table.symbol(id)
            if let missing = facts.unavailable(id, in: owner) {
                report(.unavailableType(symbol.name, availability: missing, declared: symbol.place), at: place)
                return false
            }
            if symbol.declaration.inherits.contains("~Copyable") {
                report(
                    .noncopyableType(
                        symbol.name, as: subject.contains(" ") ? subject : "`\(subject)`", declared: symbol.place),
                    at: place)
                return false
            }
            if isHidden(symbol, for: owner, at: place) { return false }
            if facts.hiddenName(symbol.name, from: symbol.file) != nil, !isFileOnly(owner) {
                report(
                    .lessVisibleType(
                        symbol.name, owner: table.symbol(owner).name, level: "internal", row: subject,
                        declared: symbol.place), at: place)
                return false
            }
            let level = Access(symbol.declaration.modifiers).level
            if symbol.module != table.symbol(owner).module, level < .package {
                report(.otherModuleType(symbol.name, module: symbol.module, declared: symbol.place), at: place)
                return false
            }
            let wanted = Access(table.symbol(owner).declaration.modifiers).level
            if wanted > .internal, level < wanted, !isFileOnly(owner) {
                report(
                    .lessVisibleType(
                        symbol.name, owner: table.symbol(owner).name, level: wanted.word, row: subject,
                        declared: symbol.place), at: place)
                return false
            }
        }
        return true
    }

    /// Reports a type that the generated code of an owner cannot name.
    func isHidden(
        _ symbol: Symbol, for owner: Int, at place: SourcePlace, keeper: String? = nil
    ) -> Bool {
        let output = table.symbol(owner).file
        guard let (name, level) = facts.hiddenName(symbol.name, from: symbol.file, for: output) else { return false }
        doubting(symbol.file == output && DoubtRule(self).isDoubtful(file: output)).report(
            .hiddenType(
                name, level: level.word, at: wordHiding(name, level, symbol),
                isInline: table.isInline(output, declaring: symbol.place), keeper: keeper), at: place)
        return true
    }

    /// Whether a type can be named in its own file only.
    private func isFileOnly(_ id: Int) -> Bool {
        facts.hiddenName(table.symbol(id).name, from: table.symbol(id).file) != nil
    }

    /// Reports a view class that only its file sees and the functions of a wider list would show: those that find cells, and
    /// requirements of the actions.
    func checkShown(_ cells: [CellUse], by list: ListDefinition, _ id: Int) {
        let file = table.symbol(id).file
        guard table.isInline(file), !isFileOnly(id) else { return }
        let taken = Set(list.requirements.flatMap(\.parameters).map(\.type))
        for cell in cells where list.hasFinders || taken.contains(cell.viewClass) {
            guard let view = table.symbolID(of: TypeSyntax(parsing: cell.viewClass), from: file), isFileOnly(view)
            else {
                continue
            }
            let symbol = table.symbol(view)
            report(
                .lessVisibleType(
                    symbol.name, owner: table.symbol(id).name, level: "internal", row: cell.subject,
                    declared: symbol.place), at: cell.place)
            return
        }
    }

    /// The word that hides a type: its own, or that of the type `name` around it.
    private func wordHiding(_ name: String, _ level: Access.Level, _ symbol: Symbol) -> SourcePlace {
        let owner = table.symbolID(named: name, from: SymbolTable.Scope(file: symbol.file, type: nil))
        return hidingWord(level, of: owner.map { table.symbol($0).place } ?? symbol.place)
    }
}
