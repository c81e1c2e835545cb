import SourceText
import SwiftSurface

/// Section structs: their row properties.
struct SectionTypeRule: ResolutionRule {
    let listScope: ListScope

    /// The rows of a struct marked `section`, or nil if they are faulty.
    func sectionSites(_ id: Int) -> [RowSite]? {
        members(listScope.types.sectionRows(of: id))
    }

    /// The same of a section of a type: for a generic struct with its arguments in the place of its parameters. They are
    /// looked up in `file` if only that knows them.
    func sectionSites(_ id: Int, as type: ResolvedType, for owner: Int, at place: SourcePlace) -> [RowSite]? {
        let symbol = table.symbol(id)
        let parameters = Generics.list(symbol.declaration.genericParameters)
        guard let sites = sectionSites(id), !parameters.isEmpty else { return sectionSites(id) }
        let values = table.genericArguments(of: type.syntax, id)
        guard values.count == parameters.count else {
            let what = "`\(type.text)`, not all of whose type parameters are known, as a section"
            listScope.report(.notYet(what, valid: []), at: place)
            return nil
        }
        let isGeneric = table.symbol(owner).declaration.genericParameters != nil
        return sites.map { site in
            var site = site
            if isGeneric { site.file = table.symbol(owner).file }
            site.typeArguments = values
            site.types = site.types.map { ResolvedType(syntax: Generics.replace(values, in: $0.syntax)) }
            site.payload = zip(site.payload, site.types).map { payload, type in
                facts.payload(type, label: payload.label, binding: payload.binding, from: site.file)
            }
            if site.modelMarks.isEmpty, let model = site.types.first {
                site.modelMarks = facts.modelMarks(of: model, from: site.file)
            }
            return site
        }
    }

    /// A section struct as the type of a section: with the arguments of a generic one.
    func type(_ id: Int, as type: ResolvedType) -> ResolvedType {
        table.symbol(id).declaration.genericParameters == nil
            ? ResolvedType(syntax: TypeSyntax(parsing: table.text(of: id))) : type
    }

    /// The rows of a struct that is one section, its empty row last.
    func readSites(_ id: Int, outer: [Mark]) -> [RowSite]? {
        let (read, hasErrors) = log.checking { rows(of: id, outer: outer) }
        let isFaulty = read.isFaulty || hasErrors
        let showsNothing = log.checking {
            // One that holds the section may say a header of it, which is all of it then.
            if read.sites.isEmpty, !isFaulty, facts.marks(of: id).contains(.list) { DoubtRule(self).reportNoRows(id) }
        }.hasErrors
        return showsNothing || isFaulty ? nil : read.sites
    }

    private func rows(of id: Int, outer: [Mark]) -> (sites: [RowSite], isFaulty: Bool) {
        let symbol = table.symbol(id)
        let outer = outer.map { $0.kind == .section ? $0.withoutIdentity : $0 }
        var sites: [RowSite] = []
        var isFaulty = facts.marks(of: id).isFaulty
        SectionStateRule(self).checkMembersReadBySection(id)
        for site in facts.properties(of: id) {
            switch PropertyRule(self).meaning(of: site, outer: outer, allowsSections: false) {
            case .row(let row): sites.append(row)
            case .faulty, .section, .collections: isFaulty = true
            case .ignored: break
            }
        }
        if let section = facts.marks(of: id)[.section], let cell = applied.value(.empty, of: section) {
            sites.append(
                emptySite(
                    subject: "\(symbol.name).empty", name: "empty", of: sites.map(\.property), cell: cell,
                    saidBy: section,
                    outer: outer, owner: symbol.name, file: symbol.file, conditions: []))
        }
        RowNameRule(self).check(sites, owner: symbol.name)
        return (sites, isFaulty)
    }

    /// The row that is there while the named properties have none.
    func emptySite(
        subject: String, name: String, of properties: [String], cell: MarkValue, saidBy mark: Mark?, outer: [Mark],
        owner: String, file: Int, conditions: [Condition]
    ) -> RowSite {
        RowSite(
            subject: subject, name: name, caseName: name, multiplicity: .empty(of: properties), outer: outer,
            cell: cell, cellMark: mark?.ofEmptyRow, file: file, owner: owner, conditions: conditions, place: cell.place,
            isOfSection: true)
    }
}
