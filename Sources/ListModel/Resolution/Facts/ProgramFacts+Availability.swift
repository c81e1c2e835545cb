import SourceText
import SwiftSurface

/// On which systems types can be used.
extension ProgramFacts {
    /// The `@available` attributes of a type and of those around it, the outermost first.
    func availability(of id: Int) -> [String] {
        let symbol = table.symbol(id)
        // Most types have none.
        let isLimited = symbol.parts.contains { part in
            part.declaration.attributes.contains { $0.hasPrefix("@available") }
        }
        guard isLimited || symbol.name.utf8.contains(UInt8(ascii: ".")) else { return [] }
        var result: [String] = []
        var name = ""
        for component in symbol.name.nameComponents {
            name += (name.isEmpty ? "" : ".") + component
            let isWhole = name.utf8.count == symbol.name.utf8.count
            guard let outer = isWhole ? id : table.symbolID(named: name, module: symbol.module) else { continue }
            for part in table.symbol(outer).parts where outer == id ? part.place == symbol.place : part.encloses(symbol)
            {
                for attribute in part.declaration.attributes
                where attribute.hasPrefix("@available") && !result.contains(attribute) {
                    result.append(attribute)
                }
            }
        }
        return result
    }

    /// What a type needs beyond what the declaration of `owner` and the configuration grant; nil if nothing.
    func unavailable(_ id: Int, in owner: Int) -> String? {
        unavailable(availability(of: id), in: owner)
    }

    /// What attributes ask for beyond that; nil if nothing.
    func unavailable(_ attributes: [String], in owner: Int) -> String? {
        let needed = Availability(attributes)
        return needed == Availability() ? nil : needed.lacking(in: granted(in: owner))
    }

    /// What code of a list or provider may use without a check.
    func granted(in owner: Int) -> Availability {
        Availability(availability(of: owner)).union(input.minimum)
    }
}
