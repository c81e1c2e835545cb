import SourceText
import SwiftSurface

/// `row(load:)`: rows that are ids, and what is loaded for them when they are shown.
struct LoadRule: ResolutionRule {
    let listScope: ListScope

    /// A row as the cells see it: its payload is what is loaded. Nil if it cannot be, which is reported.
    func loaded(_ site: RowSite, _ value: MarkValue, in around: Surroundings) -> RowSite? {
        guard case .many = site.multiplicity, let id = site.payload.first, let idType = site.types.first else {
            report(.loadOfOne(site.name), at: value.place)
            return nil
        }
        if let rows = site.rows {
            report(.loadOfValues(site.name, type: table.text(of: rows)), at: value.place)
            return nil
        }
        let ids = ids(site)
        let (argument, hasErrors) = log.checking {
            FunctionRule(self).argument(
                value, .load, returning: [], site: ids, offers: OfferRule(self).offers(ids, in: around), in: around)
        }
        guard !hasErrors else { return nil }
        guard let result = LoadedTypeRule(self).type(of: value, argument, ids: ids, in: around) else {
            report(.unknownLoadedType(value.text, context: around.context != nil), at: value.place)
            return nil
        }
        var type = result
        if case .implicitlyUnwrapped(let inner) = type.syntax { type = ResolvedType(syntax: .optional(inner)) }
        let wrapped = type.unwrapped
        guard wrapped.text != idType.text else {
            report(.loadOfValues(site.name, type: wrapped.text), at: value.place)
            return nil
        }
        contribute(wrapped.syntax)
        guard AccessRule(self).isVisible(wrapped, as: site.subject, for: around.owner, at: value.place) else {
            return nil
        }
        decide(site.subject, .row, wrapped.text, because: "`load:` gives it", at: value.place)
        var loaded = site
        loaded.types = [wrapped]
        loaded.payload = [facts.payload(wrapped, label: nil, binding: Binding.name(site.name), from: site.file)]
        loaded.modelMarks = facts.modelMarks(of: wrapped, from: site.file)
        var made: String?
        if let symbol = table.symbolID(of: wrapped.syntax, from: site.file), facts.isRows(symbol) {
            loaded.rows = symbol
            if facts.isHierarchy(symbol) {
                let rows = ResolvedType(syntax: TypeSyntax(parsing: facts.rowsText(symbol)))
                made = rows.text
                loaded.types = [rows]
                loaded.payload = [facts.payload(rows, label: nil, binding: Binding.name(site.name), from: site.file)]
                loaded.modelMarks = []
            }
        }
        let offers = offers(argument, id: id, in: around)
        let reads = argument.call?.values ?? offers.map(\.value)
        let readsContext = reads.contains(where: ContextReading.isContext)
        let isGuarded = around.isContextWeak && readsContext
        loaded.load = RowLoad(
            depth: 0, name: site.name, binding: Binding.name(site.name),
            id: RowPayload(binding: "id", type: id.type, isReference: id.isReference, facts: id.facts),
            type: made.map { $0 + "?" } ?? (type.wrapped == nil && isGuarded ? type.text + "?" : type.text),
            isOptional: type.wrapped != nil || isGuarded || made != nil, givenType: type.text, made: made,
            followsContext: readsContext && !around.isContextWeak,
            argument: argument, offers: offers)
        return loaded
    }

    /// The row as `load:` sees it.
    private func ids(_ site: RowSite) -> RowSite {
        var ids = site
        ids.name = "id"
        ids.payload[0].binding = "id"
        return ids
    }

    private func offers(_ argument: Argument, id: RowPayload, in around: Surroundings) -> [ExpressionOffer] {
        let all =
            [ExpressionOffer("id", id.type, .payload(0))]
            + (around.context.map { [ExpressionOffer("context", $0.text, .context)] } ?? [])
        if case .closure(let count) = argument.form { return Array(all.prefix(count)) }
        return all
    }
}
