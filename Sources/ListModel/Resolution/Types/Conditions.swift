import SwiftSurface

/// `#if` clauses that are compared.
enum Conditions {
    /// True if the two stand in different clauses of one `#if`.
    static func exclude(_ a: [Condition], _ b: [Condition]) -> Bool {
        a.contains { one in b.contains { $0.block == one.block && $0 != one } }
    }

    /// True if no compilation has both, as far as the clauses tell.
    static func areDisjoint(_ a: [Condition], _ b: [Condition]) -> Bool {
        exclude(a, b)
            || ConditionalWorlds.areAll([a, b])
                && ConditionalWorlds.all([a, b]).allSatisfy { world in
                    !ConditionalWorlds.hold(a, in: world) || !ConditionalWorlds.hold(b, in: world)
                }
    }

    /// True if the two say the same, wherever their `#if` stands.
    static func match(_ a: [Condition], _ b: [Condition]) -> Bool {
        a.count == b.count
            && zip(a, b).allSatisfy { $0.negated == $1.negated && $0.condition == $1.condition }
    }

    /// The clauses that hold if all of one of these do. They say nothing if one of these always holds.
    static func any(of alternatives: [[Condition]]) -> [Condition] {
        guard var common = alternatives.first else { return [] }
        for alternative in alternatives.dropFirst() {
            common = Array(zip(common, alternative).prefix { $0 == $1 }.map(\.0))
        }
        let rest = alternatives.map { Array($0.dropFirst(common.count)) }
        let isCertain =
            ConditionalWorlds.areAll(rest)
            && ConditionalWorlds.all(rest).allSatisfy { world in
                rest.contains { ConditionalWorlds.hold($0, in: world) }
            }
        guard !isCertain, let block = rest.first?.first?.block else { return common }
        return common + [Condition(negated: [], condition: rest.map(text).joined(separator: " || "), block: block)]
    }

    /// A clause of what is used that is not known to hold where it is used, as text; nil if there is none. What platform,
    /// compiler or module it asks for is left to the app: only flags such as `DEBUG` come and go on one platform.
    static func lacking(_ needed: [Condition], in given: [Condition]) -> String? {
        let open = missing(needed.filter(namesFlag), in: given)
        guard let first = open.first else { return nil }
        return first.condition ?? first.negated.map { "!" + $0 }.joined(separator: " && ")
    }

    /// Whether some clauses hold where others do, on each platform, with each compiler and with all modules.
    static func areCertain(_ needed: [Condition], in given: [Condition]) -> Bool {
        missing(needed, in: given).isEmpty
    }

    /// The clauses of what is used that do not follow from those around the use.
    private static func missing(_ needed: [Condition], in given: [Condition]) -> [Condition] {
        let open = needed.filter { clause in
            !given.contains { $0.negated == clause.negated && $0.condition == clause.condition }
        }
        guard !open.isEmpty else { return [] }
        let isImplied =
            ConditionalWorlds.areAll([open, given])
            && ConditionalWorlds.all([open, given]).allSatisfy { world in
                !ConditionalWorlds.hold(given, in: world) || ConditionalWorlds.hold(open, in: world)
            }
        return isImplied ? [] : open
    }

    /// Whether a clause asks for a word without an argument.
    private static func namesFlag(_ clause: Condition) -> Bool {
        (clause.negated + [clause.condition].compactMap(\.self)).contains { text in
            var rest = text[...]
            while let start = rest.firstIndex(where: { $0.isLetter || $0 == "_" }) {
                let end = rest[start...].firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? rest.endIndex
                if end < rest.endIndex, rest[end] == "(" {
                    rest = rest[(rest[end...].firstIndex(of: ")") ?? rest.index(before: rest.endIndex))...].dropFirst()
                } else {
                    if !["true", "false"].contains(rest[start..<end]) { return true }
                    rest = rest[end...]
                }
            }
            return false
        }
    }

    /// Clauses as one condition.
    private static func text(_ conditions: [Condition]) -> String {
        let terms = conditions.flatMap { clause in
            clause.negated.map { "!(\($0))" } + [clause.condition].compactMap(\.self).map { "(\($0))" }
        }
        return "(\(terms.joined(separator: " && ")))"
    }
}
