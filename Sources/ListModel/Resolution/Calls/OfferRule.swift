import SwiftSurface

/// What a list has on offer for the parameters of functions.
struct OfferRule: ResolutionRule {
    let listScope: ListScope

    /// What can be passed when a row is shown, the nearer ranks first.
    func offers(_ site: RowSite, in around: Surroundings) -> [Offer] {
        var offers: [Offer] = []
        for (index, (payload, type)) in zip(site.payload, site.types).enumerated() {
            let names = [payload.label, site.payload.count == 1 ? site.name : nil].compactMap { $0 }
            offers.append(
                Offer(
                    value: .payload(index), type: type.syntax, rank: .own, names: names,
                    text: "\(payload.label ?? (index == 0 ? site.name : "value \(index + 1)")): \(payload.type)"))
            offers += elements(of: type, at: index, called: payload.label ?? site.name)
        }
        for (id, depth) in around.enums.reversed() where depth > 0 || around.isProvider {
            let type = facts.rowsText(id)
            offers.append(
                Offer(
                    value: depth == 0 ? .row : .rows(depth: depth), type: TypeSyntax(parsing: type), rank: .own,
                    names: ["row", "item"], text: "row: \(type)"))
        }
        if !around.isProvider {
            offers.append(
                Offer(
                    value: .row, type: TypeSyntax(parsing: around.rowType), rank: .own, names: ["row"],
                    text: "row: \(around.rowType)", isGenerated: true, alias: around.rowAlias))
        }
        // A value of that name in the payload would hide it.
        if let id = site.load?.id, !site.payload.contains(where: { $0.binding == id.binding }) {
            offers.append(
                Offer(
                    value: .loadedID, type: TypeSyntax(parsing: id.type), rank: .source, names: ["id"],
                    text: "id: \(id.type)"))
        }
        if let section = around.sectionValue {
            offers.append(
                Offer(
                    value: .section, type: section.syntax, rank: .section, names: ["section"],
                    text: "section: \(section.text)", needsName: StandardTypes.isScalar(section.syntax)))
        }
        if let section = around.carriedSection {
            offers.append(
                Offer(
                    value: .section, type: section.syntax, rank: .section, names: ["section"],
                    text: "section: \(section.text)", isRival: true))
        }
        offers += viewOffers(site, in: around)
        offers += contextOffers(around)
        return offers
    }

    /// The elements of a payload value that is a tuple.
    private func elements(of type: ResolvedType, at index: Int, called name: String) -> [Offer] {
        guard case .tuple(let elements) = type.syntax else { return [] }
        return elements.enumerated().map { number, element in
            let member = element.label ?? String(number)
            return Offer(
                value: .payloadElement(index, member), type: element.type, rank: .own,
                names: [element.label].compactMap { $0 }, text: "\(name).\(member): \(element.type.description)")
        }
    }

    /// The context and what it stores, but no views: a helper of a cell that takes a button does not mean that of the
    /// controller.
    func contextOffers(_ around: Surroundings) -> [Offer] {
        declared(listScope.frame?.contextOffers ?? [], in: around)
    }

    /// The same under any `#if` clauses.
    func contextOffers(of context: ResolvedType, in around: Surroundings) -> [Offer] {
        contextOffers(context, around) { isData($0, from: around.file) }
    }

    /// The context and all of its properties: `inject` names the type that it wants.
    func injectedOffers(_ around: Surroundings) -> [Offer] {
        around.context.map { declared(contextOffers($0, around) { _ in true }, in: around) } ?? []
    }

    private func contextOffers(
        _ context: ResolvedType, _ around: Surroundings, where isOffered: (SymbolTable.Member) -> Bool
    ) -> [Offer] {
        let value = Offer(
            value: .context, type: context.syntax, rank: .context, names: ["context"], text: "context: \(context.text)")
        let members = memberOffers(
            of: context, named: "context", rank: .context, from: around.file, in: around, where: isOffered
        ) { .contextMember($0) }
        return [value] + members
    }

    /// The offers that are declared under the `#if` clauses of a row.
    func declared(_ offers: [Offer], in around: Surroundings) -> [Offer] {
        let given = AttributeRule(self).conditions(around)
        return offers.filter { Conditions.lacking($0.conditions, in: given) == nil }
    }

    /// Whether a property of a context stores a value that is no view, control, view controller or outlet. A protocol
    /// does not say how a requirement is stored.
    private func isData(_ member: SymbolTable.Member, from file: Int) -> Bool {
        let isRequirement = table.symbol(member.owner).kind == .protocol
        if member.property.isComputed, !isRequirement { return false }
        let attributes = member.property.attributes
        if attributes.contains(where: { $0.hasPrefix("@IBOutlet") }) { return false }
        return member.type.map { !facts.showsSomething($0.syntax, from: file) } ?? true
    }

    /// The properties of a value that can be passed for it under some `#if` clauses; of a protocol those that it inherits,
    /// too.
    func memberOffers(
        of owner: ResolvedType, named name: String, rank: Offer.Rank, from file: Int, in around: Surroundings,
        where isOffered: (SymbolTable.Member) -> Bool = { _ in true }, value: (String) -> FillValue
    ) -> [Offer] {
        guard let id = table.symbolID(of: owner.syntax, from: file) else { return [] }
        let values = table.genericArguments(of: owner.syntax, id)
        let own = table.symbol(id).declaration.conditions
        let inherited = table.symbol(id).kind == .protocol ? table.protocols(of: id).flatMap(table.members) : []
        return (table.members(of: id) + inherited).filter(isOffered).compactMap { member in
            guard let type = member.type.map({ ResolvedType(syntax: Generics.replace(values, in: $0.syntax)) }),
                member.property.effects.isEmpty, table.isSeen(member, from: file),
                facts.unavailable(member.attributes, in: around.owner) == nil
            else { return nil }
            return Offer(
                value: value(member.property.name), type: type.syntax, rank: rank, names: [member.property.name],
                text: "\(name).\(member.property.name): \(type.text)",
                needsName: StandardTypes.isScalar(type.syntax),
                conditions: facts.conditions(member.property.conditions, inside: own))
        }
    }

    private func viewOffers(_ site: RowSite, in around: Surroundings) -> [Offer] {
        let ofView = Offer.ofView(target)
        guard !around.isProvider else { return ofView }
        let selection = Offer(
            value: .selection, type: .named([TypeSyntax.Component("RowSelection")]), rank: .place, names: ["selection"],
            text: "selection: RowSelection")
        guard let element = around.element else { return ofView + [selection] + Offer.ofMetrics }
        let outline = Offer(
            value: .outline, type: .named([TypeSyntax.Component("RowOutline")]), rank: .place, names: ["outline"],
            text: "outline: RowOutline")
        let type = TypeSyntax.named([TypeSyntax.Component("RowPosition", genericArguments: [element.syntax])])
        let position = Offer(
            value: .position(element: element.text), type: type, rank: .place, names: ["position"],
            text: "position: RowPosition<\(element.text)>")
        let ofOutline = around.isOutline ? [outline] : []
        return ofView + [position, selection] + ofOutline + Offer.ofMetrics
    }
}
