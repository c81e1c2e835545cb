import SourceText
import SwiftSurface

/// Headers and footers of sections.
struct HeaderRule: ResolutionRule {
    let listScope: ListScope

    /// The header or footer that the marks of a section say, the narrower first. `type` is the section's value.
    func header(
        _ name: MarkArgumentName, _ heightName: MarkArgumentName, marks: [Mark], subject: String, type: ResolvedType,
        valueName: String, owner: String, in around: Surroundings
    ) -> (HeaderDefinition, CellUse?)? {
        let said = applied.value(name, of: marks)
        let saidHeight = height(heightName, of: marks, in: around)
        guard let value = said ?? saidHeight else { return nil }
        let doubt = listScope.isInDoubt
        defer { listScope.isInDoubt = doubt }
        listScope.doubt(if: marks.contains(where: \.isFaulty))
        let file = table.fileIndex[value.place.path] ?? around.file
        let site = RowSite(
            subject: subject + "." + name.rawValue, name: valueName, caseName: valueName, property: "",
            multiplicity: .one,
            payload: [facts.payload(type, label: nil, binding: Binding.name(valueName), from: file)], types: [type],
            rows: nil, marks: MarkSet(), modelMarks: [], outer: [], cell: nil, file: file, owner: owner,
            isSettable: false, conditions: [], place: value.place, isOfSection: true)
        if let said {
            decide(
                subject, name == .header ? .header : .footer, said.text, because: "the section mark says so",
                at: said.place)
        }
        let height = saidHeight.map { value -> Height in
            decide(site.subject, .height, value.text, because: "the section mark says so", at: value.place)
            if case .member("automatic") = value.form { return .automatic }
            return .argument(
                FunctionRule(self).argument(
                    value, heightName, returning: ["CGFloat"], site: site, offers: offers(site, in: around), in: around)
            )
        }
        var readsHeight = ContextReading.isNeeded(height, values: 1)
        if around.context == nil { readsHeight = false }
        guard let value = said else {
            if height == .automatic, let place = saidHeight?.place {
                report(.heightWithoutHeader(heightName.rawValue, header: name.rawValue), at: place)
            }
            return (HeaderDefinition(kind: nil, height: height, readsContext: readsHeight), nil)
        }
        guard let view = value.name, isTypeName(view, value: value, owner: owner) else {
            let title = FunctionRule(self).argument(
                value, name, returning: ["String", "String?"], site: site, offers: offers(site, in: around),
                in: around)
            let reads = around.context != nil && ContextReading.isNeeded(title, values: 1)
            return (HeaderDefinition(kind: .title(title), height: height, readsContext: reads || readsHeight), nil)
        }
        return viewHeader(view, value, site: site, height: height, said: saidHeight, in: around)
    }

    /// The height that marks give a header or footer. If the app keeps the delegate, nothing asks for it.
    private func height(_ name: MarkArgumentName, of marks: [Mark], in around: Surroundings) -> MarkValue? {
        guard !around.hasDelegate else { return applied.value(name, of: marks) }
        applied.pass(name, of: marks, because: .delegateOfApp)
        if let value = marks.lazy.compactMap({ $0.written(name) }).first, facts.isInside(value.place, around.owner) {
            report(
                .eventWithoutDelegate(name == .headerHeight ? "the height of a header" : "the height of a footer"),
                at: value.place)
        }
        return nil
    }

    private func viewHeader(
        _ name: String, _ value: MarkValue, site: RowSite, height: Height?, said: MarkValue?,
        in outer: Surroundings
    ) -> (HeaderDefinition, CellUse?)? {
        let type = table.resolve(name, in: scope(of: value.place, inside: site.owner))
        let symbol = table.symbolID(of: type.syntax, from: site.file)
        if let reason = facts.whyNoView(type, symbol, header: true) {
            report(
                .noCellClass(type.text, because: reason, declared: symbol.map { table.symbol($0).place }),
                at: value.place)
            return nil
        }
        guard outer.hasDelegate else {
            report(.headerWithoutDelegate(type.text), at: value.place)
            return nil
        }
        if let symbol { contribute(symbol) } else { reportBareTitle(name, value, site: site) }
        var around = outer
        around.section = nil
        around.element = nil
        let selection = CellSelection(type: type, symbol: symbol, when: nil, mark: nil, place: value.place)
        guard AccessRule(self).isUsable(selection, at: value.place, in: outer.owner, header: true) else { return nil }
        let offers = offers(site, in: around)
        var fill = FillRule(self).fill(selection, site: site, offers: offers, in: around)
        if case .requirement(var requirement) = fill {
            for index in requirement.parameters.indices where requirement.parameters[index].value == .payload(0) {
                requirement.parameters[index].value = .section
            }
            fill = .requirement(requirement)
        }
        let injections = InjectRule(self).injections(selection, subject: site.subject, in: around)
        for mark in EventRule(self).eventMarks(of: [selection]) { applied.pass(mark, because: .header(type.text)) }
        let height = self.height(height, said: said, of: selection, site: site, offers: offers, in: around)
        let use = CellClassRule(self).use(of: selection, site: site, in: around)
        let choice = CellChoice(cell: type.text, fill: fill, injections: injections)
        let reads = [ContextReading.isNeeded(choice, values: 1), ContextReading.isNeeded(height, values: 1)]
        let view = CellClass(
            name: use.type, type: use.type, reuseIdentifier: use.reuse, isRegistered: use.isRegistered,
            conditions: use.conditions)
        return (
            HeaderDefinition(
                kind: .view(view, fill: fill, injections: injections), height: height,
                readsContext: outer.context != nil && reads.contains(true)), use
        )
    }

    /// What can be passed for a header: the value of its section and its properties, the context, the metrics.
    private func offers(_ site: RowSite, in outer: Surroundings) -> [Offer] {
        var around = outer
        around.section = nil
        around.element = nil
        var offers = OfferRule(self).offers(site, in: around).filter { $0.value != .row && $0.value != .indexPath }
        guard let index = offers.firstIndex(where: { $0.value == .payload(0) }) else { return offers }
        offers[index].value = .section
        offers[index].names += ["section"]
        let members = OfferRule(self).memberOffers(
            of: ResolvedType(syntax: offers[index].type), named: site.name, from: site.file, in: around
        ) { .sectionMember($0) }
        // The narrower place wins: a property of the section hides one of the context.
        offers.removeAll { offer in
            guard case .contextMember(let name) = offer.value else { return false }
            return members.contains { $0.value == .sectionMember(name) }
        }
        return offers + members
    }

    /// Warns of a name that no input declares and that sounds like no view: a title stands in quotes.
    private func reportBareTitle(_ name: String, _ value: MarkValue, site: RowSite) {
        let words = ["View", "Header", "Footer", "Cell", "Title", "Bar"]
        guard !name.contains("."), !name.contains("<"), !words.contains(where: name.contains) else { return }
        let side = site.subject.split(separator: ".").last.map(String.init) ?? ""
        let owner = table.symbolID(named: site.owner, from: site.scope)
        if let owner, NearTypeRule(self).nearType(value, as: .header, file: site.file, owner) != nil { return }
        report(.titleWithoutQuotes(name, side: side), at: value.place)
    }

    /// The height that a mark says, or else the class of the view, as for a cell.
    private func height(
        _ height: Height?, said: MarkValue?, of view: CellSelection, site: RowSite, offers: [Offer],
        in around: Surroundings
    ) -> Height? {
        let members = view.symbol.map(HeightRule(self).heightCandidates) ?? []
        guard let said else {
            return HeightRule(self).cellHeight(of: view, members, site: site, offers: offers, in: around)?.0
        }
        for mark in members.compactMap(\.mark) { applied.pass(mark, because: .overridden(said.place)) }
        return height
    }

    /// Whether a name is that of a class rather than of a value.
    private func isTypeName(_ name: String, value: MarkValue, owner: String) -> Bool {
        let type = table.resolve(name, in: scope(of: value.place, inside: owner))
        if table.symbolID(of: type.syntax, from: table.fileIndex[value.place.path] ?? listScope.outputFile) != nil {
            return true
        }
        return name.split(separator: ".").last?.first?.isUppercase ?? false
    }
}
