import SourceText
import SwiftSurface

/// `row(cell: .owned(\.nameCell))`: a cell that the context owns. There is one of it, so its row is one of its kind; of an
/// array of them each shows the row at its place.
struct OwnedCellRule: ResolutionRule {
    let listScope: ListScope

    /// The cell, nil if it cannot be shown there, which is reported.
    func selection(
        _ value: MarkValue, when: MarkValue?, mark: Mark?, site: RowSite, in around: Surroundings
    ) -> CellSelection? {
        guard let path = value.closed("owned"), let keyPath = path.keyPath else { return nil }
        guard target == .table else {
            report(.argumentOfOtherTarget("cell: .owned", mark: "row", target: target), at: value.place)
            return nil
        }
        if let reason = reasonForManySections(site, mark, in: around) {
            report(.ownedCellOfMany(value.text, row: site.name, because: reason), at: value.place)
            return nil
        }
        guard let context = around.context else {
            if isMany(site) {
                report(
                    .ownedCellOfMany(value.text, row: site.name, because: "the property holds several rows"),
                    at: value.place)
                return nil
            }
            report(.ownedCellWithoutContext(value.text), at: value.place)
            return nil
        }
        let member = MemberPathRule(self).type(
            keyPath, path, in: context, site: site, isOnMainActor: true,
            example: isMany(site) ? "[StoryCell]" : "StoryCell")
        guard let member else { return nil }
        var type = ResolvedType(syntax: TypeMatch.plain(member.syntax)).unwrapped
        let isArray = if case .array = type.syntax { true } else { false }
        if case .array(let element) = type.syntax { type = ResolvedType(syntax: element) }
        guard isArray == isMany(site) else {
            report(
                isArray
                    ? .ownedCellsOfOne(value.text, row: site.name)
                    : .ownedCellOfMany(value.text, row: site.name, because: "the property holds several rows"),
                at: value.place)
            return nil
        }
        if isArray, applied.value(.id, of: site.rowMarks)?.member != "position" {
            report(.ownedCellsWithoutPosition(value.text, row: site.name), at: value.place)
            return nil
        }
        let symbol = table.symbolID(of: type.syntax, from: around.file)
        if let symbol { reach(symbol) }
        guard ViewRule(self).isDequeued(type, symbol, at: value.place) else { return nil }
        let reading = reading(keyPath.members, in: context, from: around.file)
        if case .changes(let property, let owner) = reading {
            report(.ownedCellOfValue(property, owner: owner), at: value.place)
            return nil
        }
        var argument = path.argument(isVerified: reading == .plain)
        // The type after `as` is for us.
        argument.text = "\\\(keyPath.root ?? "").\(keyPath.members)"
        var selection = CellSelection(type: type, symbol: symbol, when: when, mark: mark, place: value.place)
        selection.owned = argument
        selection.isOwnedByPosition = isArray
        guard ViewRule(self).isUsable(selection, at: value.place, in: around.owner) else { return nil }
        decide(site.subject, .cell, value.text, because: "the mark of the row says so", at: value.place)
        return selection
    }

    /// Why there may be several rows of one mark; nil if there is one at most.
    func reasonForMany(_ site: RowSite, _ mark: Mark?, in around: Surroundings) -> String? {
        isMany(site) ? "the property holds several rows" : reasonForManySections(site, mark, in: around)
    }

    /// The same, without a look at how many rows the property holds.
    private func reasonForManySections(_ site: RowSite, _ mark: Mark?, in around: Surroundings) -> String? {
        if around.isProvider { return "a provider makes cells for any row" }
        if site.isCase || !around.enums.isEmpty { return "several rows may be of its case" }
        if let mark, !site.rowMarks.contains(where: { $0.place == mark.place }) {
            return "several rows may show a model"
        }
        if around.section != nil || site.isOfEachSection { return "its section may be there several times" }
        return nil
    }

    private func isMany(_ site: RowSite) -> Bool { if case .many = site.multiplicity { true } else { false } }

    /// How a member of the context is read.
    private enum Reading: Equatable {
        /// Without a change of the context.
        case plain
        /// What the compiler has to judge.
        case unknown
        /// A lazy property of a value, which is changed by that.
        case changes(String, owner: String)
    }

    private func reading(_ path: String, in context: ResolvedType, from file: Int) -> Reading {
        var type = context
        for component in path.nameComponents {
            type = ResolvedType(syntax: TypeMatch.plain(type.syntax)).unwrapped
            let name = component.filter { !"?!".contains($0) }
            guard let id = table.symbolID(of: type.syntax, from: file), let member = table.member(name, of: id),
                let next = member.type
            else { return .unknown }
            if !table.symbol(id).isReference {
                if member.property.modifiers.contains("lazy") { return .changes(name, owner: table.text(of: id)) }
                if member.property.isComputed { return .unknown }
            }
            type = next
        }
        return .plain
    }
}
