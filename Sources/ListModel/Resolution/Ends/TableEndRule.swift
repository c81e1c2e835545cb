import SourceText
import SwiftSurface

/// The views above and below all rows of a table: `header:` and `footer:` of a list.
struct TableEndRule: ResolutionRule {
    let listScope: ListScope

    func end(_ name: MarkArgumentName, of id: Int, mark: Mark, in around: Surroundings) -> HeaderDefinition? {
        guard target == .table, let value = applied.value(name, of: mark) else { return nil }
        let symbol = table.symbol(id)
        decide(
            symbol.name, name == .header ? .header : .footer, value.text, because: "the mark of the list says so",
            at: value.place)
        let type = ResolvedType(syntax: TypeSyntax(parsing: table.text(of: id)))
        let place = HeaderSite(
            subject: symbol.name, type: type, valueName: "list", owner: symbol.name, place: symbol.place)
        var site = SectionOfferRule(self).rowSite(name.rawValue, of: place, at: value.place, in: around)
        site.payload[0].binding = "list"
        if let view = value.closed("view") {
            return HeaderRule(self).existing(view, value, site: site, height: nil, in: around)
        }
        return value.name.flatMap { made($0, value, site: site, in: around) }
    }

    /// A view of a class, of which the list makes one.
    private func made(
        _ name: String, _ value: MarkValue, site: RowSite, in around: Surroundings
    ) -> HeaderDefinition? {
        let type = table.resolve(name, in: scope(of: value.place, inside: site.owner))
        let symbol = table.symbolID(of: type.syntax, from: site.file)
        if let reason = facts.whyNoTableEnd(type, symbol) {
            let declared = symbol.map { table.symbol($0).place }
            report(.noTableEnd(type.text, because: reason, declared: declared), at: value.place)
            return nil
        }
        if let symbol { contribute(symbol) }
        var selection = CellSelection(type: type, symbol: symbol, when: nil, mark: nil, place: value.place)
        selection.role = .tableEnd
        guard ViewRule(self).isUsable(selection, at: value.place, in: around.owner) else { return nil }
        if let symbol {
            log.show(table.lineage(of: symbol))
        } else {
            log.show(foreign: type.text)
        }
        let offers = SectionOfferRule(self).offers(site, in: around)
        let fill = FillRule(self).fill(selection, site: site, offers: offers, in: around).ofSection
        let injections = InjectRule(self).injections(selection, subject: site.subject, in: around)
        for mark in EventRule(self).eventMarks(of: [selection]) { applied.pass(mark, because: .header(type.text)) }
        let members = symbol.map(HeightRule(self).heightCandidates) ?? []
        let height = HeightRule(self).cellHeight(of: selection, members, site: site, offers: offers, in: around)?.0
        let view = CellClass(
            name: type.text, type: type.text, reuseIdentifier: "", origin: OriginRule(self).origin(of: selection))
        var end = HeaderDefinition(kind: .view(view, fill: fill, injections: injections), height: height)
        end.events = CellEventRule(self).events(of: selection, site: site, in: around)
        return end
    }
}
