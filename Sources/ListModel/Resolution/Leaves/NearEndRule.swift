import SourceText

/// The end of rows that the app is told of before it is on the screen.
struct NearEndRule: ResolutionRule {
    let listScope: ListScope

    func nearEnd(_ site: RowSite, in around: Surroundings) -> NearEnd? {
        let own = Surroundings.Level(marks: site.rowMarks + site.modelMarks, grain: .own)
        let marked = ([own] + around.levels).flatMap { level in
            level.marks.flatMap { mark in mark.events.filter { $0.event == .nearEnd }.map { (level, mark, $0) } }
        }
        guard !around.isProvider, let (level, mark, event) = marked.first else { return nil }
        guard around.hasDelegate else {
            for (_, _, event) in marked { applied.pass(event.place, because: .delegateOfApp) }
            if facts.isInside(event.place, around.owner) {
                report(.eventWithoutDelegate(.nearEnd, of: target), at: event.place)
            }
            return nil
        }
        applied.apply(event.place)
        for (_, _, other) in marked.dropFirst() { applied.pass(other.place, because: .overridden(event.place)) }
        guard let (scope, name) = rows(at: level, mark, site: site, in: around) else {
            report(.nearEndOfCase(), at: event.place)
            return nil
        }
        let base = name.map { "nearEndOf" + $0.capitalizedFirst } ?? "nearEnd"
        let isOwn = if case .own = level.grain { true } else { false }
        var parameters: [Requirement.Parameter] = []
        if scope != .list, let section = around.section {
            parameters = [Requirement.Parameter(label: "in", name: "section", type: section.text, value: .section)]
        }
        var requirement = Requirement(
            .event(.nearEnd), name: base, parameters: parameters, conditions: scope == .list ? [] : around.conditions,
            place: event.place, owner: isOwn ? site.place : event.place)
        requirement.isDoubtful = listScope.isDoubtful
        decide(site.subject, .event, requirement.summary, because: "the mark asks for it", at: event.place)
        return NearEnd(scope: scope, distance: event.distance, requirement: requirement)
    }

    /// Of which rows a mark speaks, and their name; nil for a kind of row among others.
    private func rows(
        at level: Surroundings.Level, _ mark: Mark, site: RowSite, in around: Surroundings
    ) -> (NearEnd.Scope, String?)? {
        switch level.grain {
        case .own:
            if mark.kind == .section { return (.section, site.name) }
            return around.enums.isEmpty ? (.property, site.name) : nil
        case .rows(let name, _, _):
            guard let name else { return nil }
            return (mark.kind == .section ? .section : .property, name)
        case .list: return (.list, nil)
        }
    }
}
