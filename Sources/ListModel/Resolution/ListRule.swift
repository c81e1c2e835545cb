import SourceText
import SwiftSurface

/// A struct marked `list`.
extension Resolution {
    /// One section of a list under construction.
    private struct Built {
        var definition: SectionDefinition
        var leaves: [(RowLeaf, [CellUse])]
        var headers: [CellUse]
    }

    mutating func list(_ id: Int) -> ListDefinition? {
        let symbol = table.symbol(id)
        let marks = marks(of: id)
        guard let mark = marks[.list] else { return nil }
        let errors = errorCount
        contribute(id)
        checkExtendable(id)
        var around = Surroundings(file: symbol.file, owner: id, rowType: "")
        around.context = contextType(mark, of: id)
        around.hasDelegate = mark.choice(.delegate) != "mine"
        let names = names(mark)
        let alias = rowAlias(id)
        around.rowType = alias?.type ?? table.text(of: id) + "." + names.row
        let listLevel = Surroundings.Level(marks: [mark], grain: .list)
        let built =
            marks[.section] != nil
            ? whole(id, mark: mark, listLevel: listLevel, in: around)
            : sections(id, mark: mark, listLevel: listLevel, in: around, isAlias: alias != nil)
        let leaves = built.flatMap(\.leaves)
        let cells = cellClasses(of: leaves.map(\.1), headers: built.flatMap(\.headers))
        var list = ListDefinition(
            typeName: symbol.name, access: Access(symbol.declaration.modifiers).spelled,
            conditions: symbol.declaration.conditions, names: names, context: around.context?.text, actions: .none,
            requirements: [], isDelegateMine: !around.hasDelegate,
            passThrough: passThrough(mark.events, hasDelegate: around.hasDelegate),
            deselectsAfterTap: mark.flag(.deselects) ?? true,
            animation: mark.argument(.animation)?.argument(form: .constant, isVerified: false),
            sections: built.map(\.definition), leaves: named(leaves.map(\.0), by: cells.names), cells: cells.classes,
            rowAlias: alias, place: symbol.place)
        list.sections = list.sections.map { named($0, by: cells.names) }
        list.requirements = requirements(of: list)
        if !list.requirements.isEmpty || !list.passThrough.isEmpty || mark.argument(.actions) != nil {
            list.actions = mark.choice(.actions) == "closures" ? .closures : .protocol
        }
        checkNames(of: list, id: id, mark: mark)
        if built.isEmpty, errors == errorCount, !marks.isFaulty { report(.noRows(symbol.name), at: symbol.place) }
        return errors == errorCount && !marks.isFaulty && !built.isEmpty ? list : nil
    }

    private func names(_ mark: Mark) -> ListDefinition.Names {
        var names = ListDefinition.Names()
        names.section = mark.string(.sectionType) ?? names.section
        names.row = mark.string(.rowType) ?? names.row
        names.rowID = mark.string(.rowIDType) ?? names.rowID
        names.cell = mark.string(.cellType) ?? names.cell
        names.actions = mark.string(.actionsType) ?? names.actions
        names.table = mark.string(.tableType) ?? names.table
        names.stamp = mark.string(.stampType) ?? names.stamp
        return names
    }

    private mutating func checkNames(of list: ListDefinition, id: Int, mark: Mark) {
        let names = list.names
        var taken: [(String, String, MarkArgumentName)] = [
            ("Section", names.section, .sectionType), ("Cell", names.cell, .cellType),
            ("Table", names.table, .tableType),
        ]
        if list.rowAlias == nil {
            taken += [("Row", names.row, .rowType), ("RowID", names.rowID, .rowIDType)]
        }
        if list.actions != .none { taken.append(("Actions", names.actions, .actionsType)) }
        if list.leaves.contains(where: { !$0.stamp.isEmpty }) { taken.append(("Stamp", names.stamp, .stampType)) }
        checkTakenNames(taken, in: id, at: mark.place)
    }

    /// The context that a mark names, in full.
    mutating func contextType(_ mark: Mark, of id: Int) -> ResolvedType? {
        guard let value = mark.argument(.context), let name = value.name else { return nil }
        let symbol = table.symbol(id)
        let type = table.resolve(name, in: SymbolTable.Scope(file: symbol.file, type: symbol.name))
        contribute(type.syntax)
        guard isVisible(type, as: "the context", for: id, at: value.place) else { return nil }
        return type
    }

    /// The rows enum that all rows come from, where the list has one row property alone.
    private func rowAlias(_ id: Int) -> ListDefinition.RowAlias? {
        var copy = self
        let marks = marks(of: id)
        guard marks.all(.section).allSatisfy({ $0.argument(.empty) == nil }) else { return nil }
        var found: [RowSite] = []
        for site in copy.properties(of: id) {
            switch copy.meaning(of: site, outer: [], allowsSections: true) {
            case .ignored: continue
            case .row(let row) where row.conditions.isEmpty && site.marks[.section]?.argument(.empty) == nil:
                found.append(row)
            case .row, .section, .faulty: return nil
            }
        }
        guard found.count == 1, let rows = found[0].rows else { return nil }
        return ListDefinition.RowAlias(type: table.text(of: rows), rowIDName: rowIDName(rows))
    }

    /// Every requirement in the order of the marks, closures and calls of the same shape once.
    private func requirements(of list: ListDefinition) -> [Requirement] {
        var all: [Requirement] = []
        for leaf in list.leaves {
            for choice in leaf.cells {
                if case .requirement(let requirement) = choice.fill { all.append(requirement) }
            }
            for handler in leaf.handlers {
                if case .requirement(let requirement) = handler.target { all.append(requirement) }
            }
        }
        for section in list.sections {
            for header in [section.header, section.footer] {
                if case .view(_, .requirement(let requirement), _)? = header?.kind { all.append(requirement) }
            }
        }
        var result: [Requirement] = []
        for requirement in all.sorted(by: { $0.place.isBefore($1.place) }) {
            if let known = result.firstIndex(where: {
                $0.name == requirement.name && $0.parameters == requirement.parameters
            }) {
                if !Conditions.match(result[known].conditions, requirement.conditions) { result[known].conditions = [] }
            } else {
                result.append(requirement)
            }
        }
        return result
    }

    // MARK: - Sections

    private mutating func sections(
        _ id: Int, mark: Mark, listLevel: Surroundings.Level, in around: Surroundings, isAlias: Bool
    ) -> [Built] {
        var built: [Built] = []
        var sites: [RowSite] = []
        for site in properties(of: id) {
            let section = site.marks[.section]
            switch meaning(of: site, outer: [section, mark].compactMap { $0 }, allowsSections: true) {
            case .ignored, .faulty:
                continue
            case .row(var row):
                if let name = section?.string(.name), site.marks[.row]?.string(.name) == nil {
                    row.name = name
                    row.caseName = name
                }
                sites.append(row)
                built.append(rowSection(row, section: section, listLevel: listLevel, in: around, isAlias: isAlias))
            case .section(let type, let isRepeated):
                if let one = structSection(
                    site, type: type, isRepeated: isRepeated, list: id, listLevel: listLevel, in: around)
                {
                    sites.append(one.0)
                    built.append(one.1)
                }
            }
        }
        checkNames(sites, owner: table.symbol(id).name)
        return built
    }

    private mutating func rowSection(
        _ row: RowSite, section: Mark?, listLevel: Surroundings.Level, in outer: Surroundings, isAlias: Bool
    ) -> Built {
        var around = outer
        around.levels = (section.map { [Surroundings.Level(marks: [$0], grain: .own)] } ?? []) + [listLevel]
        around.element = row.types.first
        if row.rows != nil, let section {
            let grain = Surroundings.Level.Grain.rows(
                name: row.name, type: row.types[0].text, value: isAlias ? .row : .rows(depth: 1))
            around.levels[0] = Surroundings.Level(marks: [section], grain: grain)
        }
        var sources = [source(row)]
        var leaves =
            isAlias && row.rows != nil
            ? self.leaves(ofEnum: row.rows ?? 0, site: row, steps: [], in: around, path: [])
            : self.leaves(of: row, steps: [], in: around)
        if let cell = section?.argument(.empty) {
            let empty = emptySite(
                subject: row.subject + "Empty", name: row.name + "Empty", of: [row.property], cell: cell,
                outer: row.outer, owner: row.owner, file: row.file, conditions: row.conditions)
            sources.append(source(empty))
            var around = around
            around.element = nil
            leaves += self.leaves(of: empty, steps: [], in: around)
        }
        let type = propertyType(row)
        let marks = section.map { [$0] } ?? []
        let header = header(
            .header, .headerHeight, marks: marks, subject: row.subject, type: type, valueName: row.name,
            owner: row.owner, in: around)
        let footer = self.header(
            .footer, .footerHeight, marks: marks, subject: row.subject, type: type, valueName: row.name,
            owner: row.owner, in: around)
        let definition = SectionDefinition(
            name: row.name, property: row.property, shape: .rows(sources), header: header?.0, footer: footer?.0,
            hidesWhenEmpty: !(section?.flag(.keepsHeader) ?? false), isSettable: row.isSettable,
            conditions: row.conditions, place: row.place)
        return Built(definition: definition, leaves: leaves, headers: [header?.1, footer?.1].compactMap { $0 })
    }

    private func propertyType(_ row: RowSite) -> ResolvedType {
        guard let element = row.types.first else { return ResolvedType(syntax: TypeSyntax(parsing: "Bool")) }
        switch row.multiplicity {
        case .many(isArray: true): return ResolvedType(syntax: .array(element.syntax))
        case .optional: return ResolvedType(syntax: .optional(element.syntax))
        default: return element
        }
    }

    private mutating func structSection(
        _ site: PropertySite, type: Int, isRepeated: Bool, list: Int, listLevel: Surroundings.Level,
        in outer: Surroundings
    ) -> (RowSite, Built)? {
        let symbol = table.symbol(type)
        let property = site.property
        let own = site.marks[.section]
        let place = SourcePlace(path: site.part.path, range: property.nameRange)
        usedTypes.insert(type)
        contribute(type)
        if !isGenerated(type) { report(.notGenerated(symbol.name, path: symbol.path), at: place) }
        guard let sites = sectionSites(type) else { return nil }
        let name = own?.string(.name) ?? site.marks[.row]?.string(.name) ?? property.name
        let subject = "\(table.symbol(list).name).\(property.name)"
        let value = ResolvedType(syntax: TypeSyntax(parsing: table.text(of: type)))
        let names = sectionNames(type)
        let marks = [own, self.marks(of: type)[.section]].compactMap { $0 }
        var around = outer
        around.section = isRepeated ? value : nil
        around.conditions += conditions(
            property.conditions, inside: table.symbol(list).declaration.conditions)
        let grain = Surroundings.Level.Grain.rows(
            name: name, type: value.text + "." + names.row, value: .rows(depth: 1))
        around.levels = [Surroundings.Level(marks: marks, grain: grain), listLevel]
        var leaves: [(RowLeaf, [CellUse])] = []
        for inner in sites {
            var around = around
            around.element = inner.types.first
            let step = RowLeaf.Step(caseName: name, carriesSectionID: isRepeated)
            leaves += self.leaves(of: inner, steps: [step], in: around)
        }
        var shape = SectionDefinition.Shape.structure(
            type: value.text, rowName: names.row, rowIDName: names.rowID)
        var facts = TypeFacts()
        if isRepeated {
            let written = marks.lazy.compactMap { $0.argument(.id) }.first
            let identity = sectionIdentity(written, of: value, subject: subject, file: symbol.file, place: place)
            shape = .repeated(
                type: value.text, rowName: names.row, rowIDName: names.rowID, identity: identity.0)
            facts = identity.1
        }
        let header = header(
            .header, .headerHeight, marks: marks, subject: subject, type: value, valueName: name, owner: symbol.name,
            in: around)
        let footer = self.header(
            .footer, .footerHeight, marks: marks, subject: subject, type: value, valueName: name, owner: symbol.name,
            in: around)
        let row = RowSite(
            subject: subject, name: name, caseName: name, property: property.name, multiplicity: .one, payload: [],
            types: [value],
            rows: nil, marks: site.marks, modelMarks: [], outer: [], cell: nil, file: site.part.file,
            owner: table.symbol(list).name, isSettable: isSettable(property), conditions: around.conditions,
            place: place)
        let definition = SectionDefinition(
            name: name, property: property.name, shape: shape, identityFacts: facts, header: header?.0,
            footer: footer?.0, hidesWhenEmpty: !(marks.contains { $0.flag(.keepsHeader) ?? false }),
            isSettable: isSettable(property), conditions: around.conditions, place: place)
        return (row, Built(definition: definition, leaves: leaves, headers: [header?.1, footer?.1].compactMap { $0 }))
    }

    /// A list that is itself one section.
    private mutating func whole(
        _ id: Int, mark: Mark, listLevel: Surroundings.Level, in outer: Surroundings
    ) -> [Built] {
        let symbol = table.symbol(id)
        let section = marks(of: id)[.section]
        let marks = section.map { [$0] } ?? []
        guard let sites = readSites(id, outer: marks + [mark]), !sites.isEmpty else { return [] }
        var around = outer
        around.levels = [Surroundings.Level(marks: marks, grain: .list), listLevel]
        let isAlias = rowAlias(id) != nil
        var leaves: [(RowLeaf, [CellUse])] = []
        for site in sites {
            var around = around
            around.element = site.types.first
            leaves +=
                isAlias
                ? self.leaves(ofEnum: site.rows ?? 0, site: site, steps: [], in: around, path: [])
                : self.leaves(of: site, steps: [], in: around)
        }
        let value = ResolvedType(syntax: TypeSyntax(parsing: table.text(of: id)))
        let header = header(
            .header, .headerHeight, marks: marks, subject: symbol.name, type: value, valueName: "list",
            owner: symbol.name, in: around)
        let footer = self.header(
            .footer, .footerHeight, marks: marks, subject: symbol.name, type: value, valueName: "list",
            owner: symbol.name, in: around)
        let definition = SectionDefinition(
            name: "main", property: "", shape: .whole(sites.map { source($0) }), header: header?.0,
            footer: footer?.0, hidesWhenEmpty: !(section?.flag(.keepsHeader) ?? false), place: symbol.place)
        return [Built(definition: definition, leaves: leaves, headers: [header?.1, footer?.1].compactMap { $0 })]
    }

    private func named(_ section: SectionDefinition, by names: [String: String]) -> SectionDefinition {
        func named(_ header: HeaderDefinition?) -> HeaderDefinition? {
            guard var header, case .view(var view, let fill, let injections) = header.kind else { return header }
            view.name = names[view.type] ?? view.name
            header.kind = .view(view, fill: fill, injections: injections)
            return header
        }
        var section = section
        section.header = named(section.header)
        section.footer = named(section.footer)
        return section
    }
}

extension SourcePlace {
    /// By path and offset.
    func isBefore(_ other: SourcePlace) -> Bool {
        path == other.path ? range.lower < other.range.lower : path < other.path
    }
}
