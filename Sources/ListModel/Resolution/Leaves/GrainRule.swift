import SourceText
import SwiftSurface

/// What a requirement of the actions takes: the place of its mark says whether that is the payload of the row, the value
/// of a rows enum, or the row of the list.
struct GrainRule: ResolutionRule {
    let listScope: ListScope

    /// - Parameters:
    ///   - base: The base name.
    ///   - leading: What it takes before the row.
    ///   - placed: What it takes between the row and its section.
    ///   - following: What it takes after the row and its section.
    ///   - place: The mark, or what in it asks for the requirement.
    func requirement(
        _ purpose: Requirement.Purpose, _ base: String, leading: [Requirement.Parameter] = [],
        placed: [Requirement.Parameter] = [], following: [Requirement.Parameter] = [], takesEvent: Bool,
        result: String? = nil, at place: SourcePlace,
        grain: Surroundings.Level.Grain, site: RowSite,
        in around: Surroundings
    ) -> Requirement {
        var name = base
        var parameters: [Requirement.Parameter] = []
        var isInSection = around.section != nil
        var conditions: [Condition] = around.conditions
        var owner = place
        switch grain {
        case .own:
            owner = site.requirementOwner
            parameters = site.payloadParameters
            if parameters.isEmpty { name += site.name.prefix(1).uppercased() + site.name.dropFirst() }
        case .rows(let label, let type, let value):
            parameters = [Requirement.Parameter(label: label, name: label ?? "row", type: type, value: value)]
            conditions = []
        case .list:
            parameters = [Requirement.Parameter(label: nil, name: "row", type: around.rowType, value: .row)]
            isInSection = false
            conditions = []
        }
        parameters += placed
        if isInSection, let section = around.section {
            parameters.append(
                Requirement.Parameter(label: "in", name: "section", type: section.text, value: .section))
        }
        parameters += following
        if takesEvent {
            parameters.append(Requirement.Parameter(label: "event", name: "event", type: "RowEvent", value: .event))
        }
        var requirement = Requirement(
            purpose, name: name, parameters: leading + parameters, conditions: conditions, place: place, owner: owner)
        requirement.result = result
        requirement.isDoubtful = listScope.isDoubtful
        return requirement
    }

    /// The same for several rows at once, which may be of several sections: it takes an array.
    static func batched(_ requirement: Requirement) -> Requirement {
        let elements = requirement.parameters.filter { $0.value != .section }
        var requirement = requirement
        requirement.batched = elements.map(\.value)
        guard let first = elements.first else {
            requirement.parameters = []
            return requirement
        }
        let types = elements.map(\.type).joined(separator: ", ")
        requirement.parameters = [
            Requirement.Parameter(
                label: first.label, name: first.name, type: elements.count == 1 ? "[\(types)]" : "[(\(types))]",
                value: .batch)
        ]
        return requirement
    }
}
