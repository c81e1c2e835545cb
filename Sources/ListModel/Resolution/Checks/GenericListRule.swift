import SourceText
import SwiftSurface

/// Lists and section structs with type parameters.
struct GenericListRule: ResolutionRule {
    let listScope: ListScope

    /// Whether a generic type is a list or section struct whose parameters are understood: what else is generic is not
    /// yet built.
    func isLegal(_ id: Int) -> Bool {
        mayBeGeneric(id) && TypeParameters.constraints(of: table.symbol(id).declaration) != nil
    }

    /// Whether a type of its kind may have type parameters: a list, or a section struct that is not one as well.
    func mayBeGeneric(_ id: Int) -> Bool {
        let marks = facts.marks(of: id)
        return table.symbol(id).kind == .struct && marks.contains(.list) != marks.contains(.section)
    }

    /// Reports what a generic list cannot have.
    func check(_ id: Int, mark: Mark, _ list: ListDefinition) {
        let symbol = table.symbol(id)
        let parameters = Generics.list(symbol.declaration.genericParameters)
        guard !parameters.isEmpty else { return }
        let names = list.names
        let generated = [
            names.section, names.row, names.rowID, names.cell, names.actions, names.table, names.collection,
            names.stamp,
            names.snapshot,
        ]
        checkParameters(of: symbol, generated)
        if list.actions == .protocol {
            checkActions(list, symbol, mark)
        }
    }

    /// Reports type parameters that are called like a generated type or a type of the program.
    func checkParameters(of symbol: Symbol, _ generated: [String]) {
        for name in Generics.list(symbol.declaration.genericParameters) {
            if generated.contains(name) {
                report(.typeParameterOfGeneratedName(name, of: symbol.name), at: symbol.place)
            } else if let other = table.place(ofOtherType: name, than: symbol) {
                report(.typeParameterOfTypeName(name, of: symbol.name, declared: other), at: symbol.place)
            }
        }
    }

    /// Events of a generic list are declared outside of it, where its rows have no name.
    private func checkActions(_ list: ListDefinition, _ symbol: Symbol, _ mark: Mark) {
        let row = table.text(of: table.symbolID(named: symbol.name, module: symbol.module) ?? 0)
        for requirement in list.requirements
        where requirement.parameters.contains(where: { $0.type.hasPrefix(row + ".") }) {
            let what = "an event of all rows of the generic `\(symbol.name)`"
            listScope.report(.notYet(what, valid: []), at: requirement.place)
        }
        if let taken = table.place(ofType: list.genericActionsName, module: symbol.module) {
            report(
                .takenName(
                    list.genericActionsName, in: symbol.name, role: "Actions", argument: "actionsType", mark: mark.place
                ),
                at: taken)
        }
        if !list.inheritedActions.isEmpty {
            let what = "a list in a cell of the generic `\(symbol.name)`"
            listScope.report(.notYet(what, valid: []), at: mark.place)
        }
    }
}
