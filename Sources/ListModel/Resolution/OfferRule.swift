import SwiftSurface

/// What a list has on offer for the parameters of functions.
struct OfferRule: ResolutionRule {
    let listScope: ListScope

    /// What can be passed when a row is shown, the narrower first.
    func offers(_ site: RowSite, in around: Surroundings) -> [Offer] {
        var offers: [Offer] = []
        for (index, (payload, type)) in zip(site.payload, site.types).enumerated() {
            let names = [payload.label, site.payload.count == 1 ? site.name : nil].compactMap { $0 }
            offers.append(
                Offer(
                    value: .payload(index), type: type.syntax, names: names,
                    text: "\(payload.label ?? (index == 0 ? site.name : "value \(index + 1)")): \(payload.type)"))
        }
        for (id, depth) in around.enums.reversed() where depth > 0 || around.isProvider {
            let type = facts.rowsText(id)
            offers.append(
                Offer(
                    value: depth == 0 ? .row : .rows(depth: depth), type: TypeSyntax(parsing: type),
                    names: ["row", "item"], text: "row: \(type)"))
        }
        if !around.isProvider {
            offers.append(
                Offer(
                    value: .row, type: TypeSyntax(parsing: around.rowType), names: ["row"],
                    text: "row: \(around.rowType)", isGenerated: true, alias: around.rowAlias))
        }
        offers += contextOffers(around)
        offers += viewOffers(site, in: around)
        return offers
    }

    func contextOffers(_ around: Surroundings) -> [Offer] {
        guard let context = around.context else { return [] }
        return listScope.contextOffers(of: around.owner) { contextOffers(context, around) }
    }

    private func contextOffers(_ context: ResolvedType, _ around: Surroundings) -> [Offer] {
        var offers = [
            Offer(value: .context, type: context.syntax, names: ["context"], text: "context: \(context.text)")
        ]
        offers += memberOffers(of: context, named: "context", from: around.file, in: around) { .contextMember($0) }
        return offers
    }

    /// The properties of a value that can be passed for it.
    func memberOffers(
        of owner: ResolvedType, named name: String, from file: Int, in around: Surroundings,
        value: (String) -> FillValue
    ) -> [Offer] {
        guard let id = table.symbolID(of: owner.syntax, from: file) else { return [] }
        let values = table.genericArguments(of: owner.syntax, id)
        let granted = facts.granted(in: around.owner)
        return table.members(of: id).compactMap { member in
            guard let type = member.type.map({ ResolvedType(syntax: Generics.replace(values, in: $0.syntax)) }),
                member.property.effects.isEmpty, table.isSeen(member, from: file),
                Availability(member.attributes).lacking(in: granted) == nil
            else { return nil }
            return Offer(
                value: value(member.property.name), type: type.syntax, names: [member.property.name],
                text: "\(name).\(member.property.name): \(type.text)",
                needsName: StandardTypes.isScalar(type.syntax))
        }
    }

    private func viewOffers(_ site: RowSite, in around: Surroundings) -> [Offer] {
        let ofView = Offer.ofView(listScope.target)
        guard !around.isProvider else { return ofView }
        guard let element = around.element else { return ofView + Offer.ofMetrics }
        let type = TypeSyntax.named([TypeSyntax.Component("RowPosition", genericArguments: [element.syntax])])
        let position = Offer(
            value: .position(element: element.text), type: type, names: ["position"],
            text: "position: RowPosition<\(element.text)>")
        return ofView + [position] + Offer.ofMetrics
    }
}
