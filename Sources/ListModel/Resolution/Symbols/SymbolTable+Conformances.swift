import SourceText
import SwiftSurface

/// What types of the program conform to.
extension SymbolTable {
    /// Everything that a type inherits or conforms to, through the protocols, classes and typealiases of the program.
    func conformances(of id: Int) -> [Conformance] {
        var result: [Conformance] = []
        for owner in lineage(of: id) + protocols(of: id) {
            let owned = symbol(owner)
            // A subclass states nothing of the type parameters of its base class, nor a type of those of its protocols.
            let values = owned.kind == .class && owner != id ? genericArguments(of: owner, inheritedBy: id) : [:]
            let parameters = Generics.list(owned.declaration.genericParameters)
            for part in owned.parts {
                let requirements = GenericRequirement.all(of: part.declaration, parameters: parameters)
                    .map { $0.replacing(values) }
                for inherited in part.declaration.inherits {
                    result += pieces(of: inherited, in: Scope(file: part.file, type: owned.name)).map { piece in
                        var piece = piece
                        piece.requirements = requirements
                        piece.conditions = part.declaration.conditions
                        return piece
                    }
                }
            }
        }
        guard result.contains(where: { !$0.conditions.isEmpty }) else { return result }
        let own = symbol(id).conditions
        return result.filter { conformance in
            let all = result.filter { $0.name == conformance.name }.map(\.conditions)
            return Conditions.lacking(Conditions.any(of: all), in: own) == nil
        }
    }

    /// The names of all that holds whatever the type arguments are.
    func conformanceNames(of id: Int) -> Set<String> {
        Set(conformances(of: id).filter { $0.requirements.isEmpty && !$0.isIsolated }.map(\.name))
    }

    /// Whether a type says that it conforms on an actor alone.
    func isIsolated(_ id: Int, to names: Set<String>) -> Bool {
        conformances(of: id).contains { $0.isIsolated && names.contains($0.name) }
    }

    /// An inherited type, or what the typealias that names it stands for.
    private func pieces(of inherited: String, in scope: Scope, depth: Int = 0) -> [Conformance] {
        Conformance.pieces(of: inherited).flatMap { piece -> [Conformance] in
            guard depth < Self.deepest, case .named(let components) = TypeSyntax(parsing: piece.name),
                case .alias(let alias, let aliasScope)? = find(components.map(\.name), in: scope)
            else { return [piece] }
            return [piece]
                + pieces(of: alias.syntax.type, in: aliasScope, depth: depth + 1).map {
                    Conformance(name: $0.name, isIsolated: piece.isIsolated || $0.isIsolated)
                }
        }
    }

    /// Whether a requirement is known to be met by the type arguments of its type.
    func isMet(
        _ requirement: GenericRequirement, by values: [String: TypeSyntax], from file: Int,
        facts: (TypeSyntax) -> TypeFacts
    ) -> Bool {
        let type = Generics.replace(values, in: requirement.type)
        guard !requirement.isSameType else {
            let other = resolve(requirement.other, in: Scope(file: file, type: nil)).syntax
            return type == Generics.replace(values, in: other)
        }
        switch TypeMatch.plain(requirement.other).description {
        case "Equatable": return facts(type).isEquatable
        case "Hashable": return facts(type).isHashable
        case "Sendable": return facts(type).isSendable
        case "AnyObject": return symbolID(of: type, from: file).map { symbol($0).isReference } ?? mayBeObject(type)
        case "Comparable":
            return symbolID(of: type, from: file) == nil
                ? StandardTypes.isComparable(type) : conforms(type, to: requirement.other, from: file)
        default:
            // What is not declared here is trusted with it.
            return symbolID(of: type, from: file) == nil || conforms(type, to: requirement.other, from: file)
        }
    }

    /// Whether a type that no input declares is not known to be a value.
    private func mayBeObject(_ type: TypeSyntax) -> Bool {
        guard case .named(let components) = TypeMatch.plain(type) else { return false }
        let name = components.map(\.name).joined(separator: ".")
        return !StandardTypes.values.contains(name) && !StandardTypes.equatableValues.contains(name)
            && !StandardTypes.isContainer(components)
    }

    /// The first requirement of a part of a type that its arguments are not known to meet; nil if there is none.
    func unmetRequirement(of part: Symbol.Part, of owner: Int, _ values: [String: TypeSyntax]) -> GenericRequirement? {
        let parameters = Generics.list(symbol(owner).declaration.genericParameters)
        return GenericRequirement.all(of: part.declaration, parameters: parameters).first {
            !isMet($0, by: values, from: part.file) { facts(of: $0, from: part.file) }
        }
    }
}

extension SymbolTable {
    /// Protocols and attributes that bring no conformance and no members beyond what `facts` knows of them.
    private static let plainNames = Set(
        words: """
            Codable Decodable Encodable Identifiable Sendable CustomStringConvertible RawRepresentable
            CustomDebugStringConvertible CaseIterable Error LocalizedError AnyObject BitwiseCopyable Equatable
            Comparable
            """)
    private static let plainAttributes: Set<String> = ["@MainActor", "@frozen", "@available", "@objc", "@objcMembers"]

    /// True if all that a type inherits and carries is known, so that what is not found is not there. `aside` is a protocol whose
    /// members are known.
    func isWhole(_ id: Int, aside: String? = nil) -> Bool {
        guard hasPlainAttributes(id) else { return false }
        let known = Set((lineage(of: id) + protocols(of: id)).map { symbol($0).baseName })
        return conformances(of: id).allSatisfy { conformance in
            Self.plainNames.contains(conformance.name) || conformance.name == aside
                || known.contains(conformance.name.lastName)
        }
    }

    /// True if what a type does not say that it conforms to can be trusted not to hold: a protocol that was not read is
    /// not taken for Equatable, but a class that was not read may be.
    private func saysItsConformances(_ id: Int) -> Bool {
        symbol(id).kind == .class ? isWhole(id) : hasPlainAttributes(id)
    }

    private func hasPlainAttributes(_ id: Int) -> Bool {
        symbol(id).declaration.attributes.allSatisfy { attribute in
            Self.plainAttributes.contains(String(attribute.prefix { $0 != "(" }))
        }
    }

    /// The part of a type that is known to lack what `lacks` looks for: a type of the program, a tuple, a function or an
    /// existential.
    func unfit(_ type: TypeSyntax, from file: Int, where lacks: (TypeFacts) -> Bool) -> TypeSyntax? {
        unfit(type, from: file, depth: 0, where: lacks)
    }

    private func unfit(
        _ type: TypeSyntax, from file: Int, depth: Int, where lacks: (TypeFacts) -> Bool
    ) -> TypeSyntax? {
        guard depth < Self.deepest, lacks(facts(of: type, from: file)) else { return nil }
        func first(_ types: [TypeSyntax]) -> TypeSyntax? {
            for type in types {
                if let found = unfit(type, from: file, depth: depth + 1, where: lacks) { return found }
            }
            return nil
        }
        switch type {
        case .optional, .implicitlyUnwrapped, .array, .dictionary, .attributed:
            return first(type.parts)
        case .tuple(let elements):
            return elements.isEmpty ? nil : type
        case .function, .any:
            return type
        case .named(let components):
            guard let id = symbolID(of: type, from: file) else {
                if StandardTypes.incomparable.contains(TypeMatch.plain(type).description) { return type }
                return StandardTypes.isContainer(components) ? first(type.parts) : nil
            }
            guard symbol(id).kind != .protocol else { return nil }
            let values = genericArguments(of: type, id)
            // What it says of its arguments counts; if it says nothing, it lacks it itself.
            let conditional = conformances(of: id).filter { conformance in
                !conformance.requirements.isEmpty && !conformance.isIsolated
                    && !lacks(StandardTypes.facts(implying: conformance.name))
            }
            guard conditional.isEmpty else {
                let unmet = conditional.flatMap(\.requirements).filter { requirement in
                    !isMet(requirement, by: values, from: file) { facts(of: $0, from: file) }
                }
                if unmet.contains(where: { $0.isSameType || $0.asksForMore }) { return type }
                return first(unmet.map { Generics.replace(values, in: $0.type) })
            }
            return saysItsConformances(id) ? type : nil
        case .some, .other:
            return nil
        }
    }
}
