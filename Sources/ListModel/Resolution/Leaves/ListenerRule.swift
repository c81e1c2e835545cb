import SourceText
import SwiftSurface

/// The parameters of a method that fills cells which are events of the row: closures that an `event` mark of the method
/// names, and that the list gives.
struct ListenerRule: ResolutionRule {
    let listScope: ListScope

    /// What the parameters of a method are filled with: those that are events with a closure, the others by `offers`.
    func filling(
        _ candidate: FillCandidate, from offers: [Offer], site: RowSite, in around: Surroundings
    ) -> Filling {
        let names = names(of: candidate, site: site, in: around)
        let isListener = { (parameter: FillCandidate.Parameter) in parameter.names.contains(where: names.contains) }
        let others = candidate.parameters.filter { !isListener($0) }
        var filling = facts.filling(others, from: offers, file: around.file)
        guard !names.isEmpty, filling.isComplete else { return filling }
        for (index, parameter) in candidate.parameters.filter({ isListener($0) || !$0.hasDefault }).enumerated()
        where isListener(parameter) {
            guard let name = parameter.names.first(where: names.contains) else { continue }
            filling.arguments.insert(FillArgument(label: parameter.label, value: .listener(name)), at: index)
            filling.values.insert(
                Offer(
                    value: .listener(name), type: parameter.type.syntax, rank: .context, names: [name],
                    text: "\(name): \(parameter.type.text)"), at: index)
        }
        return filling
    }

    /// Reports marks that name no closure among the parameters of their method; false if there is none.
    func reportFaults(of candidates: [FillCandidate], _ selection: CellSelection, site: RowSite) -> Bool {
        var isFaulty = false
        for candidate in candidates {
            var first: [String: SourcePlace] = [:]
            for mark in candidate.events {
                guard let value = mark.written(.parameter), let name = FillCandidate.listened(mark) else { continue }
                applied.apply(mark.place)
                if let first = first[name] {
                    report(.secondEvent(name, of: selection.type.text, trigger: nil, first: first), at: mark.place)
                    isFaulty = true
                    continue
                }
                first[name] = mark.place
                let parameter = candidate.parameters.first { $0.names.contains(name) }
                guard let parameter else {
                    report(
                        .unknownEventParameter(
                            name, method: candidate.fullName, parameters: candidate.parameters.flatMap(\.names)),
                        at: value.place)
                    isFaulty = true
                    continue
                }
                guard let (function, attributes) = CellEventRule(self).closure(of: parameter.type.syntax) else {
                    report(.noEventParameter(parameter.text, method: candidate.fullName), at: value.place)
                    isFaulty = true
                    continue
                }
                let reason =
                    site.isOfSection
                    ? "is a parameter of a header; declare a property, and mark that"
                    : CellEventRule(self).fault(of: function, attributes)
                guard let reason else { continue }
                report(.unsettableEvent(name, of: selection.type.text, because: reason), at: value.place)
                isFaulty = true
            }
        }
        return isFaulty
    }

    /// The events that the arguments of a fill are.
    func events(
        of fill: Fill, _ selection: CellSelection, site: RowSite, in around: Surroundings
    ) -> [CellEvent] {
        guard case .method(let name, let arguments) = fill else { return [] }
        let names = arguments.compactMap { if case .listener(let name) = $0.value { name } else { nil } }
        guard !names.isEmpty else { return [] }
        let candidates = fillCandidates(of: selection).filter { candidate in
            candidate.name == name && names.allSatisfy { name in candidate.listened.contains(name) }
        }
        guard let candidate = candidates.first else { return [] }
        return names.compactMap { name -> CellEvent? in
            guard let mark = candidate.events.first(where: { FillCandidate.listened($0) == name }),
                let parameter = candidate.parameters.first(where: { $0.names.contains(name) }),
                let (function, attributes) = CellEventRule(self).closure(of: parameter.type.syntax)
            else { return nil }
            for argument in mark.arguments { applied.apply(argument.value.place) }
            guard
                let (_, effect) = CellEventRule(doubting(mark.isFaulty)).closure(
                    function, name, mark, candidate.place, site: site, in: around)
            else { return nil }
            let parameters = function.parameters.map(\.description).joined(separator: ", ")
            let type = (attributes.isEmpty ? "" : attributes + " ") + "(\(parameters)) -> \(function.result)"
            let event = CellEvent(
                member: name, source: .parameter(parameters: function.parameters.count, type: type),
                effect: effect.under(candidate.conditions), conditions: candidate.conditions)
            if let requirement = event.requirement {
                decide(
                    site.subject, .event, requirement.summary, because: "\(selection.type.text) is filled with it",
                    at: mark.place)
            }
            return event
        }
    }

    /// The parameters of a method that are events of a row here.
    private func names(of candidate: FillCandidate, site: RowSite, in around: Surroundings) -> [String] {
        guard !candidate.events.isEmpty, !site.isOfSection else { return [] }
        guard !around.isProvider else {
            for mark in candidate.events { applied.pass(mark.place, because: .provider) }
            return []
        }
        guard CellEventRule(self).isHeard(site, in: around) else {
            for mark in candidate.events { applied.pass(mark.place, because: .leftToApp) }
            return []
        }
        return candidate.listened
    }
}
