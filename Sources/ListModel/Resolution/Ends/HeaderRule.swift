import SourceText
import SwiftSurface

/// Headers and footers of sections.
struct HeaderRule: ResolutionRule {
    let listScope: ListScope

    /// Header or footer: the mark, and the arguments of the section mark that say the same.
    private struct Side {
        var kind: Mark.Kind
        var argument: MarkArgumentName
        var height: MarkArgumentName

        static let header = Side(kind: .header, argument: .header, height: .headerHeight)
        static let footer = Side(kind: .footer, argument: .footer, height: .footerHeight)
    }

    /// What the marks of a section say, the narrower first. `own` holds its `header` and `footer` marks.
    func headers(
        of site: HeaderSite, marks: [Mark], own: [Mark], in around: Surroundings
    ) -> BuiltHeaders {
        var built = BuiltHeaders()
        built.headers = headers(.header, of: site, marks: marks, own: own, uses: &built.uses, in: around)
        built.footers = headers(.footer, of: site, marks: marks, own: own, uses: &built.uses, in: around)
        setKind(.headerKind, of: &built.headers, saidBy: marks)
        setKind(.footerKind, of: &built.footers, saidBy: marks)
        return built
    }

    /// What the layout of a collection view calls the headers of a section.
    private func setKind(_ name: MarkArgumentName, of headers: inout [HeaderDefinition], saidBy marks: [Mark]) {
        guard target == .collection else { return applied.pass(name, of: marks, because: .shownByTable) }
        guard !headers.isEmpty, let value = applied.value(name, of: marks) else { return }
        for index in headers.indices {
            headers[index].elementKind = value.argument(isVerified: value.string != nil)
        }
    }

    /// The `header` and `footer` marks of a property, or else those of its type.
    func narrower(_ property: [Mark], than type: [Mark]) -> [Mark] {
        [Mark.Kind.header, .footer].flatMap { kind -> [Mark] in
            let own = property.filter { $0.kind == kind }
            let rest = type.filter { $0.kind == kind }
            guard let first = own.first else { return rest }
            for mark in rest { applied.pass(mark.place, because: .overridden(first.place)) }
            return own
        }
    }

    private func headers(
        _ side: Side, of site: HeaderSite, marks: [Mark], own: [Mark], uses: inout [CellUse], in around: Surroundings
    ) -> [HeaderDefinition] {
        let own = own.filter { $0.kind == side.kind }
        guard let first = own.first else {
            guard let (header, use) = header(side, marks: marks, of: site, in: around) else { return [] }
            if let use { uses.append(use) }
            return [header]
        }
        if let short = marks.lazy.compactMap({ $0.written(side.argument) }).first {
            report(.twoHeaders(side.argument.rawValue, mark: first.place), at: short.place)
        }
        let standard = height(side.height, of: marks, in: around)
        return own.compactMap { mark in
            applied.apply(mark.place)
            guard let (header, use) = header(side, saidBy: mark, otherwise: standard, of: site, in: around) else {
                return nil
            }
            if let use { uses.append(use) }
            return header
        }
    }

    /// The header or footer that the section marks say, the narrower first.
    private func header(
        _ side: Side, marks: [Mark], of site: HeaderSite, in around: Surroundings
    ) -> (HeaderDefinition, CellUse?)? {
        let said = applied.value(side.argument, of: marks)
        let saidHeight = height(side.height, of: marks, in: around)
        guard let value = said ?? saidHeight else { return nil }
        return doubting(marks.contains(where: \.isFaulty))
            .header(side, marks: marks, said: said, height: saidHeight, at: value.place, of: site, in: around)
    }

    /// - Parameters:
    ///   - said: What shows it.
    ///   - saidHeight: Its height, without which something shows it.
    private func header(
        _ side: Side, marks: [Mark], said: MarkValue?, height saidHeight: MarkValue?, at place: SourcePlace,
        of site: HeaderSite, in around: Surroundings
    ) -> (HeaderDefinition, CellUse?)? {
        let isOfEnum = site.isOfEnum(said, side.argument)
        let heightIsOfEnum = saidHeight.map { site.isOfEnum($0, side.height) } ?? isOfEnum
        let row = SectionOfferRule(self).rowSite(
            side.argument.rawValue, of: site.ofEnum(isOfEnum), at: place, in: around)
        func shown(_ header: HeaderDefinition) -> HeaderDefinition {
            var header = header
            (header.isOfEnum, header.heightIsOfEnum) = (isOfEnum, heightIsOfEnum)
            return header
        }
        if let said {
            decide(
                site.subject, side.kind == .header ? .header : .footer, said.text, because: "the section mark says so",
                at: said.place)
        }
        let height = saidHeight.map {
            let row = SectionOfferRule(self).rowSite(
                side.argument.rawValue, of: site.ofEnum(heightIsOfEnum), at: place, in: around)
            return self.height($0, side.height, of: row, in: around)
        }
        guard let value = said else {
            if target == .collection {
                let place = marks.lazy.flatMap(\.arguments).first { $0.name == side.height }?.place
                report(.headerLengthWithoutView(side.height.rawValue, header: side.argument.rawValue), at: place)
                return nil
            }
            if height == .automatic, let place = saidHeight?.place {
                report(.heightWithoutHeader(side.height.rawValue, header: side.argument.rawValue), at: place)
            }
            return (shown(HeaderDefinition(kind: nil, height: height, readsContext: reads(height, in: around))), nil)
        }
        if let view = value.closed("view") {
            guard isAsked(value.text, value, in: around) else { return nil }
            return existing(view, value, site: row, height: height, in: around).map { (shown($0), nil) }
        }
        if value.closed("class") != nil {
            return viewHeader(nil, value, mark: nil, site: row, height: height, said: saidHeight, in: around)
                .map { (shown($0.0), $0.1) }
        }
        guard let view = value.name, isTypeName(view, value: value, owner: site.owner) else {
            let title = FunctionRule(self).argument(
                value, side.argument, returning: ["String", "String?"], site: row,
                offers: SectionOfferRule(self).offers(row, in: around),
                in: around)
            let readsTitle = around.context != nil && ContextReading.isNeeded(title, values: 1)
            let header = HeaderDefinition(
                kind: .title(title), height: height, readsContext: readsTitle || reads(height, in: around))
            return (shown(header), nil)
        }
        return viewHeader(view, value, mark: nil, site: row, height: height, said: saidHeight, in: around)
            .map { (shown($0.0), $0.1) }
    }

    /// The header or footer that a mark of its own says. `standard` is the height that the section mark says for all.
    private func header(
        _ side: Side, saidBy mark: Mark, otherwise standard: MarkValue?, of site: HeaderSite, in around: Surroundings
    ) -> (HeaderDefinition, CellUse?)? {
        guard let value = applied.value(.view, of: mark) ?? PlainCellRule(self).header(saidBy: mark) else { return nil }
        let isOfEnum = site.isOfEnum(mark)
        let shown = site.ofEnum(isOfEnum)
        let row = SectionOfferRule(self).rowSite(side.argument.rawValue, of: shown, at: value.place, in: around)
        decide(
            site.subject, side.kind == .header ? .header : .footer, value.text, because: "a mark of its own says so",
            at: mark.place)
        let own = applied.value(.height, of: mark)
        let said = own ?? standard
        let heightIsOfEnum = own == nil && standard != nil ? site.isOfEnum(standard, side.height) : isOfEnum
        let height = said.map {
            let row = SectionOfferRule(self).rowSite(
                side.argument.rawValue, of: site.ofEnum(heightIsOfEnum), at: value.place, in: around)
            return self.height($0, side.height, of: row, in: around)
        }
        let found: (HeaderDefinition, CellUse?)?
        if let view = value.closed("view") {
            guard isAsked(value.text, value, in: around) else { return nil }
            found = existing(view, value, site: row, height: height, in: around).map { ($0, nil) }
        } else if value.name != nil || value.closed("class") != nil {
            let view = value.name
            found = viewHeader(view, value, mark: mark, site: row, height: height, said: said, in: around)
        } else {
            found = nil
        }
        guard let (built, use) = found else { return nil }
        var header = built
        (header.isOfEnum, header.heightIsOfEnum) = (isOfEnum, heightIsOfEnum)
        if target == .collection {
            applied.pass(.estimatedHeight, of: [mark], because: .measuredHeader)
        } else if let estimate = applied.value(.estimatedHeight, of: mark) {
            header.estimatedHeight = self.height(estimate, side.height, of: row, in: around)
        }
        if let when = applied.value(.when, of: mark) {
            (header.when, header.whenOffers) = ConditionRule(self).condition(
                when, site: row, offers: SectionOfferRule(self).offers(row, in: around), in: around)
            header.whenOffers = header.whenOffers.map(\.ofSection)
            header.readsContext =
                header.readsContext
                || (around.context != nil && header.when.map { ContextReading.isNeeded($0, values: 1) } == true)
        }
        return (header, use)
    }

    /// Whether a view is asked of the list, which is reported if not: of a collection view the data source gives it.
    private func isAsked(_ name: String, _ value: MarkValue, in around: Surroundings) -> Bool {
        if around.hasDelegate || target == .collection { return true }
        report(.headerWithoutDelegate(name), at: value.place)
        return false
    }

    private func height(
        _ value: MarkValue, _ name: MarkArgumentName, of site: RowSite, in around: Surroundings
    ) -> Height {
        decide(site.subject, .height, value.text, because: "the mark says so", at: value.place)
        if case .member("automatic") = value.form { return .automatic }
        return .argument(
            FunctionRule(self).argument(
                value, name, returning: ["CGFloat"], site: site,
                offers: SectionOfferRule(self).offers(site, in: around), in: around))
    }

    private func reads(_ height: Height?, in around: Surroundings) -> Bool {
        around.context != nil && ContextReading.isNeeded(height, values: 1)
    }

    /// A view that the context holds, or that a function makes.
    func existing(
        _ view: MarkValue, _ value: MarkValue, site: RowSite, height: Height?, in around: Surroundings
    ) -> HeaderDefinition? {
        let argument: Argument
        var readsContext = reads(height, in: around)
        if case .keyPath(let path) = view.form {
            guard let context = around.context else {
                report(.viewWithoutContext(value.text), at: value.place)
                return nil
            }
            if let (name, owner) = table.missingMember(path.members, in: context, from: around.file) {
                let names = table.members(of: owner).map(\.property.name)
                report(
                    .unknownMember(name, in: table.text(of: owner), members: names, path: path.members), at: view.place)
                return nil
            }
            let type = table.type(ofPath: path.members, in: context, from: around.file)?.text
            argument = view.argument(isVerified: ["UIView", "UIView?", "UIView!"].contains(type))
            readsContext = true
        } else {
            argument = FunctionRule(self).argument(
                view, .view, returning: [], site: site, offers: SectionOfferRule(self).offers(site, in: around),
                in: around)
            readsContext = readsContext || (around.context != nil && ContextReading.isNeeded(argument, values: 1))
        }
        return HeaderDefinition(kind: .existing(argument), height: height, readsContext: readsContext)
    }

    /// The height that marks give a header or footer. If the app keeps the delegate, nothing asks for it.
    private func height(_ name: MarkArgumentName, of marks: [Mark], in around: Surroundings) -> MarkValue? {
        guard !around.hasDelegate && !hasLayouts else { return applied.value(name, of: marks) }
        applied.pass(name, of: marks, because: .delegateOfApp)
        if let value = marks.lazy.compactMap({ $0.written(name) }).first, facts.isInside(value.place, around.owner) {
            report(
                .eventWithoutDelegate(name == .headerHeight ? "the height of a header" : "the height of a footer"),
                at: value.place)
        }
        return nil
    }

    /// - Parameter name: The class that the mark names; nil if the context holds it.
    private func viewHeader(
        _ name: String?, _ value: MarkValue, mark: Mark?, site: RowSite, height: Height?, said: MarkValue?,
        in outer: Surroundings
    ) -> (HeaderDefinition, CellUse?)? {
        let held = name == nil ? HeldClassRule(self).held(value, mark: mark, site: site, in: outer) : nil
        let named = name.map { table.resolve($0, in: scope(of: value.place, inside: site.owner)) }
        guard let type = named ?? held?.type else { return nil }
        let symbol = table.symbolID(of: type.syntax, from: site.file)
        guard ViewRule(self).isDequeued(type, symbol, header: true, at: value.place) else { return nil }
        guard isAsked(type.text, value, in: outer) else { return nil }
        if let symbol { contribute(symbol) }
        var around = outer
        around.section = nil
        around.sectionValue = nil
        around.element = nil
        var selection = CellSelection(type: type, symbol: symbol, when: nil, mark: mark, place: value.place)
        selection.role = site.subject.hasSuffix(".header") ? .header : .footer
        selection.heldClass = held?.path
        if mark?.has(.contentConfiguration) == true {
            guard PlainCellRule(self).takesContent(type, symbol, at: value.place) else { return nil }
            if OriginRule(self).origin(of: selection) == .registeredClass { selection.variant = "content" }
        }
        guard ViewRule(self).isUsable(selection, at: value.place, in: outer.owner) else { return nil }
        let offers = SectionOfferRule(self).offers(site, in: around)
        var fill = FillRule(self).fill(selection, site: site, offers: offers, in: around)
        fill = fill.ofSection
        let injections = InjectRule(self).injections(selection, subject: site.subject, in: around)
        for mark in EventRule(self).eventMarks(of: [selection]) { applied.pass(mark, because: .header(type.text)) }
        let height = self.height(height, said: said, of: selection, site: site, offers: offers, in: around)
        if target == .collection, !hasLayouts, outer.hasDelegate,
            height == nil || height == .automatic,
            OriginRule(self).origin(of: selection) != .registeredClass
        {
            let side = selection.role == .header ? Side.header : Side.footer
            report(.unmeasuredHeader(type.text, argument: side.height.rawValue), at: value.place)
        }
        let use = CellClassRule(self).use(of: selection, site: site, in: around)
        let choice = CellChoice(cell: type.text, fill: fill, injections: injections)
        let reads = [ContextReading.isNeeded(choice, values: 1), ContextReading.isNeeded(height, values: 1)]
        var view = CellClass(
            name: use.key, type: use.viewClass, reuseIdentifier: use.reuse, origin: use.origin,
            conditions: use.conditions)
        view.isDeclared = use.isDeclared
        view.isHeld = held != nil
        var header = HeaderDefinition(
            kind: .view(view, fill: fill, injections: injections), height: height,
            readsContext: outer.context != nil && (held != nil || reads.contains(true)))
        header.heldClass = held?.path
        header.events = CellEventRule(self).events(of: selection, site: site, in: around)
        // It is registered when it is first shown.
        return (header, held == nil ? use : nil)
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
        return name.nameComponents.last?.first?.isUppercase ?? false
    }
}
