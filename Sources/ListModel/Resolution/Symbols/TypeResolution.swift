import SwiftSurface

extension SymbolTable {
    /// A type as written at `scope`, in full. `generics` are names that stand for themselves. Names that the program
    /// does not declare are left as they are: they are trusted.
    func resolve(_ text: String, in scope: Scope, generics: Set<String> = []) -> ResolvedType {
        resolve(TypeSyntax(parsing: text), in: scope, generics: generics)
    }

    func resolve(_ syntax: TypeSyntax, in scope: Scope, generics: Set<String> = []) -> ResolvedType {
        var names = Self.mostNames
        return ResolvedType(syntax: resolve(syntax, in: scope, generics: generics, depth: 0, &names))
    }

    /// How many names of one type are looked up. Typealiases that name each other twice double with each.
    private static let mostNames = 1000

    private func resolve(
        _ syntax: TypeSyntax, in scope: Scope, generics: Set<String>, depth: Int, _ left: inout Int
    ) -> TypeSyntax {
        guard depth < Self.deepest, left > 0 else { return syntax }
        switch syntax {
        case .named(let components):
            left -= 1
            return resolve(components, in: scope, generics: generics, depth: depth, &left)
        case .attributed(let attributes, let type):
            let kept = attributes.split(separator: " ").filter { !Self.callAttributes.contains($0) }
            let inner = resolve(type, in: scope, generics: generics, depth: depth + 1, &left)
            return kept.isEmpty ? inner : .attributed(kept.joined(separator: " "), inner)
        default:
            return syntax.replacingParts { resolve($0, in: scope, generics: generics, depth: depth + 1, &left) }
        }
    }

    /// Attributes of a parameter that are no part of what it accepts.
    private static let callAttributes: Set<Substring> = [
        "@escaping", "@autoclosure", "borrowing", "consuming", "sending", "__owned", "isolated",
    ]

    private func resolve(
        _ components: [TypeSyntax.Component], in scope: Scope, generics: Set<String>,
        depth: Int, _ left: inout Int
    ) -> TypeSyntax {
        let arguments = components.map { component in
            component.genericArguments.map {
                resolve($0, in: scope, generics: generics, depth: depth + 1, &left)
            }
        }
        let names = components.map(\.name)
        guard !generics.contains(names[0]) else { return .named(components) }
        if names[0] == "Self", let type = scope.type {
            guard names.count > 1 else { return named(type, arguments: []) }
            return resolve(
                Array(components.dropFirst()), in: scope, generics: generics, depth: depth + 1, &left)
        }
        switch find(names, in: scope) {
        case .symbol(let id)?:
            return named(fullName(of: id), arguments: arguments)
        case .alias(let alias, let aliasScope)?:
            guard alias.syntax.genericParameters == nil else { return named(alias.syntax.name, arguments: arguments) }
            return resolve(
                TypeSyntax(parsing: alias.syntax.type), in: aliasScope, generics: [],
                depth: depth + 1, &left)
        case nil:
            return standard(names, arguments) ?? spelled(components, arguments)
        }
    }

    /// A qualified name whose last components take the generic arguments that were written.
    private func named(_ name: String, arguments: [[TypeSyntax]]) -> TypeSyntax {
        if arguments.count == 1, arguments[0].isEmpty, !name.utf8.contains(UInt8(ascii: ".")) {
            return .named([TypeSyntax.Component(name)])
        }
        var components = name.nameComponents.map { TypeSyntax.Component(String($0)) }
        for (offset, list) in arguments.reversed().enumerated() where offset < components.count {
            components[components.count - 1 - offset].genericArguments = list
        }
        return .named(components)
    }

    private func spelled(_ components: [TypeSyntax.Component], _ arguments: [[TypeSyntax]]) -> TypeSyntax {
        var result: [TypeSyntax.Component] = []
        for (component, list) in zip(components, arguments) {
            result.append(TypeSyntax.Component(component.name, genericArguments: list))
        }
        return .named(result)
    }

    private func standard(_ names: [String], _ arguments: [[TypeSyntax]]) -> TypeSyntax? {
        let name = names.count == 2 && names[0] == "Swift" ? names[1] : names[0]
        guard names.count == 1 || names[0] == "Swift", let list = arguments.last else { return nil }
        switch (name, list.count) {
        case ("Array", 1): return .array(list[0])
        case ("Optional", 1): return .optional(list[0])
        case ("Dictionary", 2): return .dictionary(key: list[0], value: list[1])
        case ("Void", 0): return .tuple([])
        default: return nil
        }
    }

    /// The values of the type parameters of a type of the program, where it is named with them.
    func genericArguments(of syntax: TypeSyntax, _ id: Int) -> [String: TypeSyntax] {
        guard case .named(let components) = syntax, let arguments = components.last?.genericArguments else {
            return [:]
        }
        let names = Generics.list(symbol(id).declaration.genericParameters)
        guard names.count == arguments.count else { return [:] }
        return Dictionary(zip(names, arguments), uniquingKeysWith: { first, _ in first })
    }

    /// The values of the type parameters of a class that `id` inherits from, in the terms of `id`.
    func genericArguments(of ancestor: Int, inheritedBy id: Int) -> [String: TypeSyntax] {
        var values: [String: TypeSyntax] = [:]
        var current = id
        for _ in lineage(of: id) where current != ancestor {
            guard let inherited = inheritance(of: current) else { break }
            let generics = Generics.names(symbol(current).declaration.genericParameters)
            let written = resolve(inherited.syntax, in: inherited.scope, generics: generics).syntax
            let known = values
            values = genericArguments(of: written, inherited.parent).mapValues { Generics.replace(known, in: $0) }
            // `class A<T>: B<(T, T)>` doubles with each class.
            guard values.values.allSatisfy({ $0.isWithin(Self.mostNames) }) else { return [:] }
            current = inherited.parent
        }
        return values
    }

    /// The type of the program that a resolved type names, or nil.
    func symbolID(of syntax: TypeSyntax, from file: Int) -> Int? {
        switch syntax {
        case .named(let components) where components.count == 1: topLevelSymbol(components[0].name, from: file)
        case .named(let components): resolvedSymbol(components.map(\.name), in: Scope(file: file, type: nil))
        case .any(let type), .some(let type), .attributed(_, let type): symbolID(of: type, from: file)
        default: nil
        }
    }
}
