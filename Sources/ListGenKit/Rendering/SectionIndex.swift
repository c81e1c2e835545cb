import ListModel
import SwiftSurface

/// Where the sections of a list begin: numbers as long as no section before is conditional, else a property that
/// counts.
struct SectionIndex {
    let list: ListDefinition

    private func isRepeated(_ section: SectionDefinition) -> Bool {
        if case .repeated = section.shape { true } else { false }
    }

    /// True where a section before the `position`-th stands under `#if`.
    func isCounted(_ position: Int) -> Bool {
        list.sections.prefix(position).contains { !$0.conditions.isEmpty }
    }

    /// The name of the property that counts.
    func propertyName(_ position: Int) -> String {
        "sectionOf" + Namer.capitalized(list.sections[position].name)
    }

    /// The index of the first section of the `position`-th definition.
    func start(_ position: Int, receiver: String = "") -> String {
        if isCounted(position) { return receiver + propertyName(position) }
        return sum(list.sections.prefix(position), receiver: receiver)
    }

    private func sum(_ sections: ArraySlice<SectionDefinition>, receiver: String) -> String {
        let repeated = sections.filter(isRepeated)
        let fixed = sections.count - repeated.count
        let terms = repeated.map { Namer.property($0.property, of: receiver) + ".count" }
        return ((fixed > 0 || terms.isEmpty ? ["\(fixed)"] : []) + terms).joined(separator: " + ")
    }

    /// `case 1`, `case 3..<3 + groups.count`.
    func pattern(_ position: Int, receiver: String = "") -> String {
        let start = start(position, receiver: receiver)
        let section = list.sections[position]
        guard isRepeated(section) else { return start }
        let count = Namer.property(section.property, of: receiver) + ".count"
        return start == "0" ? "0..<\(count)" : "\(start)..<\(start) + \(count)"
    }

    /// The element of a repeated section for the section index `index`; `base` is what holds it where that is not the
    /// receiver of the counts.
    func element(_ position: Int, at index: String, receiver: String = "", base: String? = nil) -> String {
        let start = start(position, receiver: receiver)
        let offset = start == "0" ? index : "\(index) - \(start.contains(" ") ? "(\(start))" : start)"
        let holder = base.map { $0 + "." } ?? receiver
        return "\(Namer.property(list.sections[position].property, of: holder))[\(offset)]"
    }

    /// The number of sections: an expression, or statements.
    var count: [String] {
        guard isCounted(list.sections.count) else { return [sum(list.sections[...], receiver: "")] }
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
            ConditionalLines("count += \(sum([$0], receiver: ""))", if: $0.conditions)
        }
        return ["var count = 0", "count += \(sum(always[...], receiver: ""))"] + ConditionalLines.joined(steps)
            + ["return count"]
    }

    /// A `switch` over the section index `index` with one body for each definition; a body of nil takes the default.
    func lines(
        over index: String, receiver: String = "", otherwise: [String], body: (Int, SectionDefinition) -> [String]?
    ) -> [String] {
        let arms = list.sections.enumerated().compactMap { position, section in
            body(position, section).map {
                ConditionalLines(
                    SwitchText.arm([pattern(position, receiver: receiver)], $0), if: section.conditions)
            }
        }
        let last = otherwise.count == 1 ? ["default: \(otherwise[0])"] : ["default:"] + otherwise.map { "    \($0)" }
        return ["switch \(index) {"] + ConditionalLines.joined(arms) + last + ["}"]
    }
}
