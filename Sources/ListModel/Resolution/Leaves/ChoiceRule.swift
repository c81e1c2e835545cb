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
        guard let (members, identity) = KeyRule(self).key(of: site) else {
            report(.choiceWithoutIdentity(site.name), at: said.place)
            return nil
        }
        let list = table.symbol(around.owner).name
        let stored = table.member(path.members, of: around.owner)
        guard let member = stored, member.marks.contains(.ignore), let type = member.type, facts.isSettable(member)
        else {
            doubting(stored?.marks.isFaulty ?? false).report(
                .choiceNotStored(path.members, list: list, type: identity.text), at: said.place)
            return nil
        }
        guard let (chosen, isOfSeveral) = Self.identities(in: type.syntax),
            TypeMatch.plain(chosen) == TypeMatch.plain(identity.syntax)
        else {
            report(
                .choiceOfOtherType(path.members, type: type.text, row: site.name, identity: identity.text),
                at: said.place)
            return nil
        }
        decide(site.subject, .event, "choice: \(path.members)", because: "the mark says so", at: said.place)
        return RowChoice(property: path.members, isOfSeveral: isOfSeveral, members: members)
    }

    /// The type of the identities that a property holds, and whether it holds several; nil for other types.
    private static func identities(in type: TypeSyntax) -> (TypeSyntax, isOfSeveral: Bool)? {
        switch type {
        case .optional(let wrapped): (wrapped, false)
        case .named(let components):
            components.last.flatMap { last in
                guard let argument = last.genericArguments.first, last.genericArguments.count == 1 else { return nil }
                return last.name == "Set" ? (argument, true) : last.name == "Optional" ? (argument, false) : nil
            }
        default: nil
        }
    }
}
