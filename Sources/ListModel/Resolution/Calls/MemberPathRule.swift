import SourceText
import SwiftSurface

/// What key paths of marks lead to.
struct MemberPathRule: ResolutionRule {
    let listScope: ListScope

    /// The type of a key path that a mark gives: written behind `as`, or that of the member.
    func type(
        _ keyPath: MarkKeyPath, _ value: MarkValue, in type: ResolvedType, site: RowSite, isOnMainActor: Bool = false
    ) -> ResolvedType? {
        guard isReadable(keyPath.members, in: type, site: site, at: value.place, isOnMainActor: isOnMainActor) else {
            return nil
        }
        if let written = keyPath.type {
            let resolved = table.resolve(written, in: site.scope)
            contribute(resolved.syntax)
            return resolved
        }
        if let found = table.type(ofPath: keyPath.members, in: type, from: site.file) {
            contribute(found.syntax)
            return found
        }
        if keyPath.members == "id", let found = table.identifiableID(of: type, from: site.file) {
            return found
        }
        if let hidden = table.hiddenMember(keyPath.members, in: type, from: site.file) {
            report(hidden, of: type, at: value.place)
            return nil
        }
        if let (name, owner) = table.missingMember(keyPath.members, in: type, from: site.file) {
            let names = table.members(of: owner).map(\.property.name)
            report(
                .unknownMember(name, in: table.text(of: owner), members: names, path: keyPath.members),
                at: value.place)
            return nil
        }
        let names = table.symbolID(of: type.syntax, from: site.file).map { table.members(of: $0).map(\.property.name) }
        report(.unknownMemberType(keyPath.members, in: type.text, members: names ?? []), at: value.place)
        return nil
    }

    /// Reports a member of a key path that generated code cannot read.
    func isReadable(
        _ path: String, in type: ResolvedType, site: RowSite, at place: SourcePlace, isOnMainActor: Bool = false
    ) -> Bool {
        guard let owner = table.symbolID(named: site.owner, from: site.scope),
            let found = ReadingRule(self).fault(
                ofPath: path, in: type, from: site.file, owner: owner, isOnMainActor: isOnMainActor)
        else { return true }
        let (member, holder, fault) = found
        report(
            .unreadableMember(
                member.property.name, of: holder.text, because: fault.reason,
                declared: SourcePlace(path: member.path, range: member.property.nameRange)), at: place)
        return false
    }

    /// Reports a type that the generated enums of the row's own type would have to show and cannot.
    func checkVisible(_ type: ResolvedType, of site: RowSite, at place: SourcePlace) {
        guard let owner = table.symbolID(named: site.owner, from: site.scope) else { return }
        _ = AccessRule(self).isVisible(type, as: site.subject, for: owner, at: place)
    }

    func report(_ hidden: SymbolTable.Member, of type: ResolvedType, at place: SourcePlace) {
        report(
            .hiddenMember(
                hidden.property.name, of: type.text, level: Access(hidden.property.modifiers).level.word,
                declared: hidingWord(
                    Access(hidden.property.modifiers).level,
                    of: SourcePlace(path: hidden.path, range: hidden.property.nameRange)),
                isInline: table.isInline(
                    listScope.outputFile, declaring: SourcePlace(path: hidden.path, range: hidden.property.nameRange))),
            at: place)
    }
}
