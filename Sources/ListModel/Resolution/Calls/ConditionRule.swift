import SourceText
import SwiftSurface

/// `when:` of a mark: a key path, a closure, a function, or an expression over the labels of the case, `row` and
/// `context`.
struct ConditionRule: ResolutionRule {
    let listScope: ListScope

    /// The condition, and the values that it names where it is an expression.
    func condition(
        _ value: MarkValue, site: RowSite, offers: [Offer], in around: Surroundings
    ) -> (Argument, [ExpressionOffer]) {
        self.value(value, .when, returning: ["Bool"], site: site, offers: offers, in: around)
    }

    /// The same of another argument.
    func value(
        _ value: MarkValue, _ name: MarkArgumentName, returning types: Set<String>, site: RowSite, offers: [Offer],
        in around: Surroundings
    ) -> (Argument, [ExpressionOffer]) {
        let named = ClosureRule(self).namedOffers(of: site, in: around)
        switch value.form {
        case .name(let text)
        where !named.contains(where: { $0.name == text.firstName })
            || NamedFunctionRule(self).isMethod(text, site: site, in: around):
            break
        case .name, .expression, .closed, .member, .array:
            let argument = value.argument(form: .expression, isVerified: false)
            let names = argument.names
            return (argument, named.filter { names.contains($0.name) })
        default: break
        }
        let function = FunctionRule(self).argument(
            value, name, returning: types, site: site, offers: offers, in: around)
        return (function, [])
    }
}
