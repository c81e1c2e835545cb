import SwiftSurface

/// What a type says that it conforms to, or inherits from.
struct Conformance {
    /// Without `Swift.` and attributes.
    var name: String
    /// What has to hold of its type arguments.
    var requirements: [GenericRequirement] = []
    /// Whether it holds on an actor alone: `@MainActor Equatable`.
    var isIsolated = false
    /// The `#if` clauses around what says it.
    var conditions: [Condition] = []

    /// The pieces of an inherited type as written: `@unchecked Sendable`, `A & B`.
    static func pieces(of inherited: String) -> [Conformance] {
        let isPlain = !inherited.utf8.contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: " ") }
        if isPlain { return [Conformance(name: plain(inherited))] }
        return inherited.split(separator: "&").map { piece in
            let words = piece.split(separator: " ")
            let isIsolated = words.dropLast().contains { $0.hasPrefix("@") && $0.hasSuffix("Actor") }
            return Conformance(name: plain(words.last.map(String.init) ?? ""), isIsolated: isIsolated)
        }
    }

    private static func plain(_ name: String) -> String {
        name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name
    }
}
