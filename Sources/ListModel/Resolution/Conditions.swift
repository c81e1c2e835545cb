import SwiftSurface

/// `#if` clauses that are compared.
enum Conditions {
    /// True where the two stand in different clauses of one `#if`.
    static func exclude(_ a: [Condition], _ b: [Condition]) -> Bool {
        a.contains { one in b.contains { $0.block == one.block && $0 != one } }
    }

    /// True where the two say the same, wherever their `#if` stands.
    static func match(_ a: [Condition], _ b: [Condition]) -> Bool {
        a.count == b.count
            && zip(a, b).allSatisfy { $0.negated == $1.negated && $0.condition == $1.condition }
    }
}
