import SourceText
import SwiftSurface

/// `row(cell: .class(\.cells.name))`, and the same of headers: a class that the context holds, so that who makes the context replaces cells.
struct HeldClassRule: ResolutionRule {
    let listScope: ListScope

    /// The cell, nil if it cannot be shown there, which is reported.
    func selection(
        _ value: MarkValue, when: MarkValue?, mark: Mark?, site: RowSite, in around: Surroundings
    ) -> CellSelection? {
        guard let (type, symbol, argument) = held(value, mark: mark, site: site, in: around) else { return nil }
        var selection = CellSelection(type: type, symbol: symbol, when: when, mark: mark, place: value.place)
        selection.heldClass = argument
        guard ViewRule(self).isUsable(selection, at: value.place, in: around.owner) else { return nil }
        decide(site.subject, .cell, value.text, because: "the mark of the row says so", at: value.place)
        return selection
    }

    /// The type of the member, and the path to it; nil if it cannot be shown there, which is reported.
    func held(
        _ value: MarkValue, mark: Mark?, site: RowSite, in around: Surroundings
    ) -> (type: ResolvedType, symbol: Int?, path: Argument)? {
        guard let path = value.closed("class"), let keyPath = path.keyPath else { return nil }
        if around.isProvider {
            listScope.report(.notYet("a class of the context in a provider", valid: []), at: value.place)
            return nil
        }
        guard let context = around.context else {
            report(.heldClassWithoutContext(value.text), at: value.place)
            return nil
        }
        let member = MemberPathRule(self).type(
            keyPath, path, in: context, site: site, isOnMainActor: true, example: "StoryCell.Type")
        guard let member else { return nil }
        guard case .named(let components) = TypeMatch.plain(member.syntax), components.last?.name == "Type",
            components.count > 1
        else {
            report(.noHeldClass(keyPath.members, type: member.text), at: value.place)
            return nil
        }
        let type = ResolvedType(syntax: .named(Array(components.dropLast())))
        let symbol = table.symbolID(of: type.syntax, from: around.file)
        if let symbol { reach(symbol) }
        guard ViewRule(self).isDequeued(type, symbol, header: site.isOfSection, at: value.place) else { return nil }
        for name in [
            MarkArgumentName.nib, .bundle, .prototype, .registered, .reuse, .style, .contentConfiguration, .keeps,
        ] {
            guard let mark, let place = mark.arguments.first(where: { $0.name == name })?.place else { continue }
            report(.argumentBesideHeldClass(name.rawValue, cell: value.text), at: place)
            return nil
        }
        var argument = path.argument(isVerified: true)
        // The type after `as` is for us.
        argument.text = "\\\(keyPath.root ?? "").\(keyPath.members)"
        return (type, symbol, argument)
    }
}
