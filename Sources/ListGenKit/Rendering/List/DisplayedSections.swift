import ListModel
import SwiftSurface

/// The sections that cells were filled in, kept with each cell: a row leaves the screen after its section is gone.
struct DisplayedSections {
    let list: ListDefinition
    let index: ProgramIndex

    /// The section whose value the table keeps for the rows of a kind; nil for all others.
    func section(_ leaf: RowLeaf) -> SectionDefinition? {
        let isTaken = leaf.handlers.contains { handler in
            guard handler.event == .didEndDisplaying, case .requirement(let requirement) = handler.target else {
                return false
            }
            return requirement.parameters.contains { $0.value == .section }
        }
        guard isTaken, let name = leaf.steps.first?.caseName else { return nil }
        return list.sections.first {
            $0.isRepeated && SectionText($0, of: list, index).caseNames.contains(name)
        }
    }

    /// `groupsOfCells`.
    func propertyName(_ section: SectionDefinition) -> String { Namer.joined([section.name, "ofCells"]) }

    var properties: [[String: Any]] {
        let kept = list.leaves.compactMap { section($0)?.place }
        return ConditionalLines.joined(
            list.sections.filter { kept.contains($0.place) }.compactMap {
                section -> (values: [String: Any], conditions: [Condition])? in
                guard section.isRepeated else { return nil }
                return (["name": propertyName(section), "sectionType": section.shape.value], section.conditions)
            })
    }
}
