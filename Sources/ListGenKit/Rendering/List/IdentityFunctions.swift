import ListModel
import SwiftSurface

/// The functions of the closures that say identities, as members of the type that declares the rows or sections.
enum IdentityFunctions {
    /// The template values of the functions; false without any.
    static func values(_ identities: [(identity: Identity, conditions: [Condition])], access: String) -> Any {
        let found = identities.compactMap { item in
            item.identity.function.map { ($0.function, $0.type, item.conditions) }
        }
        guard let owner = found.first?.0.owner else { return false }
        var functions = MarkFunctions(owner: owner, access: access, isOnMainActor: false)
        for (function, type, conditions) in found {
            _ = functions.value(
                of: function.argument, role: function.name, type: type, offers: [], conditions: conditions)
        }
        return functions.values
    }

    /// The same of the rows of a section, and of what tells apart sections like it.
    static func identities(
        of sources: [RowSource], section: Identity? = nil, conditions: [Condition] = []
    ) -> [(identity: Identity, conditions: [Condition])] {
        (section.map { [($0, conditions)] } ?? []) + sources.map { ($0.identity, conditions + $0.conditions) }
    }
}
