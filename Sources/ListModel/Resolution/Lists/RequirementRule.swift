import SourceText

/// The requirements of a list's actions.
struct RequirementRule: ResolutionRule {
    let listScope: ListScope

    /// Every requirement in the order of the marks, those of one signature and one declaration once.
    func requirements(of list: ListDefinition) -> [Requirement] {
        var result: [Requirement] = []
        var known: [String: Int] = [:]
        let all = all(of: list)
        let doubtful = Set(all.filter(\.isDoubtful).map(\.owner))
        for requirement in all.sorted(by: { $0.place.isBefore($1.place) }) {
            let head = requirement.parameters.reduce(requirement.name) { head, parameter in
                "\(head), \(parameter.label ?? parameter.name) \(parameter.name): \(parameter.type)"
            }
            guard let index = known[head] else {
                known[head] = result.count
                result.append(requirement)
                continue
            }
            let first = result[index]
            if first.owner != requirement.owner, !Conditions.exclude(first.conditions, requirement.conditions) {
                let isDoubtful = !doubtful.isDisjoint(with: [first.owner, requirement.owner])
                doubting(isDoubtful).report(
                    .sharedRequirement(requirement.summary, first: first.owner), at: requirement.owner)
            }
            let areEvents = first.purpose == .cellEvent && requirement.purpose == .cellEvent
            if areEvents, first.result != requirement.result {
                report(
                    .answeredTwice(requirement.name, first.result, requirement.result, first: first.place),
                    at: requirement.place)
            } else if let one = first.result, let other = requirement.result, one != other {
                report(.askedTwice(requirement.name, one, other), at: requirement.place)
            }
            if !Conditions.match(first.conditions, requirement.conditions) { result[index].conditions = [] }
        }
        return result
    }

    private func all(of list: ListDefinition) -> [Requirement] {
        let ofCells = list.leaves.flatMap(\.cells).map(\.fill)
        let headers = list.alternatives.flatMap { $0.headers + $0.footers }
        let ofHeaders = headers.compactMap { header in
            if case .view(_, let fill, _)? = header.kind { fill } else { nil as Fill? }
        }
        let ofEvents = list.leaves.flatMap(\.handlers).compactMap { handler in
            if case .requirement(let requirement) = handler.target { requirement } else { nil as Requirement? }
        }
        let ends = headers + [list.header, list.footer].compactMap { $0 }
        let ofViews = list.leaves.flatMap(\.cells).flatMap(\.events) + ends.flatMap(\.events)
        let ofEnds = list.leaves.compactMap(\.nearEnd?.requirement)
        return (ofCells + ofHeaders).compactMap(\.requirement) + ofEvents
            + list.leaves.flatMap { $0.actions?.requirements ?? [] } + [list.selectionChange].compactMap { $0 }
            + ofViews.compactMap(\.requirement) + ofEnds
    }
}
