import SwiftSurface

/// The compilations that `#if` clauses make possible.
enum ConditionalWorlds {
    /// Every choice of which conditions hold, as the texts of those that do. Of many conditions only the first count.
    static func all(_ clauses: [[Condition]]) -> [Set<String>] {
        texts(clauses).prefix(most).reduce([[]]) { worlds, text in worlds + worlds.map { $0.union([text]) } }
    }

    /// Whether all conditions count.
    static func areAll(_ clauses: [[Condition]]) -> Bool { texts(clauses).count <= most }

    private static let most = 6

    private static func texts(_ clauses: [[Condition]]) -> [String] {
        var texts: [String] = []
        for condition in clauses.joined() {
            for text in condition.negated + [condition.condition].compactMap(\.self) where !texts.contains(plain(text))
            {
                texts.append(plain(text))
            }
        }
        return texts
    }

    /// Whether what stands inside these clauses is compiled.
    static func hold(_ conditions: [Condition], in world: Set<String>) -> Bool {
        conditions.allSatisfy { condition in
            !condition.negated.contains { holds($0, in: world) }
                && (condition.condition.map { holds($0, in: world) } ?? true)
        }
    }

    private static func holds(_ text: String, in world: Set<String>) -> Bool {
        world.contains(plain(text)) != isNegation(text)
    }

    private static func plain(_ text: String) -> String { isNegation(text) ? String(text.dropFirst()) : text }

    /// Whether a text is `!` and one term.
    private static func isNegation(_ text: String) -> Bool { text.hasPrefix("!") && !text.contains(" ") }
}
