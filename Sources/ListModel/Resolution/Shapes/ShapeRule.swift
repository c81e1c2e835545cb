/// Where the rows of a section come from.
struct ShapeRule: ResolutionRule {
    let listScope: ListScope

    /// Row properties; an empty row stands last.
    func own(_ sites: [RowSite]) -> SectionRows { .ownRows(sites.map { SourceRule(self).source($0) }) }

    /// A section struct, as it is used.
    func type(_ id: Int, as type: ResolvedType) -> SectionRows {
        let names = facts.sectionNames(id)
        return .rowsOfType(
            SectionTypeReference(type: type.text, rowName: names.row, rowIDName: names.rowID))
    }

    /// What a case of a section enum holds.
    func rows(of site: SectionCaseSite) -> SectionRows {
        switch site.content {
        case .rows(let rows): own(rows)
        case .structure(let id): type(id, as: type(of: site, holding: id))
        }
    }

    /// The section struct in a case, as the case writes it.
    func type(of site: SectionCaseSite, holding id: Int) -> ResolvedType {
        SectionTypeRule(self).type(id, as: site.type ?? ResolvedType(syntax: .other("")))
    }

    /// The type of a property that rows come from.
    func value(of rows: SectionRows) -> String {
        guard case .ownRows(let sources) = rows, let source = sources.first else { return "Void" }
        let element: String =
            switch source.element {
            case .none: "Bool"
            case .model(let payload): payload.type
            case .rows(let type, _): type
            }
        return switch source.multiplicity {
        case .one, .flag, .empty: element
        case .optional: "\(element)?"
        case .many: "[\(element)]"
        }
    }
}
