import SourceText
import SwiftSurface

/// An argument of `row` that may stand around the row as well: what it is called with is what `on: select` at its place
/// takes.
struct RowArgumentRule: ResolutionRule {
    let listScope: ListScope

    /// A value, and the marks that say it.
    struct Said {
        var value: MarkValue
        var mark: Mark
        var level: Surroundings.Level
        /// How many levels of marks are narrower.
        var depth = 0
    }

    /// The value of an argument in the narrowest mark that has it; two marks of a row that do contradict each other.
    func said(_ name: MarkArgumentName, of site: RowSite, in around: Surroundings) -> Said? {
        let own = Surroundings.Level(marks: site.rowMarks + site.modelMarks, grain: .own)
        let levels = [own] + around.levels
        guard let depth = levels.firstIndex(where: { $0.marks.contains { $0.has(name) } }),
            let mark = levels[depth].marks.first(where: { $0.has(name) }),
            let value = applied.value(name, of: levels.flatMap(\.marks))
        else { return nil }
        if let second = site.rowMarks.filter({ $0.has(name) }).dropFirst().first?.written(name) {
            report(.saidTwice(name.rawValue, row: site.name, first: value.place), at: second.place)
        }
        return Said(value: value, mark: mark, level: levels[depth], depth: depth)
    }

    /// Says why an argument of the marks of a row, or of those around it, has no effect there.
    func pass(_ name: MarkArgumentName, of site: RowSite, in around: Surroundings, because reason: NoEffect) {
        applied.pass(name, of: site.rowMarks + site.modelMarks + around.levels.flatMap(\.marks), because: reason)
    }

    /// What an argument evaluates: a constant, a key path, a closure, an expression or a function. What it takes is noted
    /// in it.
    func argument(
        _ said: Said, _ name: MarkArgumentName, returning types: Set<String>, site: RowSite, offers: [Offer],
        in around: Surroundings
    ) -> Argument {
        let whole = ClosureRule(self).wholeRow(at: said.level, in: around)
        let payload = site.payload.enumerated().map { ExpressionOffer($1.binding, $1.type, .payload($0)) }
        let values = whole.map { [$0] } ?? payload
        switch said.value.form {
        case .closure:
            var result = said.value.argument(isVerified: false)
            result.taken = ClosureRule(self).taken(said.value, name, of: site, row: values, in: around)
            return result
        case .keyPath:
            if whole == nil { KeyPathValueRule(self).check(said.value, name, returning: types, of: site) }
            var result =
                whole == nil
                ? facts.argument(said.value, site: site, wanted: types) : said.value.argument(isVerified: false)
            result.taken = Array(values.prefix(1))
            return result
        case .array where !readsRow(said.value, of: site, offered: whole, in: around), .boolean:
            var result = said.value.argument(isVerified: said.value.boolean != nil && types.contains("Bool"))
            result.taken = []
            return result
        default: break
        }
        if let whole, ClosureRule(self).names(whole.name, in: said.value) {
            var result = said.value.argument(form: .expression, isVerified: false)
            let context = around.context.map { ExpressionOffer("context", $0.text, .context) }
            result.taken = [whole] + (result.names.contains("context") ? [context].compactMap { $0 } : [])
            return result
        }
        let row = whole.map { whole in
            Offer(
                value: whole.value, type: TypeSyntax(parsing: whole.type), rank: .own, names: ["row"],
                text: "row: \(whole.type)")
        }
        let (argument, read) = ConditionRule(self).value(
            said.value, name, returning: types, site: site, offers: (row.map { [$0] } ?? []) + offers, in: around)
        var result = argument
        if argument.call == nil { result.taken = argument.taken ?? read }
        return result
    }

    /// Whether a literal array names the row or what is on offer with it, as `[.open(row.id)]` does.
    private func readsRow(
        _ value: MarkValue, of site: RowSite, offered whole: ExpressionOffer?, in around: Surroundings
    ) -> Bool {
        guard case .array = value.form else { return false }
        let named = ClosureRule(self).namedOffers(of: site, in: around) + (whole.map { [$0] } ?? [])
        return named.contains { ClosureRule(self).names($0.name, in: value) }
    }
}
