import SwiftSurface

/// Lines of output with the `#if` clauses around what they belong to.
struct ConditionalLines {
    var conditions: [Condition]
    var lines: [String]

    init(_ lines: [String], if conditions: [Condition] = []) {
        self.conditions = conditions
        self.lines = lines
    }

    init(_ line: String, if conditions: [Condition] = []) {
        self.init([line], if: conditions)
    }

    /// All lines in order, with the directives between them.
    static func joined(_ items: [ConditionalLines]) -> [String] {
        guard items.contains(where: { !$0.conditions.isEmpty }) else { return items.flatMap(\.lines) }
        let items = items.filter { !$0.lines.isEmpty }
        return zip(items, directives(items.map(\.conditions))).flatMap { $1.opens + $0.lines + $1.closes }
    }

    /// The values of all items in order, each with the directives before and after it as `opens` and `closes`.
    static func joined(_ items: [(values: [String: Any], conditions: [Condition])]) -> [[String: Any]] {
        zip(items, directives(items.map(\.conditions))).map { item, directives in
            var values = item.values
            (values["opens"], values["closes"]) = (directives.opens, directives.closes)
            return values
        }
    }

    /// All items in order: neighbours of one kind between the same directives are one group, which lists them under their
    /// kind, with the directives before and after it as `opens` and `closes`.
    static func grouped<Value>(
        _ items: [(kind: String, value: Value, conditions: [Condition])], kinds: [String]
    ) -> [[String: Any]] {
        var groups: [(kind: String, values: [Value], opens: [String], closes: [String])] = []
        for (item, directives) in zip(items, directives(items.map(\.conditions))) {
            if let last = groups.last, last.kind == item.kind, last.closes.isEmpty, directives.opens.isEmpty {
                groups[groups.count - 1].values.append(item.value)
                groups[groups.count - 1].closes = directives.closes
            } else {
                groups.append((item.kind, [item.value], directives.opens, directives.closes))
            }
        }
        return groups.map { group in
            var values: [String: Any] = ["opens": group.opens, "closes": group.closes]
            for kind in kinds { values[kind] = kind == group.kind ? group.values : [] }
            return values
        }
    }

    /// The same of functions, which are of one kind.
    static func grouped(_ functions: [(values: [String: Any], conditions: [Condition])]) -> [[String: Any]] {
        grouped(functions.map { ("functions", $0.values, $0.conditions) }, kinds: ["functions"])
    }

    /// The directives before and after each item. Neighbours under the same clause share one block, and neighbours
    /// under the next clause of a block are joined by `#elseif` and `#else`.
    private static func directives(_ items: [[Condition]]) -> [(opens: [String], closes: [String])] {
        var result: [(opens: [String], closes: [String])] = []
        var open: [Condition] = []
        /// Whether the block of a level was opened by its own first clause and no clause was left out since.
        var isWhole: [Bool] = []
        for conditions in items {
            var opens: [String] = []
            var shared = 0
            while shared < min(open.count, conditions.count), same(open[shared], conditions[shared]) {
                shared += 1
            }
            var isContinued = false
            if shared < min(open.count, conditions.count), isWhole[shared], let last = open[shared].condition {
                isContinued = conditions[shared].negated == open[shared].negated + [last]
            }
            while open.count > shared + (isContinued ? 1 : 0) {
                open.removeLast()
                isWhole.removeLast()
                result[result.count - 1].closes.append("#endif")
            }
            if isContinued {
                let next = conditions[shared]
                opens.append(next.condition.map { "#elseif \($0)" } ?? "#else")
                open[shared] = next
            }
            for condition in conditions.dropFirst(open.count) {
                opens.append("#if " + text(condition))
                open.append(condition)
                isWhole.append(condition.negated.isEmpty)
            }
            result.append((opens, []))
        }
        if !result.isEmpty { result[result.count - 1].closes += open.map { _ in "#endif" } }
        return result
    }

    private static func same(_ a: Condition, _ b: Condition) -> Bool {
        a.negated == b.negated && a.condition == b.condition
    }

    /// The clause as the condition of an `#if` of its own.
    static func text(_ clause: Condition) -> String {
        var terms = clause.negated.map { "!\(isSimple($0) ? $0 : "(\($0))")" }
        if let condition = clause.condition {
            terms.append(terms.isEmpty || isSimple(condition) ? condition : "(\(condition))")
        }
        return terms.joined(separator: " && ")
    }

    private static func isSimple(_ condition: String) -> Bool {
        condition.utf8.allSatisfy { byte in
            byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
                || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        }
    }
}
