import SwiftSurface

/// What extensions among the inputs say of types that no input declares, and give to them.
struct ForeignConformances: Sendable {
    /// The inherited types by the last name of the extended type, each with the whole name.
    private var extensions: [String: [(names: [String], inherits: [String])]] = [:]

    /// The properties that extensions of all arguments of a type give it, by its last name.
    private var properties: [String: [(names: [String], file: Int, property: Property)]] = [:]

    mutating func add(_ declaration: Declaration, in file: Int) {
        let own = declaration.whereClause == nil ? declaration.properties.filter { !$0.isStatic } : []
        guard !declaration.inherits.isEmpty || !own.isEmpty,
            let names = Self.names(TypeSyntax(parsing: declaration.name)), let last = names.last
        else { return }
        if !declaration.inherits.isEmpty { extensions[last, default: []].append((names, declaration.inherits)) }
        for property in own { properties[last, default: []].append((names, file, property)) }
    }

    /// The properties of a name that extensions give a type.
    func properties(_ name: String, of components: [TypeSyntax.Component]) -> [(file: Int, property: Property)] {
        let names = components.map(\.name)
        guard let last = names.last, let known = properties[last] else { return [] }
        return known.filter { found in
            found.property.name == name && (Self.isSame(found.names, names) || Self.isSame(names, found.names))
        }.map { ($0.file, $0.property) }
    }

    /// The protocols that a type is declared to conform to: by its whole name, or without the module in front.
    func protocols(of components: [TypeSyntax.Component]) -> Set<String> {
        let names = components.map(\.name)
        guard let last = names.last, let known = extensions[last] else { return [] }
        var result: Set<String> = []
        for found in known where Self.isSame(found.names, names) || Self.isSame(names, found.names) {
            for inherited in found.inherits {
                result.formUnion(Conformance.pieces(of: inherited).filter { !$0.isIsolated }.map(\.name))
            }
        }
        return result
    }

    /// Whether a name is another one without the modules or types in front.
    private static func isSame(_ name: [String], _ short: [String]) -> Bool {
        name.suffix(short.count).elementsEqual(short)
    }

    private static func names(_ syntax: TypeSyntax) -> [String]? {
        guard case .named(let components) = syntax else { return nil }
        return components.map(\.name)
    }
}
