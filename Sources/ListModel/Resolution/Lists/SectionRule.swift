import SourceText
import SwiftSurface

/// The sections of a list: a row property each, section structs, or the list itself.
struct SectionRule: ResolutionRule {
    let listScope: ListScope

    /// A section whose headers, footers, layout and grid are not decided yet.
    struct Site {
        var name: String
        var property = ""
        var shape: SectionShape
        /// What its headers and footers are of; its place is where the section is declared.
        var header: HeaderSite
        /// Its section marks, narrower ones first, and the marks with which its headers and footers stand.
        var marks: [Mark]
        var ends: [Mark]
        var leaves: [BuiltLeaf]
        /// False for a header alone, which is always there.
        var hasRows = true
        /// The struct that has the rows.
        var structure: Int?
        var declaration: PropertyDeclaration?
        var snapshotType: String?
        var isSettable = true
        var payload: RowPayload?
        var conditions: [Condition] = []
        var comparedMembers: [String]?
    }

    func sections(
        of members: ListMembers, _ id: Int, listLevel: Surroundings.Level, in around: Surroundings
    ) -> [BuiltSection] {
        switch members {
        case .whole(let sites): whole(id, sites: sites ?? [], listLevel: listLevel, in: around)
        case .sections(let members): sections(members, id, listLevel: listLevel, in: around)
        }
    }

    private func sections(
        _ members: [(site: PropertySite, meaning: PropertyMeaning)], _ id: Int, listLevel: Surroundings.Level,
        in around: Surroundings
    ) -> [BuiltSection] {
        var built: [BuiltSection] = []
        var sites: [RowSite] = []
        var empties: [RowSite] = []
        for (site, meaning) in members {
            let rule = doubting(site.marks.isFaulty)
            let section = site.marks[.section]
            switch meaning {
            case .ignored, .faulty:
                continue
            case .row(let row):
                sites.append(row)
                if let cell = applied.value(.empty, of: section) {
                    empties.append(
                        SectionTypeRule(self).emptySite(
                            subject: row.subject + "Empty", name: row.name + "Empty", of: [row.property], cell: cell,
                            saidBy: section, outer: row.outer, owner: row.owner, file: row.file,
                            conditions: row.conditions))
                }
                built.append(rule.rowSection(row, section: section, listLevel: listLevel, in: around))
            case .collections(let row, let type, let declaration):
                sites.append(row)
                built.append(
                    rule.collections(row, of: type, declaration, site, listLevel: listLevel, in: around))
            case .section(let type, let value, let count, let declaration):
                var around = around
                around.section = SectionTypeRule(self).type(type, as: value)
                let section = facts.isSectionEnum(type) ? rule.enumSection : rule.structSection
                if let one = section(site, type, count, declaration, id, listLevel, around) {
                    sites.append(one.0)
                    built.append(one.1)
                }
            }
        }
        RowNameRule(self).check(sites + empties, owner: table.symbol(id).name)
        checkSectionNames(built.map(\.definition), rows: sites, owner: table.symbol(id).name)
        return built
    }

    /// Reports two sections of one name whose rows have names of their own.
    private func checkSectionNames(_ sections: [SectionDefinition], rows: [RowSite], owner: String) {
        var known: [String: [(SectionDefinition, row: String)]] = [:]
        for (section, row) in zip(sections, rows) {
            let first = known[section.name]?.first {
                $0.row != row.name && !Conditions.exclude($0.0.conditions, section.conditions)
            }
            if let first {
                report(.duplicateSectionName(section.name, owner: owner, first: first.0.place), at: section.place)
            }
            known[section.name, default: []].append((section, row.name))
        }
    }

    private func rowSection(
        _ row: RowSite, section: Mark?, listLevel: Surroundings.Level, in outer: Surroundings
    ) -> BuiltSection {
        var around = outer
        let isAlias = outer.rowAlias != nil
        around.levels = (section.map { [Surroundings.Level(marks: [$0], grain: .own)] } ?? []) + [listLevel]
        around.element = row.types.first
        if row.rows != nil, let section {
            let grain = Surroundings.Level.Grain.rows(
                name: row.name, type: row.types[0].text, value: isAlias ? .row : .rows(depth: 1))
            around.levels[0] = Surroundings.Level(marks: [section], grain: grain)
        }
        var sites = [row]
        if let cell = applied.value(.empty, of: section) {
            sites.append(
                SectionTypeRule(self).emptySite(
                    subject: row.subject + "Empty", name: row.name + "Empty", of: [row.property], cell: cell,
                    saidBy: section, outer: row.outer, owner: row.owner, file: row.file, conditions: row.conditions))
        }
        let rows = ShapeRule(self).own(sites)
        var leaves =
            isAlias && row.rows != nil
            ? LeafRule(self).leaves(ofEnum: row.rows ?? 0, site: row, in: around)
            : LeafRule(self).leaves(of: row, steps: [], in: around)
        around.element = nil
        for empty in sites.dropFirst() { leaves += LeafRule(self).leaves(of: empty, steps: [], in: around) }
        around.element = row.types.first
        let type = propertyType(row)
        let marks = section.map { [$0] } ?? []
        apply(marks, on: row.subject)
        let place = HeaderSite(
            subject: row.subject, type: type, valueName: row.name, owner: row.owner, place: row.place)
        return built(
            Site(
                name: applied.string(.name, of: section) ?? row.name, property: row.property,
                shape: SectionShape(value: ShapeRule(self).value(of: rows), rows: rows), header: place, marks: marks,
                ends: row.marks.marks, leaves: leaves, declaration: row.declaration, isSettable: row.isSettable,
                conditions: row.conditions),
            in: around)
    }

    /// A section for each element of a property, whose rows are the element or a member of it.
    private func collections(
        _ site: RowSite, of type: ResolvedType, _ declaration: PropertyDeclaration, _ property: PropertySite,
        listLevel: Surroundings.Level, in outer: Surroundings
    ) -> BuiltSection {
        let own = property.marks[.section]
        let marks = own.map { [$0] } ?? []
        apply(marks, on: site.subject)
        if let empty = own?.arguments.first(where: { $0.name == .empty }) {
            report(.emptyOfCollections(site.subject), at: empty.place)
        }
        var row = site
        // `id:` of the section mark is that of the sections.
        row.outer = row.outer.map { $0.kind == .section ? $0.withoutIdentity : $0 }
        var around = outer
        around.section = type
        around.sectionValue = type
        around.element = row.types.first
        around.writeFault =
            declaration.made == nil
            ? WritingRule(self).fault(of: property.property, in: property.scope) : WritingRule.made
        around.moveFault = OrderingRule(self).fault(ofEachSection: marks)
        let grain: Surroundings.Level.Grain =
            row.rows == nil
            ? .own : .rows(name: row.name, type: row.types[0].text, value: .rows(depth: 1))
        around.levels = (own.map { [Surroundings.Level(marks: [$0], grain: grain)] } ?? []) + [listLevel]
        let leaves = LeafRule(self).leaves(of: row, steps: [], in: around)
        let identity: (Identity, TypeFacts)
        if let written = applied.value(.id, of: own) {
            identity = IdentityRule(self).sectionIdentity(
                written, of: type, property: site.name, owner: site.owner, subject: site.subject, file: site.file,
                place: site.place)
        } else if declaration.made.map({ $0.member == nil }) ?? (row.path == nil) {
            decide(site.subject, .identity, "its position", because: "an array has no other identity")
            identity = (.position, TypeFacts())
        } else {
            identity = IdentityRule(self).sectionIdentity(
                nil, of: type, property: site.name, owner: site.owner, subject: site.subject, file: site.file,
                place: site.place)
        }
        let place = HeaderSite(
            subject: site.subject, type: type, valueName: site.name, owner: site.owner, place: site.place)
        return built(
            Site(
                name: applied.string(.name, of: own) ?? site.name, property: property.property.name,
                shape: SectionShape(
                    value: type.text, presence: .each(identity.0, facts: identity.1), rows: ShapeRule(self).own([row])),
                header: place, marks: marks, ends: property.marks.marks, leaves: leaves, declaration: declaration,
                snapshotType: declaration.made?.sectionSnapshot,
                isSettable: facts.isSettable(property.property, in: property.scope), conditions: site.conditions,
                comparedMembers: site.path.flatMap { path in
                    SectionValueRule(self).comparedMembers(
                        of: type, without: path.nameComponents.prefix(1).map(String.init), in: around)
                }),
            in: around)
    }

    /// Notes the marks of a section. One on a property has to say something: the property is a section without it.
    func apply(_ marks: [Mark], on subject: String, type: Int? = nil) {
        let ofType = type.map { facts.marks(of: $0).all(.section).map(\.place) } ?? []
        for mark in marks {
            if !mark.arguments.isEmpty || ofType.contains(mark.place) { applied.apply(mark.place) }
            OptionRule(self).option(.name, of: mark, subject: subject)
        }
    }

    /// A section with its headers, footers, layout and grid. `around` begins at its own marks and ends at those of the
    /// list.
    func built(_ site: Site, in around: Surroundings) -> BuiltSection {
        let (header, marks, own) = (site.header, site.marks, site.ends)
        let ends = HeaderRule(self).headers(of: header, marks: marks, own: own, in: around)
        let hasEnds = !ends.headers.isEmpty || !ends.footers.isEmpty
        if !hasEnds { applied.pass(.keepsHeader, of: marks, because: .noHeader) }
        let keepsHeader = site.hasRows && hasEnds && applied.flag(.keepsHeader, of: marks) == true
        if !site.hasRows, let structure = site.structure, !saysEnds(marks, own) {
            DoubtRule(self).reportNoRows(structure)
        }
        let definition = SectionDefinition(
            name: site.name, property: site.property, shape: site.shape, headers: ends.headers, footers: ends.footers,
            layout: LayoutRule(self).layout(of: header, marks: marks, own: own, in: around),
            grid: GridRule(self).grid(
                of: header, marks: marks, list: around.levels.last?.marks ?? [], rows: site.leaves, in: around),
            indexTitle: IndexTitleRule(self).title(of: header, marks: marks, in: around),
            // Whether header and footer stay while the section has no rows; the narrower mark wins.
            hidesWhenEmpty: !keepsHeader && site.hasRows,
            declaration: site.declaration, snapshotType: site.snapshotType, isSettable: site.isSettable,
            payload: site.payload, conditions: site.conditions, place: header.place,
            comparedMembers: site.comparedMembers)
        return BuiltSection(definition: definition, leaves: site.leaves, headers: ends.uses)
    }

    /// Whether marks say a header or footer of a section, or the space for one.
    private func saysEnds(_ marks: [Mark], _ own: [Mark]) -> Bool {
        let arguments: [MarkArgumentName] = [.header, .footer, .headerHeight, .footerHeight]
        return own.contains { [.header, .footer].contains($0.kind) }
            || marks.contains { mark in arguments.contains(where: mark.has) }
    }

    private func propertyType(_ row: RowSite) -> ResolvedType {
        guard let element = row.types.first else { return ResolvedType(syntax: TypeSyntax(parsing: "Bool")) }
        switch row.multiplicity {
        case .many(isArray: true): return ResolvedType(syntax: .array(element.syntax))
        case .optional: return ResolvedType(syntax: .optional(element.syntax))
        default: return element
        }
    }

    private func structSection(
        _ site: PropertySite, type: Int, count: PropertyMeaning.SectionCount, declaration: PropertyDeclaration?,
        list: Int,
        listLevel: Surroundings.Level, in outer: Surroundings
    ) -> (RowSite, BuiltSection)? {
        let symbol = table.symbol(type)
        let property = site.property
        let own = site.marks[.section]
        let place = SourcePlace(path: site.part.path, range: property.nameRange)
        log.hold(type)
        contribute(type)
        if !facts.isGenerated(type) { report(.notGenerated(symbol.name, path: symbol.path), at: place) }
        UselessArgumentRule(self).checkSectionProperty(site.marks, of: type)
        if let value = outer.section { contribute(value.syntax) }
        let value = outer.section ?? ResolvedType(syntax: TypeSyntax(parsing: table.text(of: type)))
        guard let sites = SectionTypeRule(self).sectionSites(type, as: value, for: list, at: place) else { return nil }
        let name =
            applied.value(.name, of: [own].compactMap { $0 } + site.marks.all(.row))?.string ?? property.name
        let subject = "\(table.symbol(list).name).\(property.name)"
        let names = facts.sectionNames(type)
        let marks = [own, facts.marks(of: type)[.section]].compactMap { $0 }
        apply(marks, on: subject, type: type)
        let headerMarks = HeaderRule(self).narrower(site.marks.marks, than: facts.marks(of: type).marks)
        var around = outer
        around.section = count == .many ? value : nil
        around.sectionValue = value
        around.conditions += facts.conditions(
            property.conditions, inside: table.symbol(list).declaration.conditions)
        around.writeFault = WritingRule(self).fault(of: property, in: site.scope)
        around.moveFault =
            count == .optional
            ? "is in a section that may be missing"
            : count == .many ? OrderingRule(self).fault(ofEachSection: marks) : nil
        let grain = Surroundings.Level.Grain.rows(
            name: name, type: value.text + "." + names.row, value: .rows(depth: 1))
        around.levels = [Surroundings.Level(marks: marks, grain: grain), listLevel]
        var leaves: [BuiltLeaf] = []
        for inner in sites {
            var around = around
            around.element = inner.types.first
            let step = RowLeaf.Step(caseName: name, carriesSectionID: count == .many)
            leaves += LeafRule(self).leaves(of: inner, steps: [step], in: around)
        }
        var shape = SectionShape(value: value.text, rows: ShapeRule(self).type(type, as: value))
        if count == .optional { shape.presence = .each(.kind, facts: TypeFacts()) }
        if count == .many {
            let written = applied.value(.id, of: marks)
            let identity = IdentityRule(self).sectionIdentity(
                written, of: value, property: property.name, owner: table.symbol(list).name, subject: subject,
                file: symbol.file, place: place)
            shape.presence = .each(identity.0, facts: identity.1)
        }
        let headerSite = HeaderSite(
            subject: subject, type: value, valueName: name, owner: symbol.name, place: place)
        if sites.isEmpty { applied.pass(.keepsHeader, of: marks, because: .headerAlone) }
        let row = RowSite(
            subject: subject, name: name, caseName: name, property: property.name, types: [value], marks: site.marks,
            file: site.part.file, owner: table.symbol(list).name,
            isSettable: facts.isSettable(property, in: site.scope),
            conditions: around.conditions, place: place)
        for inner in sites where !row.isSettable { OutlineRule(self).checkExpansion(of: inner, in: row) }
        let isComputed = sites.contains { $0.declaration?.isComputed == true }
        let built = built(
            Site(
                name: name, property: property.name, shape: shape, header: headerSite, marks: marks, ends: headerMarks,
                leaves: leaves, hasRows: !sites.isEmpty, structure: type, declaration: declaration,
                snapshotType: isComputed ? value.text + "." + names.snapshot : nil, isSettable: row.isSettable,
                conditions: around.conditions,
                comparedMembers: SectionValueRule(self).comparedMembers(
                    of: value, without: sites.map(\.property), in: around)),
            in: around)
        return (row, built)
    }

    /// A list that is itself one section.
    private func whole(
        _ id: Int, sites: [RowSite], listLevel: Surroundings.Level, in outer: Surroundings
    ) -> [BuiltSection] {
        let symbol = table.symbol(id)
        let section = facts.marks(of: id)[.section]
        let marks = section.map { [$0] } ?? []
        apply(marks, on: symbol.name, type: id)
        guard !sites.isEmpty else { return [] }
        var around = outer
        around.levels = [Surroundings.Level(marks: marks, grain: .list), listLevel]
        let value = ResolvedType(syntax: TypeSyntax(parsing: table.text(of: id)))
        around.sectionValue = value
        let isAlias = outer.rowAlias != nil
        var leaves: [BuiltLeaf] = []
        for site in sites {
            var around = around
            around.element = site.types.first
            leaves +=
                isAlias
                ? LeafRule(self).leaves(ofEnum: site.rows ?? 0, site: site, in: around)
                : LeafRule(self).leaves(of: site, steps: [], in: around)
        }
        let place = HeaderSite(
            subject: symbol.name, type: value, valueName: "list", owner: symbol.name, place: symbol.place)
        let built = built(
            Site(
                name: "main", shape: SectionShape(value: symbol.spelledName, rows: ShapeRule(self).own(sites)),
                header: place, marks: marks, ends: facts.marks(of: id).marks, leaves: leaves,
                comparedMembers: SectionValueRule(self).comparedMembers(
                    of: value, without: sites.map(\.property), in: around)),
            in: around)
        return [built]
    }
}
