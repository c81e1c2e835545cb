import NibSurface
import SourceText
import SwiftSurface

/// Data sources and delegates that a nib or storyboard connects for a list view which a generated table takes over.
///
/// Which view that is nobody says. It is known where a class shows the list and only one view of the file is connected to
/// that class.
struct ConnectedListRule: ResolutionRule {
    let listScope: ListScope

    func report(_ list: ListDefinition, _ id: Int) {
        guard !facts.input.nibs.files.isEmpty else { return }
        let outlets = list.isDelegateMine ? ["dataSource"] : ["dataSource", "delegate"]
        for (owner, place) in owners(of: list, id) {
            for nib in facts.input.nibs.files.sorted(by: { $0.file.path < $1.file.path }) {
                let destinations = Set(nib.file.objects.filter { facts.isClass(owner, of: $0, in: nib) }.map(\.id))
                let views = nib.file.objects.filter { $0.tag == list.target.viewName }
                for outlet in outlets {
                    let connected = views.flatMap(\.outlets).filter {
                        $0.property == outlet && destinations.contains($0.destination)
                    }
                    guard connected.count == 1 else { continue }
                    report(
                        .connectedList(
                            outlet: outlet, owner: table.text(of: owner), table: "\(list.typeName).\(list.className)",
                            at: place), at: ProgramFacts.place(connected[0].range, in: nib))
                }
            }
        }
    }

    /// The classes that show a list: its weak context, those that keep its table, and the one that it is declared in.
    private func owners(of list: ListDefinition, _ id: Int) -> [(id: Int, place: SourcePlace)] {
        var result: [(id: Int, place: SourcePlace)] = []
        for owner in table.symbols.indices where table.symbol(owner).kind == .class {
            let symbol = table.symbol(owner)
            let isContext = list.isContextWeak && list.context == table.text(of: owner)
            if let place = keptTable(of: list, id, in: owner) {
                result.append((owner, place))
            } else if isContext || table.symbol(id).name.hasPrefix(symbol.name + ".") {
                result.append((owner, symbol.place))
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
