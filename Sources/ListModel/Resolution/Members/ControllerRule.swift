import SwiftSurface

/// The classes that show a list, as far as its own file and its actions lead to them: its weak context, those around it,
/// those of its file that keep its table, and those that conform to its actions.
struct ControllerRule: ResolutionRule {
    let listScope: ListScope

    func controllers(of list: ListDefinition, _ id: Int) -> [Int] {
        var result: [Int] = []
        func add(_ owner: Int?) {
            guard let owner, table.symbol(owner).kind == .class, !result.contains(owner) else { return }
            result.append(owner)
        }
        let symbol = table.symbol(id)
        if list.isContextWeak, let context = list.context {
            add(table.symbolID(of: TypeSyntax(parsing: context), from: symbol.file))
        }
        var outer = symbol.name.outerName
        while let name = outer {
            add(table.symbolID(named: name, from: SymbolTable.Scope(file: symbol.file, type: nil)))
            outer = name.outerName
        }
        for owner in table.symbolIDs(declaredIn: symbol.file) where keptLists(of: owner, list.className).contains(id) {
            add(owner)
        }
        if list.actions == .protocol { table.heirs(ofType: list.names.actions, in: id).forEach { add($0) } }
        return result
    }

    /// Whether a class has another list view of the kind, or another list: nobody knows whose its methods are then.
    func showsOther(than list: ListDefinition, _ id: Int, in owner: Int) -> Bool {
        let symbol = table.symbol(owner)
        let inside = table.symbolIDs(declaredIn: table.symbol(id).file).filter {
            $0 != id && facts.marks(of: $0).contains(.list) && table.symbol($0).name.hasPrefix(symbol.name + ".")
        }
        let kept = ["Table", "Collection", list.className].flatMap { keptLists(of: owner, $0) }
        let answered = symbol.parts.flatMap { part in
            part.declaration.inherits.compactMap { self.list(around: $0, in: part) }
        }
        return (inside + kept + answered).contains { $0 != id } || views(of: owner, list.target.viewType) > 1
    }

    /// How many scroll views a class keeps, list views among them.
    func scrollViews(of owner: Int) -> Int { views(of: owner, "UIScrollView") }

    private func views(of owner: Int, _ type: String) -> Int {
        let lineage = table.lineage(of: owner)
        let own = facts.systemClass(of: owner) == type.replacing("View", with: "ViewController") ? 1 : 0
        return own
            + lineage.flatMap { table.symbol($0).parts }.flatMap { part in
                part.declaration.properties.filter { !$0.isStatic && !$0.isComputed && isView($0, type, in: part) }
            }.count
    }

    private func isView(_ property: Property, _ type: String, in part: Symbol.Part) -> Bool {
        guard let text = property.type ?? property.initialValue.flatMap(InitialValueType.type) else { return false }
        let scope = SymbolTable.Scope(file: part.file, type: part.declaration.name)
        let (element, _) = facts.element(of: table.resolve(text, in: scope))
        let syntax = TypeMatch.unwrapped(element.syntax)
        let named = table.symbolID(of: syntax, from: part.file).flatMap(facts.systemClass) ?? syntax.description
        return InterfaceBuilderClasses.isKind(named, of: type) == true
    }

    /// The lists whose table or collection a class keeps.
    private func keptLists(of owner: Int, _ className: String) -> [Int] {
        table.symbol(owner).parts.flatMap { part in
            part.declaration.properties.compactMap { property in
                guard let text = property.type ?? property.initialValue.flatMap(InitialValueType.type),
                    case .named(let components) = TypeMatch.unwrapped(TypeSyntax(parsing: text)),
                    components.last?.name == className
                else { return nil }
                return list(around: components.map(\.name).joined(separator: "."), in: part)
            }
        }
    }

    /// The list that a name is nested in: `Feed` of `Feed.Actions`.
    private func list(around name: String, in part: Symbol.Part) -> Int? {
        guard case .named(let components) = TypeSyntax(parsing: name), components.count > 1 else { return nil }
        let scope = SymbolTable.Scope(file: part.file, type: part.declaration.name)
        let outer = table.resolvedSymbol(components.dropLast().map(\.name), in: scope)
        return outer.flatMap { facts.marks(of: $0).contains(.list) ? $0 : nil }
    }
}
