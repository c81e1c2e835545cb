import SourceText
import SwiftSurface

/// Section enums: their cases, each of which is a whole section.
struct SectionEnumRule: ResolutionRule {
    let listScope: ListScope

    /// The cases of an enum marked `section`, or nil if they are faulty.
    func sites(_ id: Int) -> [SectionCaseSite]? {
        members(listScope.types.sectionCases(of: id))
    }

    /// The same, read again.
    func readSites(_ id: Int) -> [SectionCaseSite]? {
        let marks = facts.marks(of: id)
        let rule = doubting(marks.isFaulty)
        let (sites, hasErrors) = log.checking { cases(of: id, by: rule) }
        let showsNothing = log.checking {
            if sites.isEmpty, !hasErrors { DoubtRule(rule).reportNoRows(id) }
        }.hasErrors
        let isFaulty = marks.isFaulty || sites.contains { $0.marks.isFaulty }
        return showsNothing || hasErrors || isFaulty ? nil : sites
    }

    /// - Parameter rule: The same rule where the marks of the enum are doubted.
    private func cases(of id: Int, by rule: SectionEnumRule) -> [SectionCaseSite] {
        let symbol = table.symbol(id)
        let marks = facts.marks(of: id)
        if let rows = marks[.rows] { report(.enumOfRowsAndSections(symbol.name), at: rows.place) }
        if symbol.declaration.genericParameters != nil {
            report(.genericType(symbol.name, isList: false), at: symbol.place)
        }
        var sites: [SectionCaseSite] = []
        for part in symbol.parts {
            for (enumCase, marks) in part.marked.cases {
                if let site = rule.site(of: enumCase, marks, part: part, owner: id) { sites.append(site) }
            }
        }
        rule.checkNames(sites, owner: symbol.name)
        return sites
    }

    private func checkNames(_ sites: [SectionCaseSite], owner: String) {
        let rows = sites.flatMap { site -> [RowSite] in
            if case .rows(let rows) = site.content { return rows }
            return []
        }
        RowNameRule(self).check(rows, owner: owner)
        for site in sites where site.name == "none" {
            guard case .structure = site.content else { continue }
            report(.rowNamedNone(isCase: true), at: site.place)
        }
    }

    private func site(
        of enumCase: EnumCase, _ marks: MarkSet, part: Symbol.Part, owner: Int
    ) -> SectionCaseSite? {
        let place = SourcePlace(path: part.path, range: enumCase.nameRange)
        if let attribute = AttributeRule(self).restriction(enumCase.attributes, in: owner) {
            report(.restrictedRow(enumCase.name, attribute: attribute), at: place)
            return nil
        }
        guard enumCase.parameters.count < 2 else {
            let types = enumCase.parameters.map(\.type).joined(separator: ", ")
            report(.caseIsNoSection(enumCase.name, type: "(\(types))", isNested: false), at: place)
            return nil
        }
        return doubting(marks.isFaulty).readSite(of: enumCase, marks, part: part, owner: owner, at: place)
    }

    private func readSite(
        of enumCase: EnumCase, _ marks: MarkSet, part: Symbol.Part, owner: Int, at place: SourcePlace
    ) -> SectionCaseSite? {
        let symbol = table.symbol(owner)
        let subject = "\(symbol.name).\(enumCase.name)"
        let conditions = facts.conditions(enumCase.conditions, inside: symbol.declaration.conditions)
        let outer = [marks[.section], facts.marks(of: owner)[.section]].compactMap { $0 }
        var row = RowSite(
            subject: subject, name: applied.value(.name, of: marks.all(.row))?.string ?? enumCase.name,
            caseName: enumCase.name, marks: marks, outer: outer, file: part.file, owner: symbol.name, isSettable: true,
            conditions: conditions, place: place)
        var site = SectionCaseSite(
            name: enumCase.name, content: .rows([]), marks: marks, file: part.file, conditions: conditions, place: place
        )
        row.property = Binding.name(enumCase.name)
        guard let parameter = enumCase.parameters.first else {
            // A case that is nothing but a header says so by a mark that is not of a row.
            let isRow = !row.rowMarks.isEmpty || outer.contains { $0.has(.cell) || $0.has(.configure) }
            if isRow || !marks.contains(.section) && !marks.contains(.header) && !marks.contains(.footer) {
                site.content = .rows([row])
                decide(subject, .row, "one row", because: "a case without a payload", at: place)
            }
            return withEmptyRow(site, row)
        }
        let type = table.resolve(parameter.type, in: SymbolTable.Scope(file: part.file, type: symbol.name))
        guard AccessRule(self).isVisible(type, as: subject, for: owner, at: place) else { return nil }
        let binding = row.property
        site.payload = facts.payload(type, label: parameter.label, binding: binding, from: part.file)
        site.type = type
        let (element, multiplicity) = facts.element(of: type)
        if let inner = table.symbolID(of: element.syntax, from: part.file) {
            reach(inner)
            let typeMarks = facts.marks(of: inner)
            if typeMarks.contains(.section), !typeMarks.contains(.list) {
                return structure(inner, multiplicity, in: site, of: row, type: type)
            }
            if facts.isRows(inner) { row.rows = inner }
        }
        (row.multiplicity, row.types) = (multiplicity, [element])
        row.modelMarks = facts.modelMarks(of: element, from: part.file)
        row.nestedList = facts.nestedList(element, from: part.file)
        row.declaration = PropertyDeclaration(type: type.text, access: "", isComputed: false)
        let rule = doubting(DoubtRule(self).isDoubtful(model: element, from: part.file))
        guard row.rows != nil || isRow(row) || isShownByDefault(row) else {
            if !row.isFaulty {
                rule.report(.caseIsNoSection(enumCase.name, type: type.text, isNested: false), at: place)
            }
            return nil
        }
        if let rows = row.rows, facts.isHierarchy(rows) {
            row = HierarchyRule(rule).row(row, of: rows, inEach: type, member: "")
        }
        row.payload = [facts.payload(row.types[0], label: nil, binding: binding, from: part.file)]
        for mark in row.rowMarks { applied.apply(mark.place) }
        decide(
            subject, .row, multiplicity == .one ? "one row" : "rows", because: "its type is `\(type.text)`", at: place)
        site.content = .rows([row])
        site.snapshotType = row.declaration?.made?.sectionSnapshot
        return rule.withEmptyRow(site, row)
    }

    /// Whether a mark around a row names its cell.
    private func isShownByDefault(_ row: RowSite) -> Bool {
        row.outer.contains { $0.has(.cell) }
    }

    private func withEmptyRow(_ site: SectionCaseSite, _ row: RowSite) -> SectionCaseSite {
        guard let cell = applied.value(.empty, of: site.marks[.section]) else { return site }
        guard case .rows(let rows) = site.content, rows.first?.multiplicity != .one, !rows.isEmpty else {
            report(.emptyOfCase(site.name), at: cell.place)
            return site
        }
        var site = site
        site.content = .rows(
            rows + [
                SectionTypeRule(self).emptySite(
                    subject: row.subject + "Empty", name: row.name + "Empty", of: [row.property], cell: cell,
                    saidBy: site.marks[.section], outer: row.outer, owner: row.owner, file: row.file,
                    conditions: row.conditions)
            ])
        return site
    }

    private func structure(
        _ id: Int, _ multiplicity: RowSource.Multiplicity, in site: SectionCaseSite, of row: RowSite,
        type: ResolvedType
    ) -> SectionCaseSite? {
        guard table.symbol(id).kind == .struct, multiplicity == .one else {
            report(.caseIsNoSection(site.name, type: type.text, isNested: true), at: site.place)
            return nil
        }
        contribute(id)
        if !facts.isGenerated(id) {
            report(.notGenerated(table.symbol(id).name, path: table.symbol(id).path), at: site.place)
        }
        UselessArgumentRule(self).checkSectionProperty(site.marks, of: id)
        let owner = table.symbolID(named: row.owner, from: row.scope) ?? id
        guard let rows = SectionTypeRule(self).sectionSites(id, as: type, for: owner, at: site.place) else {
            return nil
        }
        var site = site
        site.content = .structure(id)
        if rows.contains(where: { $0.declaration?.isComputed == true }) {
            site.snapshotType = type.text + "." + facts.sectionNames(id).snapshot
        }
        let written = applied.value(.id, of: [site.marks[.section], facts.marks(of: id)[.section]].compactMap { $0 })
        site.isIdentitySaid = written != nil
        site.identity = identity(written, of: type, in: site, owner: row.owner)
        return site
    }

    /// What its mark, or that on the case, says of a section struct, or its member `id`; else the case alone.
    private func identity(
        _ written: MarkValue?, of type: ResolvedType, in site: SectionCaseSite, owner: String
    ) -> (Identity, TypeFacts) {
        if case .member("kind")? = written?.form { return (.kind, TypeFacts()) }
        if written == nil, table.type(ofPath: "id", in: type, from: site.file) == nil { return (.kind, TypeFacts()) }
        if let written, case .member(let name) = written.form, name != "value" {
            report(.identityOfSections(type.text, value: name), at: written.place)
            return (.kind, TypeFacts())
        }
        return IdentityRule(self).sectionIdentity(
            written, of: type, property: site.name, owner: owner, subject: site.name, file: site.file, place: site.place
        )
    }

    /// Reports the cases that an array of the enum may hold twice and that nothing tells apart.
    func checkRepeated(_ id: Int, sites: [SectionCaseSite]) {
        for site in sites {
            guard case .structure(let inner) = site.content, site.identity.0 == .kind, !site.isIdentitySaid else {
                continue
            }
            report(
                .repeatedCaseWithoutIdentity(site.name, of: table.symbol(id).name, section: table.symbol(inner).name),
                at: site.place)
        }
    }
}
