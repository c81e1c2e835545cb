import SourceText
import SwiftSurface

/// A struct marked `list`.
struct ListRule: ResolutionRule {
    let listScope: ListScope

    func list(_ id: Int) -> ListDefinition? {
        let symbol = table.symbol(id)
        let marks = facts.marks(of: id)
        guard let mark = marks[.list] else { return nil }
        let doubt = listScope.isInDoubt
        defer { listScope.isInDoubt = doubt }
        listScope.doubt(if: marks.isFaulty)
        let errors = errorCount
        for mark in marks.all(.list) { applied.apply(mark.place) }
        contribute(id)
        NameRule(self).checkExtendable(id)
        InlineRule(self).check(id, mark)
        var around = Surroundings(file: symbol.file, owner: id, rowType: "")
        around.context = contextType(mark, of: id)
        around.isContextWeak = mark.written(.context)?.closed("weak") != nil
        listScope.misspeltContext = mark.written(.context).flatMap { value in
            facts.nearType(value, as: .context, file: symbol.file, id).map { _ in value.place }
        }
        around.hasDelegate = applied.choice(.delegate, of: mark) != "mine"
        around.deselects = applied.flag(.deselects, of: mark) ?? !marks.isFaulty
        listScope.target = applied.choice(.target, of: mark).flatMap(ListTarget.init) ?? .table
        checkTarget(of: mark)
        listScope.hasLayouts = listScope.target == .collection && LayoutRule(self).isSaid(in: id, by: mark)
        let names = names(mark, of: id)
        let alias = rowAlias(id)
        let ownRow = table.text(of: id) + "." + names.row
        around.rowType = alias?.type ?? ownRow
        around.rowAlias = alias == nil ? nil : ownRow
        let listLevel = Surroundings.Level(marks: [mark], grain: .list)
        let built =
            marks.contains(.section)
            ? SectionRule(self).whole(id, mark: mark, listLevel: listLevel, in: around)
            : SectionRule(self).sections(id, mark: mark, listLevel: listLevel, in: around, isAlias: alias != nil)
        var leaves = built.flatMap(\.leaves)
        LayoutRule(self).checkAll(built.map(\.definition), of: id)
        UnfilledRowRule(self).settleUnfilled(&leaves, in: around)
        OwnedCellRule(self).checkOnce(leaves.map(\.0))
        SizeRule(self).checkMeasured()
        EventRule(self).checkDeselect(leaves.map(\.0), of: symbol.name, in: around)
        let cells = CellClassRule(self).cellClasses(of: leaves.map(\.1), headers: built.flatMap(\.headers))
        let known = ListDefinition(
            target: listScope.target, typeName: symbol.spelledName,
            typeParameters: Generics.list(symbol.declaration.genericParameters),
            access: facts.memberAccess(of: id, hasSnapshot: built.contains { $0.definition.isComputed }),
            isFileOnly: Access(symbol.declaration.modifiers).isFileOnly,
            availability: facts.availability(of: id),
            conditions: symbol.declaration.conditions, names: names, context: around.context?.text,
            isContextWeak: around.isContextWeak, actions: .none,
            requirements: [], isDelegateMine: !around.hasDelegate,
            passThrough: [],
            deselectsAfterTap: applied.flag(.deselects, of: mark) ?? true,
            hasFinders: applied.flag(.finders, of: mark) ?? false,
            animation: applied.value(.animation, of: mark)?.argument(form: .constant, isVerified: false),
            header: TableEndRule(self).end(.header, of: id, mark: mark, in: around),
            footer: TableEndRule(self).end(.footer, of: id, mark: mark, in: around),
            sections: built.map { named($0.definition, by: cells.names) },
            leaves: CellClassRule(self).named(leaves.map(\.0), by: cells.names),
            cells: cells.classes,
            rowAlias: alias, place: symbol.place)
        let passThrough = PassThroughRule(self).passThrough(mark.events, of: known)
        let requirements = RequirementRule(self).requirements(of: known)
        var actions = ListDefinition.Actions.none
        if !requirements.isEmpty || !passThrough.isEmpty || mark.has(.actions) || !known.inheritedActions.isEmpty {
            actions = applied.choice(.actions, of: mark) == "closures" ? .closures : .protocol
        }
        NestedListRule(self).checkActions(of: known, as: actions, mark)
        let list = ListDefinition(known, actions: actions, requirements: requirements, passThrough: passThrough)
        checkNames(of: list, id: id, mark: mark)
        let uses = leaves.flatMap(\.1) + built.flatMap(\.headers)
        AccessRule(self).checkShown(uses, by: list, id)
        SceneRule(self).check(uses, of: list, id)
        GenericListRule(self).check(id, mark: mark, list)
        for name in [MarkArgumentName.target, .actions, .delegate, .deselects, .finders] {
            OptionRule(self).option(name, of: mark, subject: symbol.name)
        }
        if built.isEmpty, errors == errorCount { DoubtRule(self).reportNoRows(id) }
        return errors == errorCount && !marks.isFaulty && !built.isEmpty ? list : nil
    }

    /// Reports what the list view of the other kind would be asked for.
    private func checkTarget(of mark: Mark) {
        for argument in mark.arguments where ListTarget(only: argument.name).map({ $0 != listScope.target }) == true {
            report(
                .argumentOfOtherTarget(
                    argument.name.rawValue, mark: mark.kind.rawValue, target: listScope.target), at: argument.place)
        }
    }

    private func names(_ mark: Mark, of id: Int) -> ListDefinition.Names {
        var names = ListDefinition.Names()
        names.section = facts.typeName(.sectionType, saidBy: mark, in: id)
        names.row = facts.typeName(.rowType, saidBy: mark, in: id)
        names.rowID = facts.typeName(.rowIDType, saidBy: mark, in: id)
        names.cell = facts.typeName(.cellType, saidBy: mark, in: id)
        names.actions = facts.typeName(.actionsType, saidBy: mark, in: id)
        names.table = facts.typeName(.tableType, saidBy: mark, in: id)
        names.collection = facts.typeName(.collectionType, saidBy: mark, in: id)
        names.stamp = facts.typeName(.stampType, saidBy: mark, in: id)
        names.snapshot = facts.typeName(.snapshotType, saidBy: mark, in: id)
        return names
    }

    private func checkNames(of list: ListDefinition, id: Int, mark: Mark) {
        let names = list.names
        var taken: [(String, String, MarkArgumentName)] = [
            ("Section", names.section, .sectionType), ("Cell", names.cell, .cellType),
            list.target == .table
                ? ("Table", names.table, .tableType) : ("Collection", names.collection, .collectionType),
        ]
        if list.rowAlias == nil {
            taken += [("Row", names.row, .rowType), ("RowID", names.rowID, .rowIDType)]
        }
        if list.actions != .none { taken.append(("Actions", names.actions, .actionsType)) }
        if list.leaves.contains(where: { !$0.stamp.isEmpty }) { taken.append(("Stamp", names.stamp, .stampType)) }
        if list.isComputed { taken.append(("Snapshot", names.snapshot, .snapshotType)) }
        NameRule(self).checkTakenNames(taken + aliases(list), in: id, mark: mark)
        ReservedNameRule(self).checkCapturedTypes(taken, in: id)
        let counting = list.sections.flatMap { section -> [String] in
            let names = ["sectionOf" + section.name.capitalizedFirst]
            guard case .whole(let sources) = section.shape else { return names }
            return names + sources.map { "rowOf" + $0.name.capitalizedFirst }
        }
        ReservedNameRule(self).checkMembers(
            of: id, against: Set(["sectionCount", "rowCounts", "listValue"] + counting))
        ReservedNameRule(self).checkMethods(of: id, against: ["removeDuplicateRows()": nil])
        if list.actions == .closures { ReservedNameRule(self).checkClosures(of: list.requirements) }
    }

    /// The typealiases of a list whose rows are those of one enum. `Row` is none if the enum is called that already.
    private func aliases(_ list: ListDefinition) -> [(String, String, MarkArgumentName)] {
        guard list.rowAlias != nil else { return [] }
        let row = list.hasOwnRow ? [] : [("Row", list.names.row, MarkArgumentName.rowType)]
        return row + [("RowID", list.names.rowID, .rowIDType)]
    }

    /// The context that a mark names, in full.
    func contextType(_ mark: Mark, of id: Int) -> ResolvedType? {
        guard let value = applied.value(.context, of: mark) else { return nil }
        let weak = value.closed("weak")
        guard let name = (weak ?? value).name else { return nil }
        let symbol = table.symbol(id)
        let type = table.resolve(name, in: SymbolTable.Scope(file: symbol.file, type: symbol.name))
        contribute(type.syntax)
        guard AccessRule(self).isVisible(type, as: "the context", for: id, at: value.place) else { return nil }
        if let context = table.symbolID(of: type.syntax, from: symbol.file) {
            checkLifetime(of: context, isWeak: weak != nil, mark, at: value.place)
        }
        return type
    }

    /// Reports a value that is to be held weakly, and a controller or view that a list would keep alive: it keeps the
    /// list.
    private func checkLifetime(of id: Int, isWeak: Bool, _ mark: Mark, at place: SourcePlace) {
        let context = table.symbol(id)
        if isWeak, !context.isReference {
            report(
                .weakValue(context.name, kind: context.kind.article, declared: context.place), at: place)
        } else if !isWeak, mark.kind == .list, facts.isController(id) {
            report(.contextKeptAlive(context.name, declared: context.place), at: place)
        }
    }

    /// The rows enum that all rows come from, where the list has one row property alone.
    func rowAlias(_ id: Int) -> ListDefinition.RowAlias? {
        let probe = PropertyRule(listScope: listScope.probe())
        let marks = facts.marks(of: id)
        guard marks.all(.section).allSatisfy({ !$0.has(.empty) }) else { return nil }
        var found: [RowSite] = []
        for site in facts.properties(of: id) {
            switch probe.meaning(of: site, outer: [], allowsSections: true) {
            case .ignored: continue
            case .row(let row) where row.conditions.isEmpty && site.marks[.section]?.has(.empty) != true:
                guard found.isEmpty else { return nil }
                found.append(row)
            case .row, .section, .collections, .faulty: return nil
            }
        }
        guard found.count == 1, let rows = found[0].rows else { return nil }
        return ListDefinition.RowAlias(type: facts.rowsText(rows), rowIDName: facts.rowIDName(rows))
    }

    private func named(_ section: SectionDefinition, by names: [String: String]) -> SectionDefinition {
        func named(_ header: HeaderDefinition) -> HeaderDefinition {
            guard case .view(var view, let fill, let injections) = header.kind else { return header }
            var header = header
            view.name = names[view.name] ?? view.name
            header.kind = .view(view, fill: fill, injections: injections)
            return header
        }
        var shape = section.shape
        if case .alternatives(var alternatives) = shape {
            for index in alternatives.cases.indices {
                alternatives.cases[index].section = self.named(alternatives.cases[index].section, by: names)
            }
            shape = .alternatives(alternatives)
        }
        return SectionDefinition(
            section, shape: shape, headers: section.headers.map(named), footers: section.footers.map(named))
    }
}
