import SourceText
import SwiftSurface

/// Which cell shows a row: the narrower place wins.
struct CellRule: ResolutionRule {
    let listScope: ListScope

    /// The cells of a row in the order in which they are tried; the last is taken otherwise. Empty where none is found,
    /// which is reported.
    func cells(of site: RowSite, in around: Surroundings) -> [CellSelection] {
        if let cell = site.cell {
            return [
                selection(
                    cell, when: nil, mark: site.cellMark, says: site.cellMark, site: site, in: around,
                    because: "the section mark says so")
            ]
            .compactMap { $0 }
        }
        guard !isTwiceAliased(site) else { return [] }
        var result: [CellSelection] = []
        var last: Mark?
        for (marks, reason) in [
            (site.rowMarks, "the mark of the row says so"), (site.modelMarks, "the mark of its model says so"),
        ] {
            for mark in marks where mark.has(.cell) || mark.has(.when) || mark.has(.contentConfiguration) {
                last = mark
                let when = applied.value(.when, of: mark)
                guard let cell = applied.value(.cell, of: mark) ?? PlainCellRule(self).cell(saidBy: mark) else {
                    result += found(for: site, in: around).map { found in
                        var found = found
                        found.when = when
                        found.mark = mark
                        return found
                    }
                    continue
                }
                if let selection = selection(
                    cell, when: when, mark: mark, says: mark, site: site, in: around, because: reason)
                {
                    result.append(selection)
                }
                if !mark.has(.when) {
                    applied.pass(.cell, of: site.rowMarks + site.modelMarks, because: .overridden(cell.place))
                    return result
                }
            }
        }
        guard let last else { return found(for: site, in: around) }
        let (rest, hasErrors) = log.checking { cellsOfModel(site, in: around) }
        if rest.isEmpty, !hasErrors, !site.isFaulty {
            report(.noOtherwiseCell(site.name), at: last.place)
        }
        return result + rest
    }

    /// The cell of a row that no mark of its own names.
    private func found(for site: RowSite, in around: Surroundings) -> [CellSelection] {
        let (result, hasErrors) = log.checking { cellsOfModel(site, in: around) }
        if result.isEmpty, !hasErrors, !site.isFaulty {
            // A case of a section enum is no state that could be ignored.
            let isCase = table.symbolID(named: site.owner, from: site.scope).map(facts.isSectionEnum) ?? false
            if !site.property.isEmpty, !isCase, site.rowMarks.isEmpty, site.modelMarks.isEmpty,
                let type = site.types.first
            {
                let model = UnshownModelRule(self).unshownModel(site)
                let diagnostic = DiagnosticEntry.propertyIsNoRow(
                    site.property, type: type.text, model: model, near: NearCellRule(self).nearCell(site))
                let isOfSection = if case .section = model { true } else { false }
                listScope.report(diagnostic, at: site.place, isOfSection: isOfSection)
            } else {
                report(
                    .rowWithoutCell(
                        site.name, model: site.types.isEmpty ? nil : site.model, near: NearCellRule(self).nearCell(site)
                    ),
                    at: site.place)
            }
        }
        return result
    }

    /// Reports typealiases of one model that name different cells for it.
    private func isTwiceAliased(_ site: RowSite) -> Bool {
        guard let type = site.types.first, !site.rowMarks.contains(where: { $0.has(.cell) && !$0.has(.when) }) else {
            return false
        }
        let said = (facts.aliasMarks[type.text] ?? []).filter { !$0.has(.when) }.compactMap { $0.written(.cell) }
        guard Set(said.map(\.text)).count > 1 else { return false }
        reportAmbiguous(site, type, said.map(\.text), said.map(\.place), areOfAliases: true)
        return true
    }

    private func cellsOfModel(_ site: RowSite, in around: Surroundings) -> [CellSelection] {
        for level in around.levels {
            for mark in level.marks {
                guard let cell = applied.value(.cell, of: mark) else { continue }
                return [
                    selection(
                        cell, when: nil, mark: mark.kind == .row ? mark : nil, says: mark, site: site, in: around,
                        because: mark.kind == .row ? "the mark of the property says so" : "the mark around it says so")
                ].compactMap { $0 }
            }
        }
        guard let model = site.types.first else { return [] }
        for level in around.levels {
            let named = facts.namedCells(level.marks).filter { takes(model.syntax, cell: $0, from: site.file) }
            if named.count > 1 {
                reportAmbiguous(site, model, named.compactMap(\.name), named.map(\.place))
                return []
            }
            if let cell = named.first {
                applied.apply(cell.place)
                return [
                    selection(
                        cell, when: nil, mark: nil, says: nil, site: site, in: around,
                        because: "a mark around it names it for \(model.text)")
                ].compactMap { $0 }
            }
        }
        let ofModel = cells(for: model.syntax, from: site.file)
        let known = ofModel.isEmpty ? HierarchyRule(self).cells(of: site, model) : ofModel
        let all = fitting(known, site: site, model: model, in: around)
        let near = all.filter { table.symbol($0).file == around.file }
        let candidates = near.isEmpty ? all : near
        let certain = candidates.filter { facts.marks(of: $0).contains(.cell) }
        let chosen = certain.isEmpty ? candidates : certain
        guard chosen.count < 2 else {
            reportAmbiguous(site, model, chosen.map { table.text(of: $0) }, chosen.map { table.symbol($0).place })
            return []
        }
        guard let id = chosen.first else { return [] }
        let text = table.text(of: id)
        let passed = known.filter { !all.contains($0) && asksFirst(for: model, cell: $0, from: site.file) }
        let others = near.isEmpty ? passed : passed.filter { table.symbol($0).file == around.file }
        let place = near.isEmpty ? "in the program" : "in this file"
        decide(
            site.subject, .cell, text,
            because: "the only cell for \(model.text) \(place)" + (others.isEmpty ? "" : " that can be filled here"),
            at: table.symbol(id).place)
        for other in passed { pass(over: other, for: text, site: site, model: model, in: around) }
        let type = table.resolve(text, in: SymbolTable.Scope(file: table.symbol(id).file, type: nil))
        let selection = CellSelection(type: type, symbol: id, place: site.place)
        return ViewRule(self).isUsable(selection, at: site.place, in: around.owner) ? [selection] : []
    }

    /// Of the cells that take a model somewhere, those that can be filled, or else those that name it first.
    private func fitting(_ ids: [Int], site: RowSite, model: ResolvedType, in around: Surroundings) -> [Int] {
        func namesFirst(_ id: Int) -> Bool { asksFirst(for: model, cell: id, from: site.file) }
        guard ids.count > 1 || !ids.allSatisfy(namesFirst) else { return ids }
        let offers = OfferRule(self).offers(site, in: around)
        let fillable = ids.filter { id in
            fillCandidates(id).contains { candidate in
                let filling = facts.filling(candidate.parameters, from: offers, file: site.file)
                return filling.isComplete && filling.arguments.contains { $0.value == .payload(0) }
            }
        }
        let first = (fillable.isEmpty ? ids : fillable).filter(namesFirst)
        return first.isEmpty ? fillable : first
    }

    /// Notes that a marked cell was not taken for its model, because the list cannot fill it.
    private func pass(
        over id: Int, for taken: String, site: RowSite, model: ResolvedType, in around: Surroundings
    ) {
        let offers = OfferRule(self).offers(site, in: around)
        for candidate in fillCandidates(id) {
            let filling = facts.filling(candidate.parameters, from: offers, file: site.file)
            guard let parameter = filling.missing.first ?? filling.ambiguous.first?.0 else { continue }
            log.pass(
                over: id,
                because: .cellPassedOver(
                    table.text(of: id), model: model.text, parameter: parameter.text, method: candidate.place,
                    taken: taken,
                    row: site.subject, at: site.place))
            return
        }
    }

    private func reportAmbiguous(
        _ site: RowSite, _ model: ResolvedType, _ cells: [String], _ places: [SourcePlace], areOfAliases: Bool = false
    ) {
        report(
            .ambiguousCell(
                site.name, model: model.text, cells: cells, places: places, areOfAliases: areOfAliases), at: site.place)
    }

    /// The class that a mark names, if it can be a cell of the list view. `says` is the mark that names it.
    private func selection(
        _ value: MarkValue, when: MarkValue?, mark: Mark?, says: Mark?, site: RowSite, in around: Surroundings,
        because reason: String
    ) -> CellSelection? {
        if value.closed("owned") != nil {
            return OwnedCellRule(self).selection(value, when: when, mark: mark, site: site, in: around)
        }
        if value.closed("class") != nil {
            return HeldClassRule(self).selection(value, when: when, mark: mark, site: site, in: around)
        }
        guard let name = value.name else { return nil }
        let scope = scope(
            of: value.place, inside: site.scope.file == table.fileIndex[value.place.path] ? site.owner : nil)
        let type = ResolvedType(
            syntax: Generics.replace(site.typeArguments, in: table.resolve(name, in: scope).syntax))
        let symbol = table.symbolID(of: type.syntax, from: scope.file)
        if let symbol { reach(symbol) }
        if let symbol, table.symbol(symbol).isTypeParameter {
            let what = "a cell whose class is the type parameter `\(type.text)`"
            listScope.report(.notYet(what, valid: []), at: value.place)
            return nil
        }
        guard ViewRule(self).isDequeued(type, symbol, at: value.place) else { return nil }
        if symbol == nil, let hidden = table.hiddenSymbol(named: type.text, from: scope.file) {
            let level = Access(hidden.declaration.modifiers).level
            report(
                .hiddenType(hidden.name, level: level.word, at: hidingWord(level, of: hidden.place)), at: value.place)
            return nil
        }
        if symbol == nil, let near = misspelt(type.text) {
            report(.unknownCell(type.text, near: near), at: value.place)
            return nil
        }
        var selection = CellSelection(type: type, symbol: symbol, when: when, mark: mark, place: value.place)
        selection.variant = PlainCellRule(self).variant(of: type, says)
        // What nibs and the app register has its identifier already.
        if selection.variant == "content", OriginRule(self).origin(of: selection) != .registeredClass {
            selection.variant = nil
        }
        guard ViewRule(self).isUsable(selection, at: value.place, in: around.owner) else {
            return nil
        }
        decide(site.subject, .cell, type.text, because: reason, at: value.place)
        return selection
    }

    /// The class of the program that is spelled almost like a class that is none of it.
    private func misspelt(_ name: String) -> String? {
        guard !name.hasPrefix("UI") else { return nil }
        let classes = table.symbolIDs(spelledAlmostLike: name).filter {
            table.symbol($0).kind == .class && facts.whyNoView($0, header: false, of: target) == nil
        }
        return Spelling.nearest(to: name, among: classes.map { table.text(of: $0) }.sorted())
    }
}
