import SourceText
import SwiftSurface

/// What is decided for the row kinds of one list or provider.
struct LeafRule: ResolutionRule {
    let listScope: ListScope

    /// The row kinds that a property or case stands for.
    func leaves(of site: RowSite, steps: [RowLeaf.Step], in around: Surroundings) -> [BuiltLeaf] {
        LeafExpansion(self).leaves(of: site, steps: steps, in: around).map(leaf)
    }

    /// The row kinds of a rows enum that is the row of the list.
    func leaves(ofEnum rows: Int, site: RowSite, in around: Surroundings) -> [BuiltLeaf] {
        LeafExpansion(self).leaves(ofEnum: rows, site: site, in: around).map(leaf)
    }

    private func leaf(_ kind: LeafSite) -> BuiltLeaf {
        let rule = doubting(kind.around.isDoubtful || DoubtRule(self).isDoubtful(kind.row))
        let selections = rule.cells(of: kind)
        let isViewDoubtful = selections.contains { $0.symbol.map(DoubtRule(self).isDoubtful(view:)) ?? false }
        return rule.doubting(isViewDoubtful).leaf(kind, cells: selections)
    }

    private func cells(of kind: LeafSite) -> [CellSelection] {
        let (site, around) = (kind.row, kind.around)
        site.types.forEach { contribute($0.syntax) }
        UselessArgumentRule(self).checkPayload(site)
        for mark in site.rowMarks + site.modelMarks { applied.apply(mark.place) }
        return CellRule(self).cells(of: site, in: around)
    }

    private func leaf(_ kind: LeafSite, cells selections: [CellSelection]) -> BuiltLeaf {
        let (site, steps, around) = (kind.row, kind.steps, kind.around)
        let offers = OfferRule(self).offers(site, in: around)
        var choices: [CellChoice] = []
        var uses: [CellUse] = []
        for selection in selections {
            if let id = selection.symbol {
                contribute(id)
                if let clause = Conditions.lacking(
                    table.symbol(id).conditions, in: AttributeRule(self).conditions(around))
                {
                    report(
                        .conditionalView(selection.type.text, clause: clause, declared: table.symbol(id).place),
                        at: selection.place)
                }
            }
            let kept = KeptCellRule(self).kept(selection, site: site, in: around)
            var use = CellClassRule(self).use(of: selection, isKept: kept != nil, site: site, in: around)
            let fill = FillRule(self).fill(selection, site: site, offers: offers, in: around)
            use.look = PlainCellRule(self).look(of: use, selection, fill: fill, site: site)
            uses.append(use)
            var choice = CellChoice(
                cell: use.key, fill: fill,
                injections: InjectRule(self).injections(selection, subject: site.subject, in: around)
                    + InjectRule(self).indentation(selection, in: around))
            choice.nested = NestedListRule(self).nested(in: selection, site: site, in: around)
            choice.owned = selection.owned
            choice.kept = kept
            choice.heldClass = selection.heldClass
            if selection.isOwnedByPosition { choice.ownedAt = .position(element: around.element?.text ?? "") }
            choice.identifier = RowIdentifierRule(self).identifier(
                of: selection, site: site, offers: offers, in: around)
            choice.events =
                CellEventRule(self).events(of: selection, site: site, in: around)
                + ListenerRule(self).events(of: choice.fill, selection, site: site, in: around)
            if let when = selection.when {
                (choice.when, choice.whenOffers) = ConditionRule(self).condition(
                    when, site: site, offers: offers, in: around)
            }
            choices.append(choice)
        }
        TargetRule(self).passSizes(of: site, cells: selections, in: around)
        let items = SizeRule(self).sizes(of: site, cells: selections, offers: offers, in: around)
        let height =
            items.height ?? HeightRule(self).height(of: site, cells: selections, offers: offers, in: around)
        let estimated = HeightRule(self).estimatedHeight(of: site, cells: selections, offers: offers, in: around)
        var leaf = RowLeaf(
            steps: steps, payload: site.payload, cells: choices, height: height, estimatedHeight: estimated,
            conditions: around.conditions, place: site.place)
        leaf.size = items.size
        if case .empty = site.multiplicity { leaf.isEmptyRow = target == .collection }
        leaf.load = site.load
        if site.load != nil, case .argument(let argument)? = estimated, argument.form != .constant {
            report(.estimateOfLoaded(site.name), at: argument.place)
        }
        let deselects = EventRule(self).deselectPlaces(of: site, cells: selections, in: around)
        leaf.handlers = EventRule(self).handlers(
            of: site, steps: steps, cells: selections,
            isWritten: choices.contains { $0.events.contains(where: \.writes) },
            in: around)
        leaf.limitsPrimaryAction =
            leaf.handlers.contains { $0.event == .primaryAction } && EventRule(self).lacksPrimaryActions(around)
        leaf.choice = ChoiceRule(self).choice(site, in: around)
        leaf.selects = SelectionRule(self).selects(site, offers: offers, in: around)
        leaf.canEdit = EditingRule(self).canEdit(site, handlers: leaf.handlers, offers: offers, in: around)
        leaf.nearEnd = NearEndRule(self).nearEnd(site, in: around)
        leaf.moves = MovingRule(self).moves(site, in: around)
        leaf.canMove = MovingRule(self).canMove(site, moves: leaf.moves, offers: offers, in: around)
        leaf.drag = MovingRule(self).drag(site, offers: offers, in: around)
        leaf.actions = RowActionsRule(self).actions(
            of: site, handlers: leaf.handlers, offers: offers, in: around)
        for index in leaf.cells.indices { leaf.cells[index].readsSelection = leaf.cells[index].fill.reads(.selection) }
        leaf = LiftRule(self).noted(in: leaf, cells: selections, in: around)
        if around.context != nil { leaf = ContextReading.noted(in: leaf) }
        noteReading(beyond: &leaf, site: site, in: around)
        leaf = RefillRule(self).noted(in: leaf, cells: selections, site: site, in: around)
        if site.load == nil {
            leaf.stamp = ContentRule(self).stamp(of: site)
            leaf.contentChangesUnnoticed = ContentRule(self).contentChangesUnnoticed(in: site)
        }
        return BuiltLeaf(
            leaf: leaf, uses: uses, name: site.name, measuredItems: items.measured, hasGivenItems: items.hasGiven,
            deselects: deselects, isDoubtful: listScope.isDoubtful)
    }

    /// Notes cells that a method of the list or its context fills, or an object that changes without a word: nobody sees
    /// when what they read changes, unless `content:` says so.
    private func noteReading(beyond leaf: inout RowLeaf, site: RowSite, in around: Surroundings) {
        for index in leaf.cells.indices {
            let choices = leaf.cells.prefix(index + 1)
            let own = [leaf.cells[index].fill.call, leaf.cells[index].identifier?.call]
            let calls = own + choices.map { $0.when?.call }
            let isOpen = calls.contains { $0?.readsBeyondArguments == true }
            guard isOpen || (around.isContextWeak && leaf.cells[index].readsContext) else { continue }
            leaf.cells[index].readsBeyondRow = !ContentRule(self).isSaid(of: site)
        }
    }
}
