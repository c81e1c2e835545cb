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
                .emptyOfListWithRows(symbol.name, row: row.name, isInPlace: row.isInPlace, declared: row.place),
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
        /// Whether it is there in the place of others.
        var isInPlace: Bool
        var place: SourcePlace
    }

    /// A row that is there in every state, so that nothing is ever shown in its place.
    private func constantRow(_ sections: [BuiltSection], of id: Int) -> Constant? {
        for section in sections.map(\.definition) where section.conditions.isEmpty && !section.isRepeated {
            for source in section.shape.rows.own where source.conditions.isEmpty {
                switch source.multiplicity {
                case .one: return Constant(name: source.name, isInPlace: false, place: source.place)
                case .empty: return Constant(name: source.name, isInPlace: true, place: source.place)
                case .optional, .many, .flag: break
                }
            }
            guard let written = section.shape.rows.type?.type,
                let type = table.symbolID(of: TypeSyntax(parsing: written), from: table.symbol(id).file)
            else { continue }
            let value = ResolvedType(syntax: TypeSyntax(parsing: written))
            let sites = SectionTypeRule(self).sectionSites(type, as: value, for: id, at: section.place) ?? []
            for site in sites where site.conditions.isEmpty {
                switch site.multiplicity {
                case .one: return Constant(name: site.name, isInPlace: false, place: site.place)
                case .empty: return Constant(name: site.name, isInPlace: true, place: site.place)
                case .optional, .many, .flag: break
                }
            }
        }
        return nil
    }
}
