import ListModel
import SwiftSurface

/// The `#if` around what needs a row, where every row stands under one: without a kind of row the compiler says of such
/// code that it will never be executed.
struct RowClauses {
    private let clauses: [[Condition]]

    /// - Parameter outer: The clauses around the code.
    init(_ clauses: [[Condition]], inside outer: [Condition] = []) {
        let known = Set(outer.map(ConditionalLines.text))
        self.clauses = clauses.map { $0.filter { !known.contains(ConditionalLines.text($0)) } }
    }

    /// `lines` where there can be a row, else `otherwise`.
    func around(_ lines: [String], otherwise: [String]) -> [String] {
        let (opens, closes) = self.lines
        return opens.isEmpty ? lines : opens + lines + ["#else"] + otherwise + closes
    }

    var lines: (opens: [String], closes: [String]) {
        guard !clauses.isEmpty, !clauses.contains(where: \.isEmpty), !isExhaustive else { return ([], []) }
        var wanted: [[String]] = []
        for clause in clauses {
            let texts = clause.map(ConditionalLines.text)
            let clause = texts.indices.filter { !texts[..<$0].contains(texts[$0]) }.map { texts[$0] }
            guard !wanted.contains(where: { Set($0).isSubset(of: clause) }) else { continue }
            wanted.removeAll { Set(clause).isSubset(of: $0) }
            wanted.append(clause)
        }
        let terms = wanted.map { Self.joined($0, by: "&&") }
        return (["#if " + Self.joined(terms, by: "||")], ["#endif"])
    }

    private static func joined(_ terms: [String], by sign: String) -> String {
        if terms.count == 1 { return terms[0] }
        return terms.map { $0.contains(" ") ? "(\($0))" : $0 }.joined(separator: " \(sign) ")
    }

    /// Whether some kind stands in each clause of an `#if` that ends in `#else`.
    private var isExhaustive: Bool {
        clauses.contains { clause in
            guard clause.count == 1, clause[0].condition == nil else { return false }
            return clause[0].negated.allSatisfy { condition in
                clauses.contains {
                    $0.count == 1 && $0[0].block == clause[0].block && $0[0].condition == condition
                }
            }
        }
    }
}
