import SwiftSurface

/// The compilations that `#if` clauses make possible.
enum ConditionalWorlds {
    /// Every choice of which conditions hold, as the texts of those that do. Of many conditions only the first count.
    static func all(_ clauses: [[Condition]]) -> [Set<String>] {
        var texts: [String] = []
        for condition in clauses.joined() {
            for text in condition.negated + [condition.condition].compactMap(\.self) where !texts.contains(plain(text))
            {
                texts.append(plain(text))
            }
        }
        return texts.prefix(6).reduce([[]]) { worlds, text in worlds + worlds.map { $0.union([text]) } }
    }

    /// Whether what stands inside these clauses is compiled.
    static func hold(_ conditions: [Condition], in world: Set<String>) -> Bool {
        conditions.allSatisfy { condition in
            !condition.negated.contains { holds($0, in: world) }
                && (condition.condition.map { holds($0, in: world) } ?? true)
        }
    }

    private static func holds(_ text: String, in world: Set<String>) -> Bool {
        world.contains(plain(text)) != text.hasPrefix("!")
    }

    private static func plain(_ text: String) -> String { text.hasPrefix("!") ? String(text.dropFirst()) : text }
}
