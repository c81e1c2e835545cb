import SourceText
import SwiftSurface

/// Which classes show a list. Nobody says it; it is told by what keeps its table or collection.
struct ListOwnerRule: ResolutionRule {
    let listScope: ListScope

    /// A class that shows a list.
    struct Owner {
        var id: Int
        /// What says so.
        var place: SourcePlace
        /// Whether a property of it keeps the table or collection.
        var keeps: Bool
    }

    /// The classes that show a list: its weak context, those that keep its table, and the one that it is declared in.
    func owners(of list: ListDefinition, _ id: Int) -> [Owner] {
        var result: [Owner] = []
        for owner in table.symbols.indices where table.symbol(owner).kind == .class {
            let symbol = table.symbol(owner)
            let isContext = list.isContextWeak && list.context == table.text(of: owner)
            if let place = keptTable(of: list, id, in: owner) {
                result.append(Owner(id: owner, place: place, keeps: true))
            } else if isContext || table.symbol(id).name.hasPrefix(symbol.name + ".") {
                result.append(Owner(id: owner, place: symbol.place, keeps: false))
            }
        }
        return result
    }

    /// The property of a class that keeps the table or collection of a list.
    private func keptTable(of list: ListDefinition, _ id: Int, in owner: Int) -> SourcePlace? {
        for part in table.symbol(owner).parts {
            for property in part.declaration.properties {
                guard let text = property.type ?? property.initialValue.flatMap(InitialValueType.type),
                    case .named(let components) = Self.unwrapped(TypeMatch.plain(TypeSyntax(parsing: text))),
                    components.count > 1, components.last?.name == list.className
                else { continue }
                let scope = SymbolTable.Scope(file: part.file, type: table.symbol(owner).name)
                guard table.resolvedSymbol(components.dropLast().map(\.name), in: scope) == id else { continue }
                return SourcePlace(path: part.path, range: property.nameRange)
            }
        }
        return nil
    }

    private static func unwrapped(_ syntax: TypeSyntax) -> TypeSyntax {
        if case .optional(let wrapped) = syntax { return wrapped }
        return syntax
    }
}
