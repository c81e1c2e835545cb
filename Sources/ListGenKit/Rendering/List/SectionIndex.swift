import ListModel
import SwiftSurface

/// Where the sections of a list begin: numbers as long as no section before is conditional, else a property that
/// counts.
struct SectionIndex {
    let list: ListDefinition
    /// The positions of the repeated sections, ascending.
    private let repeated: [Int]
    /// The position of the first section under `#if`.
    private let firstConditional: Int?
    /// Whether the cases of the section enum are numbered by their order: no section is repeated, and one is there
    /// whatever `#if` leaves out, without which the enum could have no raw type.
    let isFixed: Bool

    init(list: ListDefinition) {
        self.list = list
        repeated = list.sections.indices.filter { list.sections[$0].isRepeated }
        firstConditional = list.sections.firstIndex { !$0.conditions.isEmpty }
        isFixed =
            repeated.isEmpty && list.sections.contains(where: \.conditions.isEmpty)
            && !list.sections.contains(where: \.isAlternative)
    }

    /// True if a section before the `position`-th stands under `#if`.
    func isCounted(_ position: Int) -> Bool {
        !isFixed && firstConditional.map { $0 < position } ?? false
    }

    /// The name of the property that counts.
    func propertyName(_ position: Int) -> String {
        Namer.joined(["sectionOf", list.sections[position].name])
    }

    /// The index of the first section of the `position`-th definition.
    func start(_ position: Int, receiver: String = "") -> String {
        if isCounted(position) { return receiver + propertyName(position) }
        let repeated = repeated.prefix { $0 < position }
        return sum(repeated.map { list.sections[$0] }, fixed: position - repeated.count, receiver: receiver)
    }

    private func sum(_ sections: some Sequence<SectionDefinition>) -> String {
        let repeated = sections.filter(\.isRepeated)
        return sum(repeated, fixed: sections.count { !$0.isRepeated }, receiver: "")
    }

    private func sum(_ repeated: [SectionDefinition], fixed: Int, receiver: String) -> String {
        let terms = repeated.map { Namer.property($0.property, of: receiver) + ".count" }
        return ((fixed > 0 || terms.isEmpty ? ["\(fixed)"] : []) + terms).joined(separator: " + ")
    }

    /// `case .vip`, `case 1`, `case 3..<3 + groups.count`.
    private func pattern(_ position: Int, receiver: String) -> String {
        if isFixed {
            let name = list.sections[position].name
            // The value is optional, and these are its cases, too.
            return "." + Namer.member(name) + (["none", "some"].contains(name) ? "?" : "")
        }
        let start = start(position, receiver: receiver)
        let section = list.sections[position]
        guard section.isRepeated else { return start }
        let count = Namer.property(section.property, of: receiver) + ".count"
        return start == "0" ? "0..<\(count)" : "\(start)..<\(start) + \(count)"
    }

    /// The element of a repeated section for the section index `index`; `base` is what holds it where that is not the
    /// receiver of the counts.
    func element(_ position: Int, at index: String, receiver: String = "", base: String? = nil) -> String {
        let holder = base.map { $0 + "." } ?? receiver
        let offset = offset(position, index, receiver: receiver)
        return "\(Namer.property(list.sections[position].property, of: holder))[\(offset)]"
    }

    /// What the state holds of the section at the section index `index`: the element of a repeated one, else its property.
    func value(_ position: Int, at index: String, receiver: String = "") -> String {
        list.sections[position].isRepeated
            ? element(position, at: index, receiver: receiver)
            : list.sections[position].value(in: receiver)
    }

    /// The index of the section at `index` among those of its property.
    func offset(_ position: Int, _ index: String, receiver: String = "") -> String {
        let start = start(position, receiver: receiver)
        return start == "0" ? index : "\(index) - \(start.contains(" ") ? "(\(start))" : start)"
    }

    /// The number of sections: an expression, or statements.
    var count: [String] {
        guard isCounted(list.sections.count) else { return [sum(list.sections)] }
        return counting(list.sections[...])
    }

    /// The statements of the property that counts the sections before the `position`-th.
    func counting(_ position: Int) -> [String] {
        counting(list.sections.prefix(position))
    }

    private func counting(_ sections: ArraySlice<SectionDefinition>) -> [String] {
        let always = sections.filter(\.conditions.isEmpty)
        let sometimes = sections.filter { !$0.conditions.isEmpty }
        let steps = sometimes.map {
            ConditionalLines("count += \(sum([$0]))", if: $0.conditions)
        }
        return ["var count = 0", "count += \(sum(always))"] + ConditionalLines.joined(steps)
            + ["return count"]
    }

    /// The statements for the section at `index`: a `switch` with one body for each definition, of which equal ones
    /// are one, or a test if there is only one section. A body of nil takes the default.
    func lines(
        over index: String, receiver: String = "", otherwise: [String], body: (Int, SectionDefinition) -> [String]?
    ) -> [String] {
        let bodies = list.sections.enumerated().map { body($0, $1) }
        if isFixed, bodies.count == 1, otherwise.count == 1, list.sections[0].conditions.isEmpty {
            return bodies[0].map { Self.only($0, at: index, otherwise: otherwise[0]) } ?? otherwise
        }
        let subject = isFixed ? "\(Namer.identifier(list.names.section))(rawValue: \(index))" : index
        var arms: [(patterns: [String], body: [String], conditions: [Condition])] = []
        for (position, section) in list.sections.enumerated() {
            guard let body = bodies[position] else { continue }
            let pattern = pattern(position, receiver: receiver)
            let isShared = section.conditions.isEmpty
            if isShared, let same = arms.firstIndex(where: { $0.conditions.isEmpty && $0.body == body }) {
                arms[same].patterns.append(pattern)
            } else {
                arms.append(([pattern], body, section.conditions))
            }
        }
        if arms.count == 1, arms[0].patterns.count == 1, arms[0].conditions.isEmpty, otherwise.count == 1,
            !(isFixed && bodies.allSatisfy { $0 != nil })
        {
            let test = isFixed ? "case \(arms[0].patterns[0]) = \(subject)" : Self.test(arms[0].patterns[0], subject)
            return ["guard \(test) else { \(otherwise[0] == "break" ? "return" : otherwise[0]) }"] + arms[0].body
        }
        let isWhole = bodies.allSatisfy { $0 != nil }
        let rest = isFixed && isWhole ? "case nil:" : "default:"
        let last = otherwise.count == 1 ? ["\(rest) \(otherwise[0])"] : [rest] + otherwise.map { "    \($0)" }
        let lines = arms.map { ConditionalLines(SwitchText.arm($0.patterns, $0.body), if: $0.conditions) }
        return ["switch \(subject) {"] + ConditionalLines.joined(lines) + last + ["}"]
    }

    /// Whether an index is a number, or in a range.
    private static func test(_ pattern: String, _ index: String) -> String {
        pattern.contains("..<") ? "case \(pattern) = \(index)" : "\(index) == \(pattern)"
    }

    /// The statements of a list with one section.
    private static func only(_ body: [String], at index: String, otherwise: String) -> [String] {
        let otherwise = otherwise == "break" ? "return" : otherwise
        let words = body.map { $0.dropFirst("return ".count) }
        guard body.count == 1, body[0].hasPrefix("return "), otherwise.hasPrefix("return "), !words[0].contains(" ? ")
        else { return ["guard \(index) == 0 else { \(otherwise) }"] + body }
        return ["return \(index) == 0 ? \(words[0]) : \(otherwise.dropFirst("return ".count))"]
    }
}
