import SourceText
import SwiftSurface

/// Properties whose type is a section enum.
extension SectionRule {
    func enumSection(
        _ site: PropertySite, type id: Int, count: PropertyMeaning.SectionCount, declaration: PropertyDeclaration?,
        list: Int,
        listLevel: Surroundings.Level, in outer: Surroundings
    ) -> (RowSite, BuiltSection)? {
        let symbol = table.symbol(id)
        let property = site.property
        let own = site.marks[.section]
        let place = SourcePlace(path: site.part.path, range: property.nameRange)
        log.hold(id)
        contribute(id)
        if !facts.isGenerated(id) { report(.notGenerated(symbol.name, path: symbol.path), at: place) }
        UselessArgumentRule(self).checkSectionProperty(site.marks, of: id)
        guard let sites = SectionEnumRule(self).sites(id) else { return nil }
        if count == .many { SectionEnumRule(self).checkRepeated(id, sites: sites) }
        let name = applied.value(.name, of: [own].compactMap { $0 } + site.marks.all(.row))?.string ?? property.name
        let subject = "\(table.symbol(list).name).\(property.name)"
        let value = ResolvedType(syntax: TypeSyntax(parsing: table.text(of: id)))
        let names = facts.sectionEnumNames(id)
        let marks = [own, facts.marks(of: id)[.section]].compactMap { $0 }
        apply(marks, on: subject, type: id)
        if let value = own?.written(.id) { report(.identityOfCases(symbol.name), at: value.place) }
        var around = outer
        around.section = count == .many ? value : nil
        around.sectionValue = value
        around.conditions += facts.conditions(property.conditions, inside: table.symbol(list).declaration.conditions)
        around.writeFault = WritingRule(self).fault(of: property, in: site.scope)
        around.moveFault = "is in a case of a section enum"
        around.levels = [
            Surroundings.Level(
                marks: marks,
                grain: .rows(name: name, type: value.text + "." + names.row, value: .rows(depth: 1))),
            listLevel,
        ]
        var alternatives = SectionAlternatives(type: value.text, names: names, cases: [])
        var leaves: [BuiltLeaf] = []
        var uses: [CellUse] = []
        for item in sites {
            let built = alternative(
                item, of: name, marks: marks, property: site.marks.marks, enumeration: id, in: around)
            alternatives.cases.append(SectionAlternatives.Case(name: item.name, section: built.definition))
            leaves += built.leaves
            uses += built.headers
        }
        let isSettable = facts.isSettable(property, in: site.scope)
        let definition = SectionDefinition(
            name: name, property: property.name,
            shape: SectionShape(
                value: value.text,
                presence: count == .one ? .once : .each(alternatives.identity, facts: TypeFacts()),
                rows: .rowsOfCases(alternatives)),
            declaration: declaration,
            snapshotType: sites.contains { $0.snapshotType != nil } ? value.text + "." + names.snapshot : nil,
            isSettable: isSettable, conditions: around.conditions,
            place: place)
        let row = RowSite(
            subject: subject, name: name, caseName: name, property: property.name, types: [value], marks: site.marks,
            file: site.part.file, owner: table.symbol(list).name,
            isSettable: isSettable, conditions: around.conditions, place: place)
        return (row, BuiltSection(definition: definition, leaves: leaves, headers: uses))
    }

    /// One case. Its own marks are narrower than those of the property, which are narrower than those of the enum.
    private func alternative(
        _ site: SectionCaseSite, of name: String, marks outer: [Mark], property: [Mark], enumeration: Int,
        in outside: Surroundings
    ) -> BuiltSection {
        let symbol = table.symbol(enumeration)
        let own = site.marks[.section]
        let subject = "\(symbol.name).\(site.name)"
        var inner: [Mark] = []
        var around = outside
        var leaves: [BuiltLeaf] = []
        var structure: Int?
        let step = RowLeaf.Step(caseName: name)
        switch site.content {
        case .rows(let rows):
            if let own {
                var grain = Surroundings.Level.Grain.own
                if let first = rows.first, first.rows != nil {
                    grain = .rows(name: site.name, type: first.types[0].text, value: .rows(depth: 2))
                }
                around.levels.insert(Surroundings.Level(marks: [own], grain: grain), at: 0)
            }
            for row in rows {
                around.element = row.types.first
                leaves += LeafRule(self).leaves(of: row, steps: [step], in: around)
            }
        case .structure(let id):
            structure = id
            log.hold(id)
            inner = [facts.marks(of: id)[.section]].compactMap { $0 }
            let names = facts.sectionNames(id)
            let ofCase = ShapeRule(self).type(of: site, holding: id)
            let text = ofCase.text
            around.carriedSection = ofCase
            around.levels.insert(
                Surroundings.Level(
                    marks: [own].compactMap { $0 } + inner,
                    grain: .rows(name: site.name, type: text + "." + names.row, value: .rows(depth: 2))),
                at: 0)
            around.conditions += site.conditions
            let steps = [step, RowLeaf.Step(caseName: site.name, carriesSectionID: site.identity.0 != .kind)]
            let rows = SectionTypeRule(self).sectionSites(id, as: ofCase, for: enumeration, at: site.place) ?? []
            for row in rows {
                if row.declaration?.outline != nil {
                    listScope.report(.notYet("an outline in a section of a section enum", valid: []), at: row.place)
                }
                around.element = row.types.first
                leaves += LeafRule(self).leaves(of: row, steps: steps, in: around)
            }
            apply(inner, on: subject, type: id)
        }
        let rows = ShapeRule(self).rows(of: site)
        let marks = [own].compactMap { $0 } + inner + outer
        if let own, !own.arguments.isEmpty { applied.apply(own.place) }
        let type = site.type ?? ResolvedType(syntax: TypeSyntax(parsing: table.text(of: enumeration)))
        let place = HeaderSite(
            subject: subject, type: type, valueName: site.payload?.binding ?? "section", owner: symbol.name,
            place: site.place,
            enumeration: HeaderSite.Enumeration(
                type: ResolvedType(syntax: TypeSyntax(parsing: table.text(of: enumeration))),
                marks: outer + property + facts.marks(of: enumeration).marks, place: symbol.place))
        let ends = headerMarks(site, property: property, enumeration: enumeration)
        return built(
            Site(
                name: name + site.name.capitalizedFirst,
                shape: SectionShape(value: site.payload?.type ?? table.text(of: enumeration), rows: rows),
                header: place,
                marks: marks, ends: ends, leaves: leaves, hasRows: rows.type != nil || !rows.own.isEmpty,
                structure: structure,
                payload: site.payload, conditions: site.conditions),
            in: around)
    }

    /// The `header` and `footer` marks of a case: its own, or else those of the property, or else of the types.
    private func headerMarks(_ site: SectionCaseSite, property: [Mark], enumeration: Int) -> [Mark] {
        var sets = [site.marks.marks]
        if case .structure(let id) = site.content { sets.append(facts.marks(of: id).marks) }
        sets += [property, facts.marks(of: enumeration).marks]
        return [Mark.Kind.header, .footer].flatMap { kind in
            sets.lazy.map { $0.filter { $0.kind == kind } }.first { !$0.isEmpty } ?? []
        }
    }
}
