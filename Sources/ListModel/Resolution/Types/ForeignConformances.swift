import SwiftSurface

/// What extensions among the inputs say of types that no input declares.
struct ForeignConformances: Sendable {
    /// The inherited types by the last name of the extended type, each with the whole name.
    private var extensions: [String: [(names: [String], inherits: [String])]] = [:]

    mutating func add(_ declaration: Declaration) {
        guard !declaration.inherits.isEmpty, let names = Self.names(TypeSyntax(parsing: declaration.name)),
            let last = names.last
        else { return }
        extensions[last, default: []].append((names, declaration.inherits))
    }

    /// The protocols that a type is declared to conform to: by its whole name, or without the module in front.
    func protocols(of components: [TypeSyntax.Component]) -> Set<String> {
        let names = components.map(\.name)
        guard let last = names.last, let known = extensions[last] else { return [] }
        var result: Set<String> = []
        for found in known where Self.isSame(found.names, names) || Self.isSame(names, found.names) {
            for inherited in found.inherits {
                for piece in inherited.split(separator: "&") {
                    let name = piece.split(separator: " ").last.map(String.init) ?? ""
                    result.insert(name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name)
                }
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
