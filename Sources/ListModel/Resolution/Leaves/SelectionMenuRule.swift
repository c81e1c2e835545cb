import SourceText
import SwiftSurface

/// Functions that give the menu of several rows: they take an array of what the place of their mark speaks of.
struct SelectionMenuRule: ResolutionRule {
    let listScope: ListScope

    /// The narrowest `menu:` that names such a function; nil if none does. Tables have no menus of several rows.
    func said(of site: RowSite, in around: Surroundings) -> (said: RowArgumentRule.Said, rows: Offer)? {
        guard target == .collection else { return nil }
        let own = Surroundings.Level(marks: site.rowMarks + site.modelMarks, grain: .own)
        for level in [own] + around.levels {
            guard let mark = level.marks.first(where: { $0.has(.menu) }), let value = mark.written(.menu) else {
                continue
            }
            let said = RowArgumentRule.Said(value: value, mark: mark, level: level)
            if let rows = rows(said, site: site, in: around) { return (said, rows) }
        }
        return nil
    }

    /// The rows on offer to the function that a value names; nil if it takes no array of them.
    func rows(_ said: RowArgumentRule.Said, site: RowSite, in around: Surroundings) -> Offer? {
        guard target == .collection, let base = base(of: said.value) else { return nil }
        let (name, type): (String, String)
        switch said.level.grain {
        case .own:
            guard site.payload.count == 1 else { return nil }
            (name, type) = (site.payload[0].binding, site.payload[0].type)
        case .rows: return nil
        case .list: (name, type) = ("rows", around.rowType)
        }
        let offer = Offer(
            value: .selectedRows, type: .array(TypeSyntax(parsing: type)), rank: .own, names: ["rows", name],
            text: "rows: [\(type)]", isGenerated: true, alias: around.rowAlias)
        let functions = NamedFunctionRule(self).functions(base, site: site, cell: nil, in: around).joined()
        let takesThem = functions.contains { function in
            facts.filling(function.candidate.parameters, from: offers([offer], in: around), file: site.file)
                .arguments.contains { $0.value == .selectedRows }
        }
        return takesThem ? offer : nil
    }

    /// What such a function may take: the rows and the context, since the rows may be of any section.
    func offers(_ rows: [Offer], in around: Surroundings) -> [Offer] {
        rows + OfferRule(self).contextOffers(around)
    }

    private func base(of value: MarkValue) -> String? {
        switch value.form {
        case .function(let base, _), .name(let base): base
        default: nil
        }
    }
}
