import SourceText
import SwiftSurface

extension SymbolTable {
    /// A stored or computed property and where it stands.
    struct Member {
        var owner: Int
        var file: Int
        var path: String
        var property: Property
        /// Its own and those of the extension around it.
        var attributes: [String]
        var marks: MarkSet
        /// What has to hold of the type arguments, where an extension asks for it.
        var requirements: [GenericRequirement] = []
        /// In full, or nil if the source does not say it.
        var type: ResolvedType?
    }

    /// The instance properties of a type in source order, those of its superclasses behind.
    func members(of id: Int) -> [Member] {
        var result: [Member] = []
        for owner in lineage(of: id) {
            for part in symbol(owner).parts {
                for (property, marks) in part.marked.properties where !property.isStatic {
                    result.append(member(property, marks, owner: owner, part: part, of: id))
                }
            }
        }
        return result
    }

    /// Whether one of them has a name. Their types are not looked up.
    func hasMember(_ name: String, of id: Int) -> Bool {
        lineage(of: id).contains { owner in
            symbol(owner).parts.contains { part in
                part.marked.declaration.properties.contains { $0.name == name && !$0.isStatic }
            }
        }
    }

    /// The `#if` clauses around each declaration of a member.
    func conditions(ofMember name: String, of id: Int) -> [[Condition]] {
        lineage(of: id).flatMap { owner in
            symbol(owner).parts.flatMap { part in
                part.declaration.properties.filter { $0.name == name && !$0.isStatic }.map(\.conditions)
            }
        }
    }

    /// A property that `owner` declares, as the class `id`, which may inherit from it, sees it.
    func member(_ property: Property, _ marks: MarkSet, owner: Int, part: Symbol.Part, of id: Int) -> Member {
        let key = LookupMemo.MemberKey(
            file: part.file, place: property.nameRange.lower, name: property.name, type: id)
        if let known = memo?.members[key] { return known }
        let found = lookUpMember(property, marks, owner: owner, part: part, of: id)
        memo?.members[key] = found
        return found
    }

    private func lookUpMember(
        _ property: Property, _ marks: MarkSet, owner: Int, part: Symbol.Part, of id: Int
    ) -> Member {
        // What a protocol names is of the type that conforms to it.
        let isRequirement = symbol(owner).kind == .protocol && !symbol(id).isTypeParameter
        let scope = Scope(file: part.file, type: symbol(isRequirement ? id : owner).name)
        let text = property.type ?? property.initialValue.flatMap(InitialValueType.type)
        let generics = typeParameters(of: isRequirement ? id : owner)
        let values = generics.isEmpty ? [:] : genericArguments(of: owner, inheritedBy: id)
        let type = text.map { resolve($0, in: scope, generics: generics) }
        let requirements = GenericRequirement.all(
            of: part.declaration, parameters: Generics.list(symbol(owner).declaration.genericParameters))
        return Member(
            owner: owner, file: part.file, path: part.path, property: property,
            attributes: property.attributes + part.extensionAttributes, marks: marks,
            requirements: isRequirement
                ? requirements.map { $0.replacing(associatedTypes(in: $0, of: owner, for: id)) } : requirements,
            type: type.map { ResolvedType(syntax: Generics.replace(values, in: $0.syntax)) })
    }

    /// What the associated types that a requirement of a protocol names are for a type that conforms: its typealias, or the
    /// type of a property that the protocol asks for.
    private func associatedTypes(
        in requirement: GenericRequirement, of owner: Int, for id: Int
    ) -> [String: TypeSyntax] {
        guard case .named(let components) = requirement.type, let name = components.first?.name, name != "Self"
        else { return [:] }
        let scope = Scope(file: symbol(id).file, type: symbol(id).name)
        if case .alias(let alias, _)? = find([name], in: scope), !alias.syntax.isAssociated {
            return [name: resolve(name, in: scope).syntax]
        }
        for property in symbol(owner).parts.flatMap(\.declaration.properties) where property.type == name {
            if let member = member(property.name, of: id), symbol(member.owner).kind != .protocol,
                let type = member.type
            {
                return [name: type.syntax]
            }
        }
        return [:]
    }

    /// The property of that name, inherited ones included.
    func member(_ name: String, of id: Int) -> Member? {
        for owner in lineage(of: id) {
            for part in symbol(owner).parts {
                for (property, marks) in part.marked.properties where property.name == name && !property.isStatic {
                    return member(property, marks, owner: owner, part: part, of: id)
                }
            }
        }
        return protocolMember(name, of: id)
    }

    /// The requirement of that name in the protocols that a type, or a protocol, says it conforms to.
    private func protocolMember(_ name: String, of id: Int) -> Member? {
        for parent in protocols(of: id) {
            for part in symbol(parent).parts {
                for (property, marks) in part.marked.properties where property.name == name && !property.isStatic {
                    var found = member(property, marks, owner: parent, part: part, of: id)
                    if symbol(id).isTypeParameter {
                        found.type = found.type.map { associated($0, of: id, file: part.file) }
                    }
                    return found
                }
            }
        }
        return nil
    }

    /// What a protocol calls `ID` is `Item.ID` of a type parameter: a name that nothing declares is an associated type.
    private func associated(_ type: ResolvedType, of id: Int, file: Int) -> ResolvedType {
        guard case .named(let components) = type.syntax, components.count == 1, let first = components.first,
            first.genericArguments.isEmpty, !StandardTypes.isOfSystem(first.name),
            symbolID(of: type.syntax, from: file) == nil
        else { return type }
        return ResolvedType(syntax: .named([TypeSyntax.Component(symbol(id).name)] + components))
    }

    /// The protocols of the program that a type conforms to by its declarations, directly and through others.
    func protocols(of id: Int) -> [Int] {
        if let known = memo?.protocols[id] { return known }
        var result: [Int] = []
        var seen: Set<Int> = []
        var open = lineage(of: id)
        while let next = open.popLast() {
            for part in symbol(next).parts {
                for name in part.declaration.inherits {
                    guard case .named(let components) = TypeSyntax(parsing: name),
                        let parent = resolvedSymbol(
                            components.map(\.name), in: Scope(file: part.file, type: symbol(next).name)),
                        symbol(parent).kind == .protocol, seen.insert(parent).inserted
                    else { continue }
                    result.append(parent)
                    open.append(parent)
                }
            }
        }
        memo?.protocols[id] = result
        return result
    }

    /// Whether generated code of the module of `file` can name a member.
    func isSeen(_ member: Member, from file: Int) -> Bool {
        if symbol(member.owner).kind == .protocol { return true }
        let level = Access(member.property.modifiers).level
        if level < .internal {
            return isSeen(
                member.property, at: SourcePlace(path: member.path, range: member.property.nameRange), from: file)
        }
        return level > .internal || files[member.file].module == files[file].module
    }

    /// The first member of a key path that generated code of the module of `file` cannot name, or nil.
    func hiddenMember(_ path: String, in type: ResolvedType, from file: Int) -> Member? {
        var current = type
        for component in path.nameComponents {
            let name = component.filter { $0 != "?" && $0 != "!" }
            if let wrapped = current.wrapped { current = wrapped }
            guard let id = symbolID(of: current.syntax, from: file), let next = member(name, of: id) else { return nil }
            if !isSeen(next, from: file) { return next }
            guard let type = next.type else { return nil }
            current = type
        }
        return nil
    }

    /// The first member of a key path that its type, which is declared as a whole, does not have.
    func missingMember(_ path: String, in type: ResolvedType, from file: Int) -> (name: String, owner: Int)? {
        var current = type
        for component in path.nameComponents {
            let name = component.filter { $0 != "?" && $0 != "!" }
            if let wrapped = current.wrapped { current = wrapped }
            guard let id = symbolID(of: current.syntax, from: file) else { return nil }
            guard let next = member(name, of: id) else {
                return isWhole(id, aside: "Hashable") && !Self.membersOfEveryType.contains(name) ? (name, id) : nil
            }
            guard let type = next.type else { return nil }
            current = type
        }
        return nil
    }

    /// What protocols of the standard library and Foundation give to types that conform.
    private static let membersOfEveryType: Set<String> = [
        "debugDescription", "description", "hash", "hashValue", "localizedDescription", "rawValue", "self",
    ]

    /// The members that a key path leads over, as far as they are declared, each with the type that has it.
    func members(onPath path: String, in type: ResolvedType, from file: Int) -> [(member: Member, owner: ResolvedType)]
    {
        var result: [(member: Member, owner: ResolvedType)] = []
        var current = type
        for component in path.nameComponents {
            let name = Identifier.unquoted(String(component.filter { $0 != "?" && $0 != "!" }))
            if let wrapped = current.wrapped { current = wrapped }
            guard let id = symbolID(of: current.syntax, from: file), let next = member(name, of: id) else { break }
            result.append((next, current))
            guard let type = next.type else { break }
            current = ResolvedType(syntax: Generics.replace(genericArguments(of: current.syntax, id), in: type.syntax))
        }
        return result
    }

    /// The type at the end of a key path such as `author?.name`, or nil if a member on the way is not declared
    /// or cannot be seen.
    func type(ofPath path: String, in type: ResolvedType, from file: Int) -> ResolvedType? {
        var current = type
        var isOptional = false
        guard !path.isEmpty else { return type }
        // An optional has no members of what it holds.
        if case .optional = type.syntax { return nil }
        for component in path.split(separator: ".", omittingEmptySubsequences: false) {
            if let wrapped = current.wrapped { current = wrapped }
            var name = component
            let unwraps = name.hasSuffix("?")
            if unwraps || name.hasSuffix("!") { name = name.dropLast() }
            let plain = Identifier.unquoted(String(name))
            if let id = symbolID(of: current.syntax, from: file) {
                guard let next = member(plain, of: id), let nextType = next.type, isSeen(next, from: file) else {
                    return nil
                }
                current = ResolvedType(
                    syntax: Generics.replace(genericArguments(of: current.syntax, id), in: nextType.syntax))
            } else if let nextType = foreignMemberType(plain, of: current.syntax, from: file) {
                current = nextType
            } else {
                return nil
            }
            if unwraps { isOptional = true }
        }
        // What is read of a `T!` is a `T?`.
        if case .implicitlyUnwrapped(let inner) = current.syntax { return ResolvedType(syntax: .optional(inner)) }
        if isOptional, current.wrapped == nil {
            return ResolvedType(syntax: .optional(current.syntax))
        }
        return current
    }

    /// The `id` that nobody declares: `Item.ID` of a type parameter that is `Identifiable`, and which object it is of a class
    /// all of whose members are known.
    func identifiableID(of type: ResolvedType, from file: Int) -> ResolvedType? {
        guard let id = symbolID(of: type.syntax, from: file), conformanceNames(of: id).contains("Identifiable")
        else { return nil }
        if symbol(id).kind == .class, isWhole(id), !hasMember("id", of: id) {
            return ResolvedType(syntax: .named([TypeSyntax.Component("ObjectIdentifier")]))
        }
        guard symbol(id).isTypeParameter else { return nil }
        return ResolvedType(
            syntax: .named([TypeSyntax.Component(symbol(id).name), TypeSyntax.Component("ID")]))
    }

    /// The type of a property that extensions among the inputs give to a type of others, or that a protocol asks for to which
    /// they have it conform.
    private func foreignMemberType(_ name: String, of syntax: TypeSyntax, from file: Int) -> ResolvedType? {
        guard case .named(let components) = syntax else { return nil }
        for found in foreignProperties(name, of: components) where found.property.effects.isEmpty {
            let level = Access(found.property.modifiers).level
            let isSeen = level > .internal || level == .internal && files[found.file].module == files[file].module
            guard isSeen, let text = found.property.type else { continue }
            return resolve(text, in: Scope(file: found.file, type: nil))
        }
        for parent in protocols(of: syntax, from: file).sorted() {
            if let type = member(name, of: parent)?.type { return type }
        }
        return nil
    }
}
