import SwiftSurface

/// What belongs to actors.
extension SymbolTable {
    /// `@MainActor`, and others of such a name: a global actor of another module is only known by it.
    static func isActor(_ attribute: String) -> Bool {
        attribute.hasSuffix("Actor")
    }

    /// Whether the members of a type belong to an actor unless they say otherwise: its own attribute, that of a class or
    /// protocol that its declaration names, or a class of UIKit says so.
    func isIsolated(_ id: Int) -> Bool {
        func saysSo(_ id: Int) -> Bool { symbol(id).declaration.attributes.contains(where: Self.isActor) }
        if symbol(id).kind == .actor || saysSo(id) { return true }
        let own = symbol(id).declaration
        if own.modifiers.contains("nonisolated") { return false }
        let lineage = lineage(of: id)
        if lineage.dropFirst().contains(where: saysSo) { return true }
        if let last = lineage.last, symbol(last).kind == .class,
            symbol(last).declaration.inherits.contains(where: {
                InterfaceBuilderClasses.isKind($0, of: "UIResponder") == true
            })
        {
            return true
        }
        return protocols(of: id).contains { saysSo($0) && isHeir(symbol(id).parts[0], of: $0) }
    }
}
