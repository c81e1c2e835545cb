import SourceText
import SwiftSurface

// MARK: - Inheritance

extension SymbolTable {
    /// The class that a class inherits from, where the program declares it.
    func superclass(of id: Int, depth: Int = 0) -> Int? { inheritance(of: id, depth: depth)?.parent }

    /// The class that a class inherits from, as it is written, and where names in it are looked up.
    func inheritance(of id: Int, depth: Int = 0) -> Inheritance? {
        if let known = memo?.inheritances[id] { return known }
        guard symbol(id).kind == .class, depth < Self.deepest else { return nil }
        let found = lookUpInheritance(of: id, depth: depth)
        // What was not found so deep may be found from above.
        if found != nil || depth == 0 { memo?.inheritances[id] = .some(found) }
        return found
    }

    /// What a class inherits from.
    struct Inheritance {
        var parent: Int
        /// As it is written.
        var syntax: TypeSyntax
        /// Where names in it are looked up.
        var scope: Scope
    }

    private func lookUpInheritance(of id: Int, depth: Int) -> Inheritance? {
        let owner = symbol(id)
        let scope = Scope(file: owner.file, type: owner.name.outerName)
        for name in owner.declaration.inherits {
            let syntax = TypeSyntax(parsing: name)
            guard case .named(let components) = syntax,
                let parent = resolvedSymbol(components.map(\.name), in: scope, depth: depth + 1)
            else { continue }
            if symbol(parent).kind == .class, parent != id {
                return Inheritance(parent: parent, syntax: syntax, scope: scope)
            }
        }
        return nil
    }

    /// The class and those it inherits from, as far as the program declares them.
    func lineage(of id: Int) -> [Int] {
        var result = [id]
        while result.count < Self.deepest, let parent = superclass(of: result[result.count - 1]),
            !result.contains(parent)
        {
            result.append(parent)
        }
        return result
    }

    /// The class of UIKit from which `type`, a class, inherits a type called `name`.
    func foreignOwner(of name: String, inheritedBy type: String, from scope: Scope) -> String? {
        guard ForeignNestedTypes.contains(name), let id = symbolID(named: type, from: scope),
            let last = lineage(of: id).last
        else { return nil }
        for superclass in symbol(last).declaration.inherits {
            if let owner = ForeignNestedTypes.owner(of: name, inheritedFrom: superclass) { return owner }
        }
        return nil
    }

    /// The class of UIKit that has the type which `name` means at `scope`, if a class around it inherits one.
    func foreignOwner(of name: String, in scope: Scope) -> String? {
        guard ForeignNestedTypes.contains(name) else { return nil }
        var outer = scope.type
        while let type = outer {
            if let owner = foreignOwner(of: name, inheritedBy: type, from: scope) { return owner }
            outer = type.outerName
        }
        return nil
    }
}
