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
        let own = alias.split(separator: ".").last.map(String.init) ?? alias
        for name in Self.names([type]) { aliases[name, default: []].append(own) }
    }

    func types(inheriting name: String) -> [Int] { types[name] ?? [] }
    func extensions(inheriting name: String) -> [Symbol.Part] { foreign[name] ?? [] }
    func aliases(of name: String) -> [String] { aliases[name] ?? [] }

    /// The last components of names such as `any Kit.Item & Sendable`, without generic arguments.
    private static func names(_ inherits: [String]) -> Set<String> {
        var result: Set<String> = []
        for piece in inherits.flatMap({ $0.split(separator: "&") }) {
            guard let word = piece.prefix(while: { $0 != "<" }).split(separator: " ").last,
                let name = word.split(separator: ".").last
            else { continue }
            result.insert(String(name.filter { $0 != "`" }))
        }
        return result
    }
}
