import ListModel
import SwiftSurface

/// A `switch` over the row kinds of a list or a provider. Kinds with the same body share a case; if all kinds
/// below a case have it, the case is matched as a whole.
struct RowSwitch {
    /// What one kind does.
    struct Branch {
        var leaf: RowLeaf
        var bound: Set<Int>
        /// The name that the identity of the section is bound to, where the body reads it.
        var sectionID: String?
        var body: [String]
        /// The cell that the body makes and fills, where that may be loaded for.
        var cell: MadeCell?
        /// Where the body reads the value of a rows enum: after how many steps it is reached, and its name.
        var rows: (depth: Int, name: String)?

        init(_ leaf: RowLeaf, bound: Set<Int> = [], sectionID: String? = nil, body: [String]) {
            self.leaf = leaf
            self.bound = bound
            let carriesID = leaf.steps.contains(where: \.carriesSectionID)
            let readsID = carriesID && body.contains { SwitchText.reads(Namer.sectionID, in: $0) }
            self.sectionID = sectionID ?? (readsID ? Namer.sectionID : nil)
            self.body = body
        }

        var binds: Bool { !bound.isEmpty || sectionID != nil || rows != nil }
    }

    /// The call that makes a cell, and the statements that fill `cell`.
    struct MadeCell {
        var head: String
        var fill: [String]
        /// What follows the closure that fills the cell.
        var tail = ""
    }

    private struct Arm {
        var patterns: [String]
        var conditions: [Condition]
        var binds: Bool
        var body: [String]
        /// Whether it takes what the arms before it leave.
        var isRest = false
    }

    var branches: [Branch]
    /// Statements in front of those that load what a row shows.
    var beforeLoading: [String] = []
    /// Whether a `guard` leaves for all rows but those of one kind, where an `if` would need several lines.
    var leavesEarly = false
    /// What is done for a row of which nothing is loaded.
    var unloaded: (RowLeaf) -> [String] = { _ in ["return nil"] }

    init(branches: [Branch]) { self.branches = branches }

    /// The body that all kinds share, so that no switch is needed. If every kind stands under `#if`, so may what
    /// the body names: then it stays in the clauses.
    var uniformBody: [String]? {
        guard let first = branches.first else { return [] }
        guard branches.contains(where: \.leaf.conditions.isEmpty) else { return nil }
        return branches.allSatisfy { !$0.binds && $0.body == first.body } ? first.body : nil
    }

    /// `switch subject { … }`, or the body alone where all kinds share it.
    func lines(over subject: String) -> [String] {
        if let loading = LoadingBranches(self).branches {
            var rows = RowSwitch(branches: loading)
            rows.leavesEarly = leavesEarly
            return rows.lines(over: subject)
        }
        if let uniformBody { return uniformBody }
        let arms = arms
        if let test = test(arms, subject) { return test }
        return Self.cases(arms, over: subject) + ["}"]
    }

    /// A closure over `name` that answers the value of a kind, and `otherwise` for the kinds that answer that.
    func closure(over name: String, _ type: String, otherwise: String) -> [String] {
        let loading = LoadingBranches(self).branches
        let arms = RowSwitch(branches: loading ?? branches).arms
        let answers = arms.filter { $0.body != ["return \(otherwise)"] }
        let told = answers.contains(where: \.isRest) ? arms : answers
        if told.count == 1, told[0].patterns.count == 1, told[0].conditions.isEmpty, told[0].body.count == 1 {
            let value = SwitchText.expression(told[0].body).joined()
            let isNamed = SwitchText.reads(name, in: value)
            let test = "if case \(told[0].patterns[0]) = \(isNamed ? name : "$0")"
            return ["{ \(isNamed ? "\(name) in " : "")\(test) { \(value) } else { \(otherwise) } }"]
        }
        let rest = told.count < arms.count ? ["default: return \(otherwise)"] : []
        let cases = Self.cases(told, over: name) + rest + ["}"]
        return ["{ \(name) -> \(type) in"] + cases.map { "    " + $0 } + ["}"]
    }

    private static func cases(_ arms: [Arm], over subject: String) -> [String] {
        let cases = arms.map { arm in
            ConditionalLines(SwitchText.arm(arm.patterns, arm.body), if: arm.conditions)
        }
        return ["switch \(subject) {"] + ConditionalLines.joined(cases)
    }

    private var arms: [Arm] {
        var arms: [Arm] = []
        var places: [[String]: [Int]] = [:]
        for arm in collapsed(branches[...], depth: 0) {
            if arm.binds {
                arms.append(arm)
            } else if let twin = places[arm.body]?.first(where: { arms[$0].conditions == arm.conditions }) {
                arms[twin].patterns += arm.patterns
            } else {
                places[arm.body, default: []].append(arms.count)
                arms.append(arm)
            }
        }
        return arms
    }

    /// An `if` in the place of a `switch` that does something to one kind, and nothing or one thing to all others.
    private func test(_ arms: [Arm], _ subject: String) -> [String]? {
        guard arms.count == 2, arms.allSatisfy(\.conditions.isEmpty),
            let kind = arms.first(where: { $0.patterns.count == 1 && ($0.binds || $0.body != ["break"]) }),
            let other = arms.first(where: { $0.patterns != kind.patterns }), !other.binds, other.body.count == 1,
            other.body[0] == "break" || other.body[0].hasPrefix("return "),
            !kind.body.contains(where: { $0.contains(/\bbreak\b/) })
        else { return nil }
        let test = "case \(kind.patterns[0]) = \(subject)"
        let branch = SwitchText.branch(test, kind.body)
        if other.body[0] == "break" { return branch }
        if branch.count == 1 || !leavesEarly { return branch + other.body }
        // What the kind has to be for besides gives the same answer as the other kinds.
        let (lead, tail) = ("guard ", " else { \(other.body[0]) }")
        guard kind.body[0].hasPrefix(lead), kind.body[0].hasSuffix(tail) else {
            return SwitchText.guarded(test, other.body) + kind.body
        }
        let tests = [test, String(kind.body[0].dropFirst(lead.count).dropLast(tail.count))].joined(separator: ", ")
        return SwitchText.guarded(tests, other.body) + kind.body.dropFirst()
    }

    private func collapsed(_ branches: ArraySlice<Branch>, depth: Int) -> [Arm] {
        var arms: [Arm] = []
        var rest = branches
        while let first = rest.first {
            let name = first.leaf.steps[depth].caseName
            // A kind that stands in two clauses of one `#if` is matched in each of them.
            let group = rest.prefix {
                $0.leaf.steps[depth].caseName == name
                    && ($0.leaf.steps != first.leaf.steps || $0.leaf.conditions == first.leaf.conditions)
            }
            rest = rest.dropFirst(group.count)
            if group.allSatisfy({ !$0.binds && $0.body == first.body }) {
                arms.append(
                    Arm(
                        patterns: [Namer.pattern(first.leaf, depth: depth + 1)], conditions: common(group),
                        binds: false,
                        body: first.body))
            } else if let whole = group.first(where: { $0.rows?.depth == depth + 1 }), let rows = whole.rows {
                // The kinds with a body of their own come first; the value takes the rest.
                let others = group.filter { $0.rows?.depth != depth + 1 }
                arms += others.isEmpty ? [] : collapsed(Array(others)[...], depth: depth + 1)
                arms.append(
                    Arm(
                        patterns: [
                            Namer.pattern(
                                whole.leaf, depth: depth + 1, binding: rows.name, sectionID: whole.sectionID)
                        ],
                        conditions: common(group), binds: true, body: whole.body, isRest: !others.isEmpty))
            } else if group.count == 1 || first.leaf.steps.count == depth + 1 {
                arms += group.map {
                    Arm(
                        patterns: [Namer.pattern($0.leaf, binding: $0.bound, sectionID: $0.sectionID)],
                        conditions: $0.leaf.conditions, binds: $0.binds, body: $0.body)
                }
            } else {
                arms += collapsed(group, depth: depth + 1)
            }
        }
        return arms
    }

    /// The clauses that all kinds of a group stand under.
    private func common(_ group: ArraySlice<Branch>) -> [Condition] {
        group.dropFirst().reduce(group.first?.leaf.conditions ?? []) { common, branch in
            Array(zip(common, branch.leaf.conditions).prefix { $0 == $1 }.map(\.0))
        }
    }
}
