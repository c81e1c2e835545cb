import SourceText
import SwiftSurface

/// What attributes of types, properties and cases mean for generated code.
extension Resolution {
    /// The `@available` attributes of a type and of those around it, the outermost first.
    func availability(of id: Int) -> [String] {
        let symbol = table.symbol(id)
        var result: [String] = []
        var name = ""
        for component in symbol.name.split(separator: ".") {
            name += (name.isEmpty ? "" : ".") + component
            guard let outer = table.symbolID(named: name, module: symbol.module) else { continue }
            for part in table.symbol(outer).parts where outer == id ? part.place == symbol.place : part.encloses(symbol)
            {
                for attribute in part.declaration.attributes
                where Self.isAvailability(attribute) && !result.contains(attribute) {
                    result.append(attribute)
                }
            }
        }
        return result
    }

    /// What a type needs beyond what the declaration of `owner` and the configuration grant; nil if nothing.
    func unavailable(_ id: Int, in owner: Int) -> String? {
        Availability(availability(of: id)).lacking(in: granted(in: owner))
    }

    /// What code of a list or provider may use without a check.
    func granted(in owner: Int) -> Availability {
        Availability(availability(of: owner)).union(input.minimum)
    }

    /// A method or property that says why it cannot be used in a list if only later systems have it.
    func checked(_ candidate: FillCandidate, in owner: Int) -> FillCandidate {
        guard let missing = Availability(candidate.attributes).lacking(in: granted(in: owner)) else { return candidate }
        var candidate = candidate
        candidate.effect =
            missing.hasPrefix("@")
            ? "is `\(missing)`" : "needs \(missing), and the list is shown on earlier systems"
        return candidate
    }

    /// Reports a marked type that belongs to an actor.
    mutating func checkIsolation(_ id: Int) {
        let symbol = table.symbol(id)
        guard let actor = symbol.declaration.attributes.first(where: Self.isActor) else { return }
        report(.isolatedType(symbol.name, actor: actor), at: marks(of: id).marks.first?.place ?? symbol.place)
    }

    /// The attribute that keeps a row from being named everywhere.
    static func restriction(_ attributes: [String]) -> String? {
        attributes.first { isAvailability($0) || isActor($0) }
    }

    private static func isAvailability(_ attribute: String) -> Bool {
        attribute.hasPrefix("@available")
    }

    /// `@MainActor`, and others of such a name: a global actor of another module is only known by it.
    private static func isActor(_ attribute: String) -> Bool {
        attribute.hasSuffix("Actor")
    }
}
