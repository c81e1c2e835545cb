import ListModel
import SwiftSurface

extension ListValues {
    /// The statements that collect what changed in the sections of a property whose type is a section enum.
    func sections(_ section: SectionDefinition, _ alternatives: SectionAlternatives) -> [String] {
        let property = Namer.member(section.property)
        let cases = index.sectionEnum(alternatives.type)?.cases ?? []
        let always = text(section).rows.allSources.contains(where: index.countsAlways)
        var arguments = ["old.\(property)", "new.\(property)"]
        if section.isRepeated, always { arguments.append("sharedStorageIsUnchanged: false") }
        arguments.append("id: { $0.sectionID }")
        let function = section.isRepeated ? "sections" : "section"
        var lines = SwitchText.call("changes.\(function)(", arguments, ")")
        let type = section.snapshotType ?? alternatives.type
        let header = headers(alternatives, valueMember: section.valueMember)
        if !header.isEmpty {
            lines[lines.count - 1] = lines[lines.count - 1].dropLast() + ","
            if lines.count == 1 {
                lines = ["changes.\(function)(", "    " + lines[0].dropFirst("changes.\(function)(".count)]
            }
            lines += ["    headerIsUnchanged: { (new: \(type), old: \(type)) in"]
            lines += header.map { "        " + $0 } + ["    }", ")"]
        }
        let compares = cases.contains { $0.payload != nil && !RowsText($0, index).sources.isEmpty }
        guard compares else {
            lines[lines.count - 1] += " { _, _, _ in }"
            return lines
        }
        lines[lines.count - 1] += " { old, new, rows in"
        return lines + ["    \(type).collectChanges(from: old, to: new, in: &rows)", "}"]
    }

    /// The statements that answer whether the header of a section shows the same as before; empty if none can change.
    private func headers(_ alternatives: SectionAlternatives, valueMember: String) -> [String] {
        let arms = alternatives.cases.compactMap { item -> ConditionalLines? in
            guard let test = headerComparison(item.section, old: "old", new: "new") else { return nil }
            let name = "." + Namer.member(item.name)
            let value = test == "false" ? name : "\(name)(let old)"
            let next = test == "false" ? name : "\(name)(let new)"
            return ConditionalLines(
                SwitchText.arm(["(\(value), \(next))"], ["return \(test)"]), if: item.section.conditions)
        }
        guard !arms.isEmpty else { return [] }
        return ["switch (old\(valueMember), new\(valueMember)) {"] + ConditionalLines.joined(arms)
            + (alternatives.cases.count > 1 ? ["default: return true"] : []) + ["}"]
    }
}
