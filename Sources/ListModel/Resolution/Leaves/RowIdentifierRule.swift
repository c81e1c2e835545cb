import SourceText
import SwiftSurface

/// `row(reuse:)` as a key path, a closure or a function: each row says its reuse identifier.
struct RowIdentifierRule: ResolutionRule {
    let listScope: ListScope

    /// What says the identifier of each row; nil for that of the class, and where rows cannot say it, which is reported.
    func identifier(
        of selection: CellSelection, site: RowSite, offers: [Offer], in outer: Surroundings
    ) -> Argument? {
        guard let value = OriginRule(self).rowIdentifierSaid(of: selection), let mark = selection.mark else {
            return nil
        }
        let origin = OriginRule(self).origin(of: selection)
        if site.load != nil {
            report(.identifierOfLoaded(site.name), at: value.place)
            return nil
        }
        if outer.isProvider, origin.isRegistered {
            report(.identifiersInProvider(selection.type.text), at: value.place)
            return nil
        }
        if let nib = origin.nib, let own = facts.reuseIdentifier(ofNib: nib.name) {
            report(.identifierBesideNib(nib.name, own: own), at: value.place)
            return nil
        }
        // Nothing says the identifier of a row once a context is gone that the list does not keep alive.
        var around = outer
        if outer.isContextWeak { around.context = nil }
        let known = outer.isContextWeak ? offers.filter { $0.rank != .context } : offers
        decide(site.subject, .option, value.text, because: "the mark of the row says the identifier", at: value.place)
        return RowArgumentRule(self).argument(
            RowArgumentRule.Said(value: value, mark: mark, level: Surroundings.Level(marks: [mark], grain: .own)),
            .reuse, returning: ["String"], site: site, offers: known, in: around)
    }
}
