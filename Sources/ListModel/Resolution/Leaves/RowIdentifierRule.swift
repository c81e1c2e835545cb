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
        if OriginRule(self).constant(value) != nil {
            decide(
                site.subject, .option, value.text, because: "the mark of the row says the identifier", at: value.place)
            var argument = value.argument(form: .expression, isVerified: false)
            argument.taken = []
            return argument
        }
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
        if outer.isContextWeak, !origin.isRegistered, readsContext(value, site: site, in: outer) {
            report(.identifierOfWeakContext(value.text), at: value.place)
            return nil
        }
        decide(site.subject, .option, value.text, because: "the mark of the row says the identifier", at: value.place)
        return RowArgumentRule(self).argument(
            RowArgumentRule.Said(value: value, mark: mark, level: Surroundings.Level(marks: [mark], grain: .own)),
            .reuse, returning: ["String"], site: site, offers: offers, in: outer)
    }

    /// Whether the identifier is asked of the context, which may be gone.
    private func readsContext(_ value: MarkValue, site: RowSite, in around: Surroundings) -> Bool {
        switch value.form {
        case .closure(let parameters): return parameters.count > site.payload.count
        case .name(let base), .function(let base, _):
            let found = NamedFunctionRule(self).functions(base, site: site, cell: nil, in: around).first { !$0.isEmpty }
            return found?.allSatisfy { $0.receiver == .context } ?? false
        default: return false
        }
    }
}
