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
        case .function(let text):
            guard let parts = FunctionSyntax(text) else { return syntax }
            return parts.replacingTypes {
                resolve($0, in: scope, generics: generics, depth: depth + 1, &left)
            }
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
            guard names.count > 1 else { return named(type, arguments: arguments, in: scope) }
            return resolve(
                Array(components.dropFirst()), in: scope, generics: generics, depth: depth + 1, &left)
        }
        switch find(names, in: scope) {
        case .symbol(let id)?:
            let name = named(fullName(of: id), arguments: arguments, of: id, in: scope)
            guard components.count > 1, depth < Self.deepest, isGeneric(id), let last = name.lastComponent,
                case .named(let owner) = resolve(
                    Array(components.dropLast()), in: scope, generics: generics, depth: depth + 1, &left),
                owner.contains(where: { !$0.genericArguments.isEmpty })
            else { return name }
            // A typealias around it has arguments that are not written here.
            return .named(owner + [last])
        case .alias(let alias, let aliasScope)?:
            guard let type = target(of: alias, arguments.last ?? [], in: aliasScope, depth: depth, &left) else {
                return named(alias.syntax.name, arguments: arguments, in: scope)
            }
            guard components.count > 1, depth < Self.deepest, index.mayBeGeneric else { return type }
            // One inside of a generic type means something of its arguments.
            let owner = resolve(
                Array(components.dropLast()), in: scope, generics: generics, depth: depth + 1, &left)
            let values = symbolID(of: owner, from: scope.file).map { genericArguments(of: owner, $0) } ?? [:]
            return Generics.replace(values, in: type)
        case nil:
            if let owner = foreignOwner(of: names[0], in: scope) {
                return spelled([TypeSyntax.Component(owner)] + components, [[]] + arguments)
            }
            if components.count > 1, depth < Self.deepest {
                let owner = Array(components.dropLast())
                let type = resolve(owner, in: scope, generics: generics, depth: depth + 1, &left)
                if type != .named(owner), let member = member(components[components.count - 1], of: type) {
                    return member
                }
            }
            return standard(names, arguments) ?? associated(names, in: scope) ?? spelled(components, arguments)
        }
    }

    /// What a typealias stands for, with the type arguments that are written after it; nil for one whose parameters are not
    /// understood.
    private func target(
        of alias: Alias, _ arguments: [TypeSyntax], in scope: Scope, depth: Int, _ left: inout Int
    ) -> TypeSyntax? {
        let parameters = Generics.list(alias.syntax.genericParameters)
        guard parameters.isEmpty || parameters.count == arguments.count else { return nil }
        if alias.syntax.isAssociated { return associatedType(of: alias, in: scope) }
        let type = resolve(
            TypeSyntax(parsing: alias.syntax.type), in: scope, generics: Set(parameters), depth: depth + 1, &left)
        guard !parameters.isEmpty else { return type }
        let values = Dictionary(zip(parameters, arguments), uniquingKeysWith: { first, _ in first })
        let result = Generics.replace(values, in: type)
        return result.isWithin(Self.mostNames) ? result : nil
    }

    /// An associated type as the type that conforms to the protocol names it. In the protocol it has no other name.
    private func associatedType(of alias: Alias, in scope: Scope) -> TypeSyntax {
        let name = TypeSyntax.Component(alias.syntax.name.lastName)
        guard let type = scope.type, let id = symbolID(named: type, from: scope), symbol(id).kind != .protocol,
            case .named(let owner) = named(fullName(of: id), arguments: [], of: id, in: scope)
        else { return .named([name]) }
        let parent = alias.syntax.name.outerName.flatMap {
            symbolID(named: $0, from: Scope(file: alias.file, type: nil))
        }
        return parent.flatMap { inferredType(name.name, of: $0, for: id) } ?? .named(owner + [name])
    }

    /// `RawValue`, `ID` or `AllCases`, where a protocol of the standard library gives it to the type around.
    private func associated(_ names: [String], in scope: Scope) -> TypeSyntax? {
        guard names.count == 1, let type = scope.type, let id = symbolID(named: type, from: scope),
            let protocolName = StandardTypes.associatedTypes[names[0]], symbol(id).kind != .protocol
        else { return nil }
        let inherits = symbol(id).parts.flatMap(\.declaration.inherits)
        if names[0] == "RawValue" {
            if symbol(id).kind == .enum, let raw = inherits.first, StandardTypes.values.contains(raw) {
                return .named([TypeSyntax.Component(raw)])
            }
            if let property = symbol(id).parts.lazy.flatMap(\.declaration.properties).first(where: {
                $0.name == "rawValue" && $0.type.map { $0 != "RawValue" && $0 != "Self.RawValue" } ?? false
            }), let text = property.type {
                return resolve(text, in: scope).syntax
            }
        }
        guard conformanceNames(of: id).contains(protocolName) || names[0] == "RawValue",
            case .named(let owner) = named(fullName(of: id), arguments: [], of: id, in: scope)
        else { return nil }
        return .named(owner + [TypeSyntax.Component(names[0])])
    }

    /// A type inside of another one.
    private func member(_ component: TypeSyntax.Component, of type: TypeSyntax) -> TypeSyntax? {
        if let member = StandardTypes.member(component, of: type) { return member }
        guard case .named(let owner) = type else { return nil }
        return .named(owner + [component])
    }

    /// A qualified name whose last components take the generic arguments that were written; the types around have those of
    /// the scope.
    private func named(_ name: String, arguments: [[TypeSyntax]], of id: Int? = nil, in scope: Scope) -> TypeSyntax {
        let isNested = name.utf8.contains(UInt8(ascii: "."))
        if arguments.count == 1, arguments[0].isEmpty, !isNested, id.map({ !isGeneric($0) }) ?? true {
            return .named([TypeSyntax.Component(declared: name)])
        }
        var components = name.nameComponents.map { TypeSyntax.Component(declared: String($0)) }
        for (offset, list) in arguments.reversed().enumerated() where offset < components.count {
            components[components.count - 1 - offset].genericArguments = list
        }
        guard let id = id ?? symbolID(named: name, from: scope), isGeneric(id), let around = scope.type else {
            return .named(components)
        }
        let owners = genericOwners(of: id)
        for (offset, owner) in owners.reversed().enumerated() where offset < components.count {
            let index = components.count - 1 - offset
            let isAround = around == owner.name || around.hasPrefix(owner.name + ".")
            guard isAround, components[index].genericArguments.isEmpty else { continue }
            components[index].genericArguments = owner.parameters.map { .named([TypeSyntax.Component($0)]) }
        }
        return .named(components)
    }

    /// A type and those around it, the outermost first, with their type parameters. Those of a list or section struct are
    /// left out: its own output is inside of it.
    private func genericOwners(of id: Int) -> [(name: String, parameters: [String])] {
        var result: [(name: String, parameters: [String])] = []
        var name = ""
        for component in symbol(id).name.nameComponents {
            name += (name.isEmpty ? "" : ".") + component
            let owner = name == symbol(id).name ? id : symbolID(named: name, module: symbol(id).module)
            let isMarked =
                owner.map { owner in
                    symbol(owner).parts.contains {
                        $0.marked.marks.contains(.list) || $0.marked.marks.contains(.section)
                    }
                } ?? false
            let parameters = isMarked ? nil : owner.map { Generics.list(symbol($0).declaration.genericParameters) }
            result.append((name, parameters ?? []))
        }
        return result
    }

    /// Whether a type, or one around it, has type parameters.
    private func isGeneric(_ id: Int) -> Bool {
        index.mayBeGeneric && genericOwners(of: id).contains { !$0.parameters.isEmpty }
    }

    /// The type parameters of a type and of those around it.
    func typeParameters(of id: Int) -> Set<String> {
        let own = Generics.names(symbol(id).declaration.genericParameters)
        guard symbol(id).name.utf8.contains(UInt8(ascii: ".")), index.mayBeGeneric else { return own }
        return own.union(genericOwners(of: id).flatMap(\.parameters))
    }

    private func spelled(_ components: [TypeSyntax.Component], _ arguments: [[TypeSyntax]]) -> TypeSyntax {
        var result: [TypeSyntax.Component] = []
        for (component, list) in zip(components, arguments) {
            result.append(component.with(list))
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
        guard case .named(let components) = syntax, index.mayBeGeneric else { return [:] }
        var names = [Generics.list(symbol(id).declaration.genericParameters)]
        if components.dropLast().contains(where: { !$0.genericArguments.isEmpty }) {
            names = genericOwners(of: id).dropLast().map(\.parameters) + names
        }
        var result: [String: TypeSyntax] = [:]
        for (names, component) in zip(names.reversed(), components.reversed())
        where names.count == component.genericArguments.count {
            result.merge(zip(names, component.genericArguments)) { inner, _ in inner }
        }
        return result
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
