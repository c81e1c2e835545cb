import SourceText
import SwiftSurface

/// Row kinds of one list: every way through properties, section structs and nested rows enums.
struct LeafRule: ResolutionRule {
    let listScope: ListScope

    /// The row kinds that a property or case stands for, each with the view classes that it uses.
    func leaves(
        of site: RowSite, steps: [RowLeaf.Step], in outer: Surroundings, path: [Int] = []
    ) -> [(RowLeaf, [CellUse])] {
        var around = outer
        around.conditions += site.conditions
        let steps = steps + [RowLeaf.Step(caseName: site.caseName, carriesSectionID: site.isOfEachSection)]
        if site.load == nil, let value = applied.value(.load, of: site.rowMarks) {
            guard var loaded = LoadRule(self).loaded(site, value, in: around) else { return [] }
            loaded.load?.depth = steps.count
            return loaded.rows.map { leaves(ofEnum: $0, site: loaded, steps: steps, in: around, path: path) }
                ?? [leaf(loaded, steps: steps, in: around)]
        }
        UselessArgumentRule(self).checkRowsProperty(site)
        guard let rows = site.rows else { return [leaf(site, steps: steps, in: around)] }
        return leaves(ofEnum: rows, site: site, steps: steps, in: around, path: path)
    }

    /// The row kinds of a rows enum; `steps` lead to its value.
    func leaves(
        ofEnum rows: Int, site: RowSite, steps: [RowLeaf.Step], in outer: Surroundings, path: [Int]
    ) -> [(RowLeaf, [CellUse])] {
        let symbol = table.symbol(rows)
        guard !path.contains(rows), path.count < SymbolTable.deepest else {
            report(.recursiveRows(symbol.name), at: site.place)
            return []
        }
        // What is loaded has no identity of its own.
        findings.usage.hold(rows, isProvider: outer.isProvider || site.load != nil)
        if !facts.isGenerated(rows), !outer.isProvider {
            report(.notGenerated(symbol.name, path: symbol.path), at: site.place)
        }
        for mark in facts.marks(of: rows).all(.rows) { applied.apply(mark.place) }
        contribute(rows)
        guard let sites = RowsRule(self).rowsSites(rows), listScope.leafCount <= Self.mostLeaves else { return [] }
        var around = outer
        around.enums.append((rows, steps.count))
        let value: FillValue = steps.isEmpty ? .row : .rows(depth: steps.count)
        let type = facts.rowsText(rows)
        around.levels =
            [
                Surroundings.Level(
                    marks: facts.marks(of: rows).all(.rows), grain: .rows(name: nil, type: type, value: value)),
                Surroundings.Level(marks: site.rowMarks, grain: .rows(name: site.name, type: type, value: value)),
            ] + outer.levels
        return sites.flatMap { inner in
            var inner = inner
            inner.load = site.load
            return leaves(of: inner, steps: steps, in: around, path: path + [rows])
        }
    }

    /// More kinds of rows than any list has, so that rows enums that hold each other again and again come to an end.
    private static let mostLeaves = 2_000

    private func leaf(
        _ site: RowSite, steps: [RowLeaf.Step], in around: Surroundings
    ) -> (RowLeaf, [CellUse]) {
        let doubt = listScope.isInDoubt
        defer { listScope.isInDoubt = doubt }
        listScope.doubt(if: DoubtRule(self).isDoubtful(site))
        site.types.forEach { contribute($0.syntax) }
        UselessArgumentRule(self).checkPayload(site)
        for mark in site.rowMarks + site.modelMarks { applied.apply(mark.place) }
        listScope.leafCount += 1
        if listScope.leafCount == Self.mostLeaves {
            let owner = table.symbol(around.owner)
            report(.tooManyRows(owner.name, limit: Self.mostLeaves), at: owner.place)
        }
        let selections = CellRule(self).cells(of: site, in: around)
        listScope.doubt(if: selections.contains { $0.symbol.map(DoubtRule(self).isDoubtful(view:)) ?? false })
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
            uses.append(CellClassRule(self).use(of: selection, site: site, in: around))
            var choice = CellChoice(
                cell: selection.key,
                fill: FillRule(self).fill(selection, site: site, offers: offers, in: around),
                injections: InjectRule(self).injections(selection, subject: site.subject, in: around))
            choice.nested = NestedListRule(self).nested(in: selection, site: site, in: around)
            choice.owned = selection.owned
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
        if case .empty = site.multiplicity { leaf.isEmptyRow = listScope.target == .collection }
        leaf.load = site.load
        if site.load != nil, case .argument(let argument)? = estimated, argument.form != .constant {
            report(.estimateOfLoaded(site.name), at: argument.place)
        }
        leaf.handlers = EventRule(self).handlers(of: site, steps: steps, cells: selections, in: around)
        if around.context != nil { ContextReading.note(in: &leaf) }
        noteReading(beyond: &leaf, site: site, in: around)
        RefillRule(self).note(in: &leaf, cells: selections, site: site, in: around)
        if site.load == nil {
            leaf.stamp = ContentRule(self).stamp(of: site)
            leaf.contentChangesUnnoticed = ContentRule(self).contentChangesUnnoticed(in: site)
        }
        return (leaf, uses)
    }

    /// Notes cells that a method of the list or its context fills, or an object that changes without a word: nobody sees
    /// when what they read changes, unless `content:` says so.
    private func noteReading(beyond leaf: inout RowLeaf, site: RowSite, in around: Surroundings) {
        for index in leaf.cells.indices {
            let choices = leaf.cells.prefix(index + 1)
            let calls = [leaf.cells[index].fill.call] + choices.map { $0.when?.call }
            let isOpen = calls.contains { $0?.readsBeyondArguments == true }
            guard isOpen || (around.isContextWeak && leaf.cells[index].readsContext) else { continue }
            leaf.cells[index].readsBeyondRow = !ContentRule(self).isSaid(of: site)
        }
    }
}
