import SourceText
import SwiftSurface

/// What the program says of types: conformances and isolation.
extension SymbolTable {
    /// How many types are looked at before the facts of a type that is built of them are left unknown.
    private static let factsBudget = 500

    /// The facts of a type in full. Unknown types have none. O(declarations of the types involved), bounded.
    func facts(of syntax: TypeSyntax, from file: Int) -> TypeFacts {
        var budget = Self.factsBudget
        return facts(of: syntax, from: file, open: [], budget: &budget)
    }

    func isReference(_ syntax: TypeSyntax, from file: Int) -> Bool {
        guard let id = symbolID(of: syntax, from: file) else { return false }
        return symbol(id).isReference
    }

    private static let all = TypeFacts(isHashable: true, isEquatable: true, isSendable: true, isNonisolated: true)

    private static let allButSendable = TypeFacts(isHashable: true, isEquatable: true, isNonisolated: true)

    private func facts(of syntax: TypeSyntax, from file: Int, open: [TypeSyntax], budget: inout Int) -> TypeFacts {
        budget -= 1
        guard budget > 0, open.count < Self.deepest else { return TypeFacts() }
        func common(_ types: [TypeSyntax]) -> TypeFacts {
            var result = Self.all
            for type in types {
                result = result.intersection(facts(of: type, from: file, open: open, budget: &budget))
            }
            return result
        }
        switch syntax {
        case .optional, .implicitlyUnwrapped, .array, .dictionary:
            return common(syntax.parts)
        case .tuple:
            let facts = common(syntax.parts)
            return TypeFacts(isSendable: facts.isSendable, isNonisolated: facts.isNonisolated)
        case .named(let components):
            if let id = symbolID(of: syntax, from: file) {
                // A type that holds itself has what the rest of it has. Whether the compiler finds it `Sendable` by itself
                // depends on where it begins.
                guard !open.contains(syntax) else { return Self.allButSendable }
                return facts(
                    ofSymbol: id, genericArguments(of: syntax, id), open: open + [syntax], budget: &budget)
            }
            return standard(components, common)
        case .function(let text):
            return TypeFacts(isSendable: text.hasPrefix("@Sendable"), isNonisolated: true)
        case .attributed, .some, .any, .other:
            return TypeFacts()
        }
    }

    private func standard(
        _ components: [TypeSyntax.Component], _ common: ([TypeSyntax]) -> TypeFacts
    ) -> TypeFacts {
        var names = components.map(\.name)
        if names.count > 1, ["Swift", "Foundation", "CoreGraphics"].contains(names[0]) { names.removeFirst() }
        let name = names.joined(separator: ".")
        let arguments = components.last?.genericArguments ?? []
        if StandardTypes.values.contains(name) { return Self.all }
        if StandardTypes.equatableValues.contains(name) {
            return TypeFacts(isEquatable: true, isSendable: true, isNonisolated: true)
        }
        if StandardTypes.objects.contains(name) { return TypeFacts(isHashable: true, isEquatable: true) }
        if ["Set", "ContiguousArray", "ArraySlice", "Result", "Range", "ClosedRange"].contains(name), !arguments.isEmpty
        {
            return common(arguments)
        }
        var facts = TypeFacts()
        for name in foreignProtocols(of: components) { facts.formUnion(StandardTypes.facts(implying: name)) }
        return facts
    }

    /// The first name in a type that no input declares, that is no value of the system, and of which no input says that
    /// it conforms to `name`; nil if there is none.
    func undeclared(in syntax: TypeSyntax, conformingTo name: String, from file: Int) -> String? {
        switch syntax {
        case .optional, .implicitlyUnwrapped, .array, .dictionary:
            return syntax.parts.lazy.compactMap { undeclared(in: $0, conformingTo: name, from: file) }.first
        case .named(let components):
            if let id = symbolID(of: syntax, from: file) {
                return undeclared(inArgumentsOf: syntax, id, conformingTo: name, from: file)
            }
            let plain = TypeMatch.plain(syntax)
            guard case .named(let short) = plain, let last = short.last else { return nil }
            let text = short.map(\.name).joined(separator: ".")
            if StandardTypes.isValue(text) { return nil }
            if StandardTypes.containers.contains(text) {
                return last.genericArguments.lazy.compactMap {
                    undeclared(in: $0, conformingTo: name, from: file)
                }.first
            }
            let isDeclared = foreignProtocols(of: components).contains {
                let facts = StandardTypes.facts(implying: $0)
                return name == "Hashable" ? facts.isHashable : facts.isEquatable
            }
            return isDeclared ? nil : plain.description
        case .tuple, .function, .some, .any, .attributed, .other:
            return nil
        }
    }

    /// The first one among the arguments by which a type of the program conforms.
    private func undeclared(
        inArgumentsOf syntax: TypeSyntax, _ id: Int, conformingTo name: String, from file: Int
    ) -> String? {
        let values = genericArguments(of: syntax, id)
        guard !values.isEmpty else { return nil }
        let requirements = conformances(of: id).filter { conformance in
            let facts = StandardTypes.facts(implying: conformance.name)
            return name == "Hashable" ? facts.isHashable : facts.isEquatable
        }.flatMap(\.requirements)
        return requirements.lazy.map { Generics.replace(values, in: $0.type) }.compactMap {
            undeclared(in: $0, conformingTo: name, from: file)
        }.first
    }

    private func facts(
        ofSymbol id: Int, _ values: [String: TypeSyntax], open: [TypeSyntax], budget: inout Int
    ) -> TypeFacts {
        let symbol = symbol(id)
        var facts = TypeFacts()
        facts.isNonisolated = symbol.declaration.modifiers.contains("nonisolated")
        for conformance in conformances(of: id) where !conformance.isIsolated {
            let implied = StandardTypes.facts(implying: conformance.name)
            guard implied != TypeFacts() else { continue }
            var isMet = true
            for requirement in conformance.requirements where isMet {
                isMet = self.isMet(requirement, by: values, from: symbol.file) {
                    self.facts(of: $0, from: symbol.file, open: open, budget: &budget)
                }
            }
            if isMet { facts.formUnion(implied) }
        }
        if symbol.kind == .actor || symbol.declaration.attributes.contains("@MainActor") { facts.isSendable = true }
        if symbol.kind == .enum {
            let cases = symbol.parts.flatMap(\.declaration.cases)
            let isRaw = symbol.declaration.inherits.first.map { StandardTypes.values.contains($0) } ?? false
            if isRaw || cases.allSatisfy({ $0.parameters.isEmpty }) {
                facts.isHashable = true
                facts.isEquatable = true
            }
        }
        let isPublic = Access(symbol.declaration.modifiers).level == .public
        if !facts.isSendable, !isPublic, symbol.kind == .struct || symbol.kind == .enum, !symbol.isTypeParameter {
            facts.isSendable = true
            for type in storedTypes(of: id) where facts.isSendable {
                facts.isSendable =
                    type.map { self.facts(of: $0, from: symbol.file, open: open, budget: &budget).isSendable } ?? false
            }
        }
        return facts
    }

    /// The types of what a value stores; nil for one that the source does not say.
    private func storedTypes(of id: Int) -> [TypeSyntax?] {
        let symbol = symbol(id)
        var types: [TypeSyntax?] = members(of: id).filter { !$0.property.isComputed }.map { $0.type?.syntax }
        let scope = Scope(file: symbol.file, type: symbol.name)
        for parameter in symbol.parts.flatMap(\.declaration.cases).flatMap(\.parameters) {
            types.append(resolve(parameter.type, in: scope).syntax)
        }
        return types
    }
}

extension TypeFacts {
    /// Adds what holds of another.
    mutating func formUnion(_ other: TypeFacts) {
        isHashable = isHashable || other.isHashable
        isEquatable = isEquatable || other.isEquatable
        isSendable = isSendable || other.isSendable
        isNonisolated = isNonisolated || other.isNonisolated
    }

    /// What holds of both.
    func intersection(_ other: TypeFacts) -> TypeFacts {
        TypeFacts(
            isHashable: isHashable && other.isHashable, isEquatable: isEquatable && other.isEquatable,
            isSendable: isSendable && other.isSendable, isNonisolated: isNonisolated && other.isNonisolated)
    }
}
