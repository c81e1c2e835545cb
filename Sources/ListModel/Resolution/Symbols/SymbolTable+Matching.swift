import SwiftSurface

extension SymbolTable {
    /// As `TypeMatch.accepts`, a class where one that it inherits from is asked for, and a type of the program where a
    /// protocol that it conforms to is.
    func accepts(_ parameter: TypeSyntax, _ type: TypeSyntax, from file: Int) -> Bool {
        if TypeMatch.accepts(parameter, type) { return true }
        var wanted = TypeMatch.plain(parameter)
        if case .optional(let wrapped) = wanted { wanted = wrapped }
        // Nothing else is passed for a struct or an enum.
        if let id = symbolID(of: wanted, from: file), [.struct, .enum].contains(symbol(id).kind) { return false }
        if conforms(type, to: wanted, from: file) { return true }
        let name = wanted.description
        guard let id = symbolID(of: type, from: file) else {
            return InterfaceBuilderClasses.isKind(TypeMatch.plain(type).description, of: name) == true
        }
        guard symbol(id).kind == .class else { return false }
        if lineage(of: id).dropFirst().contains(where: { text(of: $0) == name }) { return true }
        let inherits = symbol(lineage(of: id).last ?? id).declaration.inherits
        return inherits.contains { $0 == name || InterfaceBuilderClasses.isKind($0, of: name) == true }
    }

    /// Whether a type of the program conforms to a protocol by its declarations, or to each of a composition.
    func conforms(_ type: TypeSyntax, to wanted: TypeSyntax, from file: Int) -> Bool {
        if case .other(let text) = wanted, text.contains("&") {
            return text.split(separator: "&").allSatisfy { name in
                conforms(type, to: TypeSyntax(parsing: name.filter { !$0.isWhitespace }), from: file)
            }
        }
        if case .named = wanted, let protocolID = symbolID(of: wanted, from: file) {
            guard symbol(protocolID).kind == .protocol else { return false }
            return protocols(of: type, from: file).contains(protocolID) && isMet(type, protocolID, from: file)
        }
        switch wanted.description {
        case "Equatable": return facts(of: type, from: file).isEquatable
        case "Hashable": return facts(of: type, from: file).isHashable
        case "Sendable": return facts(of: type, from: file).isSendable
        default:
            guard let id = symbolID(of: type, from: file) else { return false }
            return symbol(id).kind != .protocol
                && lineage(of: id).flatMap { symbol($0).parts }.contains {
                    $0.declaration.inherits.contains(wanted.description)
                }
        }
    }

    /// Whether one of the parts of a type that lead to a protocol holds for its type arguments.
    private func isMet(_ type: TypeSyntax, _ protocolID: Int, from file: Int) -> Bool {
        guard let id = symbolID(of: type, from: file) else { return true }
        let ways = symbol(id).parts.filter { isHeir($0, of: protocolID) }
        let values = genericArguments(of: type, id)
        return ways.isEmpty || ways.contains { unmetRequirement(of: $0, of: id, values) == nil }
    }

    /// The protocols of the program that a type conforms to: one of the program by its declarations, another one by
    /// extensions.
    func protocols(of type: TypeSyntax, from file: Int) -> Set<Int> {
        if let id = symbolID(of: type, from: file) { return Set(protocols(of: id)) }
        guard case .named(let components) = type else { return [] }
        let own = foreignProtocols(of: components).compactMap { symbolID(of: TypeSyntax(parsing: $0), from: file) }
        return Set(own.flatMap { [$0] + protocols(of: $0) }.filter { symbol($0).kind == .protocol })
    }

    /// The names of the types that are generated inside a list, where a type of the module would be hidden by them.
    private static let generatedNames = Set(ListDefinition.Names().all.map { Substring($0) })

    /// The name of a type of the program, in full: with its module where the name alone may mean another type and
    /// no type hides the module.
    func text(of id: Int) -> String { Symbol.spelled(fullName(of: id)) }

    /// The same without back-ticks: the components of a name.
    func fullName(of id: Int) -> String {
        let symbol = symbol(id)
        if symbol.isTypeParameter { return symbol.name }
        let isHidden = Self.generatedNames.contains(symbol.name.firstName)
        return (isHidden || isAmbiguous(id)) && !declares(symbol.module)
            ? symbol.module + "." + symbol.name : symbol.name
    }
}
