import SourceText
import SwiftSurface

/// How a view is filled.
struct FillRule: ResolutionRule {
    let listScope: ListScope

    func fill(
        _ selection: CellSelection, site: RowSite, offers: [Offer], in around: Surroundings
    ) -> Fill {
        if let value = applied.value(.contentConfiguration, of: selection.mark) {
            decide(site.subject, .fill, value.text, because: "the mark says so", at: value.place)
            return PlainCellRule(self).fill(saidBy: value, site: site, offers: offers, in: around)
        }
        // What another mark says fills the cell of that mark.
        let others = (site.rowMarks + site.modelMarks).filter { mark in
            !mark.has(.when) && (selection.mark == nil || !mark.has(.cell))
        }
        let marks = (selection.mark.map { [$0] } ?? []) + others
        if let value = applied.value(.configure, of: marks) {
            decide(site.subject, .fill, value.text, because: "the mark says so", at: value.place)
            if value.member == "asked" { return asked(selection, site: site, in: around) }
            if value.member == "none" { return .none }
            return FunctionRule(self).fill(saidBy: value, selection, site: site, offers: offers, in: around)
        }
        let standard = defaultValue(for: site, in: around)
        let candidates = fillCandidates(of: selection)
        let callable = candidates.filter { facts.isCallable($0, from: around.file) }.map {
            AttributeRule(self).checked($0, in: around)
        }
        let usable = callable.filter { $0.statementFault == nil }
        if ListenerRule(self).reportFaults(of: usable, selection, site: site) { return .none }
        let fillings = usable.map { ($0, ListenerRule(self).filling($0, from: offers, site: site, in: around)) }
            .filter { !isHelper($0, $1, of: site) }
        if let standard, !fillings.contains(where: { $0.1.isComplete }) {
            return fill(saidBy: standard, selection, site: site, offers: offers, in: around)
        }
        if callable.isEmpty, let hidden = candidates.first {
            report(
                .hiddenConfigure(
                    hidden.fullName, cell: selection.type.text, level: hidden.level.word,
                    at: hidingWord(hidden.level, of: hidden.place),
                    isInline: table.isInline(around.file, declaring: hidden.place)),
                at: selection.place)
            return .none
        }
        if usable.isEmpty, let uncallable = callable.first, let reason = uncallable.statementFault {
            report(
                .uncallableMethod(
                    uncallable.fullName, of: selection.type.text, to: "fill it", because: reason,
                    declared: uncallable.place), at: selection.place)
            return .none
        }
        guard let first = usable.first else { return unfilled(selection, site: site, in: around) }
        guard !fillings.isEmpty else {
            let takers = usable.map { ($0, facts.filling($0.parameters, from: offers, file: around.file)) }
                .filter { taker in taker.1.missing.contains { !facts.showsSomething($0.type.syntax, from: around.file) }
                }
            guard takers.isEmpty else { return choose(takers, selection, site: site, offers: offers, in: around) }
            report(
                .helpersAlone(
                    selection.type.text, helpers: usable.map(\.fullName), model: site.model,
                    call: callToWrite(first, site: site, offers: offers, file: around.file),
                    at: first.place), at: selection.place)
            return .none
        }
        return choose(fillings, selection, site: site, offers: offers, in: around)
    }

    /// Whether a method that nothing names for it fills a cell with no value of the row or its section: such a method
    /// shows a part of the cell, and is no candidate.
    func isHelper(_ candidate: FillCandidate, _ filling: Filling, of site: RowSite) -> Bool {
        !site.payload.isEmpty && !site.isOfSection && !candidate.isMarked && candidate.name == Self.usualName
            && !filling.showsRow && !filling.hearsRow
    }

    /// What methods that fill views are called unless the configuration says otherwise.
    private static let usualName = "configure"

    /// The `configure:` of the narrowest mark around a row, with the whole row that it speaks of; nil if there is none.
    private func defaultValue(for site: RowSite, in around: Surroundings) -> (MarkValue, Surroundings.Level)? {
        guard !site.isOfSection else { return nil }
        for level in around.levels {
            if let value = level.marks.lazy.compactMap({ $0.written(.configure) }).first { return (value, level) }
        }
        return nil
    }

    /// How the mark around a row fills it. A function that takes the model of other rows says nothing of one without.
    private func fill(
        saidBy standard: (value: MarkValue, level: Surroundings.Level), _ selection: CellSelection, site: RowSite,
        offers: [Offer], in around: Surroundings
    ) -> Fill {
        if standard.value.member == "asked" {
            applied.value(.configure, of: around.levels.flatMap(\.marks))
            return asked(selection, site: site, in: around)
        }
        guard
            let fill = FunctionRule(self).defaultFill(
                saidBy: standard.value, at: standard.level, selection, site: site, offers: offers, in: around)
        else { return unfilled(selection, site: site, in: around) }
        applied.value(.configure, of: around.levels.flatMap(\.marks))
        decide(
            site.subject, .fill, standard.value.text, because: "the mark around it says so", at: standard.value.place)
        return fill
    }

    private func choose(
        _ fillings: [(FillCandidate, Filling)], _ selection: CellSelection, site: RowSite, offers: [Offer],
        in around: Surroundings
    ) -> Fill {
        let complete = AttributeRule(self).certain(fillings.filter { $0.1.isComplete }, in: around) { $0.0 }
        let most = complete.map { $0.1.weight }.max() ?? 0
        let first = complete.first { $0.1.weight == most }
        let best = complete.filter { $0.1.weight == most || isElsewhere($0.0, than: first?.0) }
        if best.count > 1 {
            report(
                .ambiguousConfigure(
                    selection.type.text, methods: best.map(\.0.fullName), places: best.map(\.0.place),
                    areMarked: best.allSatisfy(\.0.isMarked)),
                at: selection.place)
            return .none
        }
        guard let (candidate, filling) = best.first else {
            reportUnfillable(fillings, selection, site: site, offers: offers)
            return .none
        }
        AttributeRule(self).reportGuess(candidate)
        AddingFillRule(self).check(candidate, of: selection.symbol, filling: selection, site: site, in: around)
        if let mark = candidate.mark { applied.apply(mark) }
        let reason = candidate.isMarked ? "it is marked `configure`" : "its name says that it fills the cell"
        if candidate.isProperty, let value = filling.values.first {
            decide(
                site.subject, .fill, "\(candidate.name) = \(value.spelling)", because: reason, at: candidate.place)
            return .property(name: candidate.name, value: value.value)
        }
        decide(site.subject, .fill, filling.summary(of: candidate.name), because: reason, at: candidate.place)
        return .method(name: candidate.name, arguments: filling.arguments)
    }

    /// Whether two methods are in different clauses of one `#if`, so that the one that takes more says nothing.
    private func isElsewhere(_ candidate: FillCandidate, than other: FillCandidate?) -> Bool {
        other.map { Conditions.exclude(candidate.conditions, $0.conditions) } ?? false
    }

    private func reportUnfillable(
        _ fillings: [(FillCandidate, Filling)], _ selection: CellSelection, site: RowSite, offers: [Offer]
    ) {
        let nearest = fillings.min {
            $0.1.missing.count + $0.1.ambiguous.count < $1.1.missing.count + $1.1.ambiguous.count
        }
        guard let (candidate, filling) = nearest else { return }
        let call = site.isOfSection ? nil : callToWrite(candidate, site: site, filling: filling)
        // Between two languages the header is the place to look at: its types are not those that one reads in Swift. A
        // class that its own mark chooses for many rows is told of once.
        let isOfClass =
            selection.mark == nil && selection.role == .row && site.cell == nil && selection.place == site.place
        let isMethod = !candidate.isObjectiveC && !isOfClass
        let (place, other) =
            isMethod ? (selection.place, candidate.place) : (candidate.place, selection.place)
        if let (parameter, matching) = filling.ambiguous.first, filling.missing.isEmpty {
            report(
                .ambiguousParameter(
                    parameter.text, method: candidate.fullName, cell: selection.type.text,
                    offers: facts.offered(matching, for: parameter, at: site),
                    isNamed: Offer.needOtherNames(matching, for: parameter),
                    call: call, other: other, isMethod: isMethod), at: place)
            return
        }
        guard let parameter = filling.missing.first else { return }
        report(
            .unfillableParameter(
                parameter.text, method: candidate.fullName, cell: selection.type.text,
                offers: facts.offered(offers, for: parameter, at: site),
                call: call, inContext: advice(for: parameter, of: candidate, at: site), other: other,
                isMethod: isMethod), at: place)
    }

    private func advice(
        for parameter: FillCandidate.Parameter, of candidate: FillCandidate, at site: RowSite
    ) -> ContextAdvice {
        let isMethod = !candidate.isProperty && !candidate.isObjectiveC && !site.isOfSection
        guard isMethod, let name = parameter.name ?? parameter.label,
            CellEventRule(self).closure(of: parameter.type.syntax) != nil
        else { return facts.contextAdvice(for: parameter, at: site, context: listScope.frame?.context) }
        return .event(name)
    }

    private func callToWrite(_ candidate: FillCandidate, site: RowSite, offers: [Offer], file: Int) -> String {
        callToWrite(candidate, site: site, filling: facts.filling(candidate.parameters, from: offers, file: file))
    }

    /// The `configure:` that would fill the cell.
    private func callToWrite(_ candidate: FillCandidate, site: RowSite, filling: Filling) -> String {
        ClosureAdvice(
            argument: .configure, function: "cell.\(candidate.name)", parameters: candidate.parameters,
            filling: filling, site: site, property: candidate.isProperty ? candidate : nil
        ).text
    }

    /// A class without a method to fill it: the app must. Of a row without payload `settleUnfilled` decides.
    private func unfilled(_ selection: CellSelection, site: RowSite, in around: Surroundings) -> Fill {
        if selection.role == .tableEnd {
            // What shows nothing of the list needs nothing.
            reportMisspelt(selection, site: site)
            return .none
        }
        if !site.payload.isEmpty {
            if site.nestedList != nil, !around.isProvider {
                NestedListRule(self).checkView(of: selection, site: site)
                return .none
            }
            if reportMisspelt(selection, site: site) { return .none }
            if !around.isProvider, !isTrusted(selection) {
                // A name that nothing can declare is told where it is written.
                if !facts.sources(of: selection.type.text, seenFrom: site.file).isEmpty {
                    let mark = site.isOfSection ? selection.role == .footer ? "footer" : "header" : "row"
                    report(.unseenClass(selection.type.text, row: site.name, mark: mark), at: selection.place)
                }
                return .none
            }
        }
        return requirement(selection, site: site, in: around)
    }

    /// Whether the app may be asked to fill a class: the inputs or the system declare it, or it is named with its module.
    private func isTrusted(_ selection: CellSelection) -> Bool {
        guard selection.symbol == nil, case .named(let components) = selection.type.syntax, components.count == 1 else {
            return true
        }
        return SystemClasses.knows(components[0].name)
    }

    /// What `configure: .asked` says.
    private func asked(_ selection: CellSelection, site: RowSite, in around: Surroundings) -> Fill {
        if around.isProvider {
            let model = site.payload.isEmpty ? nil : site.model
            report(.nothingFills(selection.type.text, row: site.name, model: model), at: selection.place)
            return .none
        }
        return requirement(selection, site: site, isAsked: true, in: around)
    }

    private func requirement(
        _ selection: CellSelection, site: RowSite, isAsked: Bool = false, in around: Surroundings
    ) -> Fill {
        let name = site.isOfSection ? "view" : "cell"
        let cell = Requirement.Parameter(label: nil, name: name, type: selection.type.text, value: .cell)
        var requirement = Requirement(
            .fill, name: "configure", parameters: [cell] + site.payloadParameters, conditions: around.conditions,
            place: selection.place, owner: site.requirementOwner)
        requirement.isAsked = isAsked
        requirement.isDoubtful = listScope.isDoubtful
        if site.payload.isEmpty {
            requirement.name += site.name.capitalizedFirst
            if let section = around.section {
                requirement.parameters.append(
                    Requirement.Parameter(label: "in", name: "section", type: section.text, value: .section))
            }
            return .requirement(requirement)
        }
        if around.isProvider {
            report(.nothingFills(selection.type.text, row: site.name, model: site.model), at: selection.place)
            return .none
        }
        decide(
            site.subject, .fill, "a requirement of the actions",
            because: isAsked ? "`configure: .asked` says so" : "\(selection.type.text) has no method that fills it")
        return .requirement(requirement)
    }

    @discardableResult
    private func reportMisspelt(_ selection: CellSelection, site: RowSite) -> Bool {
        guard let (method, near) = misspeltConfigure(selection, site: site) else { return false }
        report(
            .misspeltConfigure(method.fullName, cell: selection.type.text, near: near, at: method.place),
            at: selection.place)
        return true
    }

    /// A method of the class that takes the payload and is named almost like one that fills cells, with that name.
    private func misspeltConfigure(_ selection: CellSelection, site: RowSite) -> (FillCandidate, String)? {
        guard let cell = selection.symbol else { return nil }
        for owner in table.lineage(of: cell) {
            for part in table.symbol(owner).parts {
                for (function, _) in part.marked.functions where function.kind == .function && !function.isStatic {
                    guard
                        let near = Spelling.nearest(
                            to: function.name, among: facts.input.configureNames, within: 3)
                    else { continue }
                    let candidate = facts.candidate(function, owner: owner, part: part, of: cell, mark: nil)
                    let takesModel = candidate.parameters.contains { parameter in
                        site.types.contains { table.accepts(parameter.type.syntax, $0.syntax, from: site.file) }
                    }
                    if takesModel { return (candidate, near) }
                }
            }
        }
        return nil
    }
}
