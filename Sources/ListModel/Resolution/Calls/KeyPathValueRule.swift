import SourceText
import SwiftSurface

/// Key paths of marks that give a value: what they lead to is declared, and of the type that the argument takes.
struct KeyPathValueRule: ResolutionRule {
    let listScope: ListScope

    /// Reports a key path over the first value of a site that no compiler would take. What is not known is left to it.
    func check(_ value: MarkValue, _ argument: MarkArgumentName, returning wanted: Set<String>, of site: RowSite) {
        guard case .keyPath(let keyPath) = value.form, !keyPath.members.isEmpty, keyPath.type == nil,
            let type = site.types.first
        else { return }
        if let (name, owner) = table.missingMember(keyPath.members, in: type, from: site.file) {
            let names = table.members(of: owner).map(\.property.name)
            report(
                .unknownMember(
                    name, in: table.text(of: owner), members: names, path: keyPath.members, argument: argument.rawValue),
                at: value.place)
            return
        }
        guard !wanted.isEmpty, let found = table.type(ofPath: keyPath.members, in: type, from: site.file) else {
            return
        }
        let (plain, inner) = (TypeMatch.plain(found.syntax), TypeMatch.unwrapped(found.syntax))
        // An enum is not of the type of its raw values.
        let takes = { (given: TypeSyntax) in
            table.symbolID(of: given, from: site.file) == nil
                && wanted.contains { table.accepts(TypeSyntax(parsing: $0), given, from: site.file) }
        }
        guard MemberPathRule(self).isKnown(inner, from: site.file), !takes(plain) else { return }
        let isRaw = table.symbolID(of: plain, from: site.file).map { id in
            table.symbol(id).kind == .enum && table.symbol(id).declaration.inherits.contains(where: wanted.contains)
        }
        report(
            .valueOfOtherType(
                value.text, type: found.text, argument: argument.rawValue,
                wanted: wanted.filter { !$0.contains("UI") && !$0.hasSuffix("?") }.min() ?? wanted.min() ?? "",
                isRaw: isRaw == true, isOptional: plain != inner && takes(inner)), at: value.place)
    }
}
