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
}
