import SwiftSurface

/// What inherits from types or conforms to them, by the last component of the name that says so.
struct HeirIndex {
    private var types: [String: [Int]] = [:]
    private var foreign: [String: [Symbol.Part]] = [:]
    private var aliases: [String: [String]] = [:]

    mutating func add(_ id: Int, _ inherits: [String]) {
        for name in Self.names(inherits) where types[name]?.last != id { types[name, default: []].append(id) }
    }

    /// An extension of a type that the program does not declare.
    mutating func add(foreign part: Symbol.Part) {
        for name in Self.names(part.declaration.inherits) { foreign[name, default: []].append(part) }
    }

    mutating func add(alias: String, of type: String) {
        let own = alias.lastName
        for name in Self.names([type]) { aliases[name, default: []].append(own) }
    }

    func types(inheriting name: String) -> [Int] { types[name] ?? [] }
    func extensions(inheriting name: String) -> [Symbol.Part] { foreign[name] ?? [] }
    func aliases(of name: String) -> [String] { aliases[name] ?? [] }

    /// The last components of names such as `any Kit.Item & Sendable`, without generic arguments.
    private static func names(_ inherits: [String]) -> Set<String> {
        var result: Set<String> = []
        for piece in inherits.flatMap({ $0.utf8.split(separator: UInt8(ascii: "&")) }) {
            if let name = name(TypeSyntax(parsing: String(Substring(piece)))) { result.insert(name) }
        }
        return result
    }

    private static func name(_ syntax: TypeSyntax) -> String? {
        switch syntax {
        case .named(let components): components.last?.name
        case .any(let inner), .some(let inner), .attributed(_, let inner): name(inner)
        default: nil
        }
    }
}
