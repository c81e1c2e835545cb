import SourceText
import SwiftSurface

/// `list(empty:)`: what is shown while a list has no rows.
struct EmptyContentRule: ResolutionRule {
    let listScope: ListScope

    func content(
        of id: Int, mark: Mark, sections: [BuiltSection], in around: Surroundings
    ) -> ListDefinition.EmptyContent? {
        guard let value = applied.value(.empty, of: mark) else { return nil }
        let symbol = table.symbol(id)
        if let row = constantRow(sections, of: id) {
            report(
                .emptyOfListWithRows(symbol.name, row: row.name, why: row.why, declared: row.place),
                at: value.place)
            return nil
        }
        let isConfiguration = value.closed("configuration") != nil
        guard let inner = value.closed("configuration") ?? value.closed("view") else { return nil }
        decide(symbol.name, .option, value.text, because: "the mark of the list says so", at: value.place)
        let place = HeaderSite(
            subject: symbol.name, type: ResolvedType(syntax: TypeSyntax(parsing: table.text(of: id))),
            valueName: "list", owner: symbol.name, place: symbol.place)
        var site = SectionOfferRule(self).rowSite("empty", of: place, at: value.place, in: around)
        site.payload[0].binding = "list"
        let found = HeaderRule(self).existing(inner, value, site: site, height: nil, in: around)
        guard case .existing(let argument)? = found?.kind else { return nil }
        return ListDefinition.EmptyContent(argument: argument, isConfiguration: isConfiguration)
    }

    private struct Constant {
        var name: String
        var why: DiagnosticEntry.AlwaysThere
        var place: SourcePlace
    }

    /// A row that is there in every state, so that nothing is ever shown in its place.
    private func constantRow(_ sections: [BuiltSection], of id: Int) -> Constant? {
        sections.lazy.compactMap { constantRow($0.definition, of: id) }.first
    }

    private func constantRow(_ section: SectionDefinition, of id: Int) -> Constant? {
        guard section.conditions.isEmpty, !section.isRepeated else { return nil }
        if let cases = section.sectionEnum?.cases {
            let rows = cases.compactMap { constantRow($0.section, of: id) }
            guard rows.count == cases.count, !rows.isEmpty else { return nil }
            return Constant(name: section.name, why: .inEachCase, place: section.place)
        }
        for source in section.shape.rows.own where source.conditions.isEmpty {
            if let why = Self.always(source.multiplicity) {
                return Constant(name: source.name, why: why, place: source.place)
            }
        }
        guard let written = section.shape.rows.type?.type else { return nil }
        let syntax = TypeSyntax(parsing: written)
        guard let type = table.symbolID(of: syntax, from: table.symbol(id).file) else { return nil }
        let value = ResolvedType(syntax: syntax)
        let sites = SectionTypeRule(self).sectionSites(type, as: value, for: id, at: section.place) ?? []
        for site in sites where site.conditions.isEmpty {
            if let why = Self.always(site.multiplicity) {
                return Constant(name: site.name, why: why, place: site.place)
            }
        }
        return nil
    }

    private static func always(_ multiplicity: RowSource.Multiplicity) -> DiagnosticEntry.AlwaysThere? {
        switch multiplicity {
        case .one: .itself
        case .empty: .inPlaceOfOthers
        case .optional, .many, .flag: nil
        }
    }
}
