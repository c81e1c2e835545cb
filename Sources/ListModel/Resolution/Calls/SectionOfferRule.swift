import SourceText
import SwiftSurface

/// What can be passed for headers, footers and layouts, which are filled as rows are.
struct SectionOfferRule: ResolutionRule {
    let listScope: ListScope

    /// The site of a header or layout, as that of a row: its payload is the value of the section.
    func rowSite(_ name: String, of site: HeaderSite, at place: SourcePlace, in around: Surroundings) -> RowSite {
        let file = table.fileIndex[place.path] ?? around.file
        return RowSite(
            subject: site.subject + "." + name, name: site.valueName, caseName: site.valueName,
            payload: [facts.payload(site.type, label: nil, binding: Binding.name(site.valueName), from: file)],
            types: [site.type], file: file, owner: site.owner, place: place, isOfSection: true, section: site.place)
    }

    /// What can be passed for a header: the value of its section and its properties, the context, the metrics.
    func offers(_ site: RowSite, in outer: Surroundings) -> [Offer] {
        var around = outer
        around.section = nil
        around.sectionValue = nil
        around.carriedSection = nil
        around.element = nil
        var offers = OfferRule(self).offers(site, in: around).filter { offer in
            ![.row, .indexPath, .selection].contains(offer.value)
        }
        guard let index = offers.firstIndex(where: { $0.value == .payload(0) }) else { return offers }
        offers[index].value = .section
        offers[index].names += ["section"]
        let members = OfferRule(self).memberOffers(
            of: ResolvedType(syntax: offers[index].type), named: site.name, rank: .section, from: site.file, in: around
        ) { .sectionMember($0) }
        return offers + OfferRule(self).declared(members, in: around)
    }
}
