import SourceText
import SwiftSurface

/// `choice:` of a row: what of the list says which rows are chosen.
struct ChoiceRule: ResolutionRule {
    let listScope: ListScope

    func choice(_ site: RowSite, in around: Surroundings) -> RowChoice? {
        let arguments = RowArgumentRule(self)
        guard let said = arguments.said(.choice, of: site, in: around)?.value, let path = said.keyPath else {
            return nil
        }
        guard target == .table else {
            report(.choiceInCollection(), at: said.place)
            return nil
        }
        guard around.hasDelegate else {
            let methods = ["tableView(_:didSelectRowAt:)"]
            report(.argumentWithoutDelegate("choice", methods: methods, of: target), at: said.place)
            return nil
        }
        if facts.marks(of: around.owner)[.list]?.written(.selection)?.member == "none" {
            report(.selectWithoutTaps("selection: .none", said: "choice:"), at: said.place)
            return nil
        }
        // A row without a value is told of once, where its key path is.
        if site.payload.isEmpty, site.rowMarks.contains(where: { $0.has(.choice) }) { return nil }
        if path.members.contains(".") {
            let identity = KeyRule(self).identity(of: site, in: around)?.type.text
            report(.choiceInside(path.members, list: table.symbol(around.owner).name, type: identity), at: said.place)
            return nil
        }
        guard let (key, identity) = KeyRule(self).identity(of: site, in: around) else {
            report(.choiceWithoutIdentity(site.name, carriesValue: !site.payload.isEmpty), at: said.place)
            return nil
        }
        let list = table.symbol(around.owner).name
        let stored = table.member(path.members, of: around.owner)
        guard let member = stored, member.marks.contains(.ignore), let type = member.type, !member.property.isLet else {
            doubting(stored?.marks.isFaulty ?? false).report(
                .choiceNotStored(path.members, list: list, type: identity.text), at: said.place)
            return nil
        }
        guard facts.isSettable(member), table.isSeen(member, from: listScope.outputFile) else {
            let declared = SourcePlace(path: member.path, range: member.property.nameRange)
            report(.choiceOutOfReach(path.members, list: list, declared: declared), at: said.place)
            return nil
        }
        // One that is always there, or one or several that may be.
        let (chosen, isOfSeveral) = KeyRule.identities(in: type.syntax) ?? (type.syntax, false)
        guard KeyRule(self).isType(chosen, of: (key?.members ?? "", identity), in: site) else {
            let kinds = site.isCase ? kinds(in: around) : []
            if Set(kinds.map(\.identity)).count > 1 {
                report(.choiceOfSeveralTypes(kinds), at: said.place)
                return nil
            }
            report(
                .choiceOfOtherType(path.members, type: type.text, row: site.name, identity: identity.text),
                at: said.place)
            return nil
        }
        decide(site.subject, .event, "choice: \(path.members)", because: "the mark says so", at: said.place)
        return RowChoice(property: path.members, isOfSeveral: isOfSeveral, key: key)
    }

    /// The kinds of rows of the enum around a row, and what tells the rows of each apart.
    private func kinds(in around: Surroundings) -> [(name: String, identity: String)] {
        guard let rows = around.enums.last, let sites = RowsRule(self).rowsSites(rows.id) else { return [] }
        return sites.compactMap { site in
            KeyRule(self).identity(of: site, in: around).map { (site.name, $0.type.text) }
        }
    }
}
