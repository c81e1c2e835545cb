import SourceText
import SwiftSurface

/// A struct marked `list`.
struct ListRule: ResolutionRule {
    let listScope: ListScope

    func list(_ id: Int, mark: Mark) -> BuiltList {
        let symbol = table.symbol(id)
        let marks = facts.marks(of: id)
        var around = Surroundings(file: symbol.file, owner: id, rowType: "")
        around.context = listScope.frame?.context
        around.isContextWeak = mark.written(.context)?.closed("weak") != nil
        around.hasDelegate = applied.choice(.delegate, of: mark) != "mine"
        let deselects = mark.written(.deselects)?.boolean
        around.deselects = deselects ?? !marks.isFaulty
        around.selection = SelectionRule(self).mode(of: mark, subject: symbol.name)
        checkTarget(of: mark)
        let names = names(mark, of: id)
        let members = ListMembersRule(self).members(of: id, mark: mark)
        let alias = RowAliasRule(self).alias(of: members)
        let ownRow = table.text(of: id) + "." + names.row
        around.rowType = alias?.type ?? ownRow
        around.rowAlias = alias == nil ? nil : ownRow
        let listLevel = Surroundings.Level(marks: [mark], grain: .list)
        let built = SectionRule(self).sections(of: members, id, listLevel: listLevel, in: around)
        let leaves = UnfilledRowRule(self).settled(built.flatMap(\.leaves), in: around)
        MoveTargetRule(self).check(built, of: members)
        let cells = CellClassRule(self).cellClasses(of: leaves.flatMap(\.uses), headers: built.flatMap(\.headers))
        let known = ListDefinition(
            target: target, typeName: symbol.spelledName,
            typeParameters: Generics.list(symbol.declaration.genericParameters),
            constrainedParameters: Generics.constrained(
                symbol.declaration.genericParameters, where: symbol.declaration.whereClause),
            access: facts.memberAccess(of: id, hasSnapshot: built.contains { $0.definition.isComputed }),
            isFileOnly: Access(symbol.declaration.modifiers).isFileOnly,
            availability: facts.availability(of: id),
            conditions: symbol.declaration.conditions, names: names, context: around.context?.text,
            isContextWeak: around.isContextWeak, actions: .none,
            requirements: [], isDelegateMine: !around.hasDelegate,
            passThrough: [],
            deselectsAfterTap: deselects ?? true, isToldOfTaps: deselects == true,
            selection: around.selection,
            selectionChange: SelectionRule(self).change(around.selection, of: mark, hasDelegate: around.hasDelegate),
            hasFinders: applied.flag(.finders, of: mark) ?? false,
            animation: applied.value(.animation, of: mark)?.argument(form: .constant, isVerified: false),
            header: TableEndRule(self).end(.header, of: id, mark: mark, in: around),
            footer: TableEndRule(self).end(.footer, of: id, mark: mark, in: around),
            empty: EmptyContentRule(self).content(of: id, mark: mark, sections: built, in: around),
            sections: built.map { named($0.definition, by: cells.names) },
            leaves: CellClassRule(self).named(leaves.map(\.leaf), by: cells.names),
            cells: cells.classes,
            rowAlias: alias, place: symbol.place)
        let isClosure = applied.choice(.actions, of: mark) == "closures"
        let passThrough = PassThroughRule(self).passThrough(mark.events, of: known, id, isClosure: isClosure)
        let requirements = RequirementRule(self).requirements(of: known)
        var actions = ListDefinition.Actions.none
        if !requirements.isEmpty || !passThrough.isEmpty || mark.has(.actions) || !known.inheritedActions.isEmpty {
            actions = isClosure ? .closures : .protocol
        }
        NestedListRule(self).checkActions(of: known, as: actions, mark)
        let list = ListDefinition(known, actions: actions, requirements: requirements, passThrough: passThrough)
        for name in [MarkArgumentName.target, .actions, .delegate, .finders] {
            OptionRule(self).option(name, of: mark, subject: symbol.name)
        }
        return BuiltList(
            definition: list, leaves: leaves, uses: leaves.flatMap(\.uses) + built.flatMap(\.headers),
            deselects: around.deselects)
    }

    /// Reports what the list view of the other kind would be asked for.
    private func checkTarget(of mark: Mark) {
        for argument in mark.arguments where ListTarget(only: argument.name).map({ $0 != target }) == true {
            report(
                .argumentOfOtherTarget(
                    argument.name.rawValue, mark: mark.kind.rawValue, target: target), at: argument.place)
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

    private func named(_ section: SectionDefinition, by names: [String: String]) -> SectionDefinition {
        func named(_ header: HeaderDefinition) -> HeaderDefinition {
            guard case .view(var view, let fill, let injections) = header.kind else { return header }
            var header = header
            view.name = names[view.name] ?? view.name
            header.kind = .view(view, fill: fill, injections: injections)
            return header
        }
        var shape = section.shape
        if var alternatives = shape.rows.alternatives {
            for index in alternatives.cases.indices {
                alternatives.cases[index].section = self.named(alternatives.cases[index].section, by: names)
            }
            shape.rows = .rowsOfCases(alternatives)
        }
        return SectionDefinition(
            section, shape: shape, headers: section.headers.map(named), footers: section.footers.map(named))
    }
}
