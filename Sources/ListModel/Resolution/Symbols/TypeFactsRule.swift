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

    @inline(never)
    private func facts(of syntax: TypeSyntax, from file: Int, open: [Int], budget: inout Int) -> TypeFacts {
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
                return facts(ofSymbol: id, open: open, budget: &budget)
            }
            return standard(components, common)
        case .function(let text):
            return TypeFacts(isSendable: text.hasPrefix("@Sendable"), isNonisolated: true)
        case .attributed, .some, .any, .other:
            return TypeFacts()
        }
    }

    @inline(never)
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
        if ["Set", "ContiguousArray", "ArraySlice", "Result", "Range", "ClosedRange"].contains(name), !arguments.isEmpty
        {
            return common(arguments)
        }
        let known = foreignProtocols(of: components)
        let isHashable = known.contains("Hashable")
        return TypeFacts(
            isHashable: isHashable, isEquatable: isHashable || !known.isDisjoint(with: ["Equatable", "Comparable"]),
            isSendable: known.contains("Sendable"))
    }

    /// The first name in a type that no input declares, that is no value of the system, and of which no input says that
    /// it conforms to `name`; nil if there is none.
    func undeclared(in syntax: TypeSyntax, conformingTo name: String, from file: Int) -> String? {
        switch syntax {
        case .optional, .implicitlyUnwrapped, .array, .dictionary:
            return syntax.parts.lazy.compactMap { undeclared(in: $0, conformingTo: name, from: file) }.first
        case .named(let components):
            guard symbolID(of: syntax, from: file) == nil else { return nil }
            let plain = TypeMatch.plain(syntax)
            guard case .named(let short) = plain, let last = short.last else { return nil }
            let text = short.map(\.name).joined(separator: ".")
            if StandardTypes.isValue(text) { return nil }
            if StandardTypes.containers.contains(text) {
                return last.genericArguments.lazy.compactMap {
                    undeclared(in: $0, conformingTo: name, from: file)
                }.first
            }
            let names = foreignProtocols(of: components)
            let isDeclared =
                names.contains("Hashable") || name == "Equatable" && !names.isDisjoint(with: [name, "Comparable"])
            return isDeclared ? nil : plain.description
        case .tuple, .function, .some, .any, .attributed, .other:
            return nil
        }
    }

    private func facts(ofSymbol id: Int, open: [Int], budget: inout Int) -> TypeFacts {
        guard !open.contains(id) else { return Self.all }
        let symbol = symbol(id)
        let open = open + [id]
        let names = conformances(of: id)
        var facts = TypeFacts()
        facts.isNonisolated = symbol.declaration.modifiers.contains("nonisolated")
        facts.isHashable = names.contains("Hashable")
        facts.isEquatable = facts.isHashable || !names.isDisjoint(with: ["Equatable", "Comparable", "OptionSet"])
        facts.isSendable =
            names.contains("Sendable") || names.contains("Error") || symbol.kind == .actor
            || symbol.declaration.attributes.contains { $0 == "@MainActor" }
        if symbol.kind == .enum {
            let cases = symbol.parts.flatMap(\.declaration.cases)
            let isRaw = symbol.declaration.inherits.first.map { StandardTypes.values.contains($0) } ?? false
            if isRaw || cases.allSatisfy({ $0.parameters.isEmpty }) {
                facts.isHashable = true
                facts.isEquatable = true
            }
        }
        if names.contains("NSObject") {
            facts.isHashable = true
            facts.isEquatable = true
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
    @inline(never)
    private func storedTypes(of id: Int) -> [TypeSyntax?] {
        let symbol = symbol(id)
        var types: [TypeSyntax?] = members(of: id).filter { !$0.property.isComputed }.map { $0.type?.syntax }
        let scope = Scope(file: symbol.file, type: symbol.name)
        for parameter in symbol.parts.flatMap(\.declaration.cases).flatMap(\.parameters) {
            types.append(resolve(parameter.type, in: scope).syntax)
        }
        return types
    }

    /// The names of everything that a type inherits or conforms to, through the protocols and classes of the program.
    func conformances(of id: Int) -> Set<String> {
        var names: Set<String> = []
        for owner in lineage(of: id) + protocols(of: id) {
            for part in symbol(owner).parts {
                for inherited in part.declaration.inherits {
                    guard inherited.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: " ") }) else {
                        names.insert(inherited.hasPrefix("Swift.") ? String(inherited.dropFirst(6)) : inherited)
                        continue
                    }
                    for piece in inherited.split(separator: "&") {
                        let name = piece.split(separator: " ").last.map(String.init) ?? ""
                        names.insert(name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name)
                    }
                }
            }
        }
        return names
    }
}

extension TypeFacts {
    /// What holds of both.
    func intersection(_ other: TypeFacts) -> TypeFacts {
        TypeFacts(
            isHashable: isHashable && other.isHashable, isEquatable: isEquatable && other.isEquatable,
            isSendable: isSendable && other.isSendable, isNonisolated: isNonisolated && other.isNonisolated)
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

    /// The part of a type that is known to lack what `lacks` looks for: a type of the program, or a tuple.
    func unfit(_ type: TypeSyntax, from file: Int, where lacks: (TypeFacts) -> Bool) -> TypeSyntax? {
        guard lacks(facts(of: type, from: file)) else { return nil }
        switch type {
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped), .array(let wrapped):
            return unfit(wrapped, from: file, where: lacks)
        case .dictionary(let key, let value):
            return unfit(key, from: file, where: lacks) ?? unfit(value, from: file, where: lacks)
        case .tuple(let elements):
            return elements.isEmpty ? nil : type
        case .named:
            guard let id = symbolID(of: type, from: file), symbol(id).kind != .protocol, isWhole(id) else { return nil }
            return type
        default:
            return nil
        }
    }

    /// True where all that a type inherits and carries is known, so that what is not found is not there.
    func isWhole(_ id: Int) -> Bool {
        let attributes = symbol(id).declaration.attributes.map { $0.prefix { $0 != "(" } }
        guard attributes.allSatisfy({ Self.plainAttributes.contains(String($0)) }) else { return false }
        let known = Set((lineage(of: id) + protocols(of: id)).map { symbol($0).baseName })
        return conformances(of: id).allSatisfy { name in
            Self.plainNames.contains(name) || known.contains(name.lastName)
        }
    }
}
