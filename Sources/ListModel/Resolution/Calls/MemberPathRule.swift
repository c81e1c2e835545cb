import SourceText
import SwiftSurface

/// What key paths of marks lead to.
struct MemberPathRule: ResolutionRule {
    let listScope: ListScope

    /// The type of a key path that a mark gives: written after `as`, or that of the member.
    ///
    /// - Parameter example: A type that could be written, for messages.
    func type(
        _ keyPath: MarkKeyPath, _ value: MarkValue, in type: ResolvedType, site: RowSite, isOnMainActor: Bool = false,
        example: String = "String"
    ) -> ResolvedType? {
        guard isReadable(keyPath.members, in: type, site: site, at: value.place, isOnMainActor: isOnMainActor) else {
            return nil
        }
        let declared = table.type(ofPath: keyPath.members, in: type, from: site.file)
        if let written = keyPath.type {
            let resolved = table.resolve(written, in: site.scope)
            contribute(resolved.syntax)
            if let declared, !mayBe(resolved, declared, from: site.file) {
                report(.otherMemberType(value.text, written: resolved.text, declared: declared.text), at: value.place)
                return nil
            }
            return resolved
        }
        if let found = declared {
            contribute(found.syntax)
            return found
        }
        if keyPath.members == "id", let found = table.identifiableID(of: type, from: site.file) {
            return found
        }
        // That of `Hashable`.
        if keyPath.members == "hashValue" { return ResolvedType(syntax: TypeSyntax(parsing: "Int")) }
        if let hidden = table.hiddenMember(keyPath.members, in: type, from: site.file) {
            report(hidden, of: type, at: value.place)
            return nil
        }
        if let (name, owner) = table.missingMember(keyPath.members, in: type, from: site.file) {
            let names = table.members(of: owner).map(\.property.name)
            report(
                .unknownMember(
                    name, in: table.text(of: owner), members: names, path: keyPath.members, example: example),
                at: value.place)
            return nil
        }
        let names = table.symbolID(of: type.syntax, from: site.file).map { table.members(of: $0).map(\.property.name) }
        report(
            .unknownMemberType(keyPath.members, in: type.text, members: names ?? [], example: example), at: value.place)
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

    /// Whether a value of the declared type may be one of the type that a mark writes, as far as both are known.
    private func mayBe(_ written: ResolvedType, _ declared: ResolvedType, from file: Int) -> Bool {
        let types = [written, declared].map { TypeMatch.plain($0.syntax) }
        guard types.allSatisfy({ isKnown($0, from: file) }) else { return true }
        // One is another name of `Double`, the other converts to it.
        if types.allSatisfy({ ["Double", "TimeInterval", "CGFloat"].contains($0.description) }) { return true }
        return table.accepts(types[0], types[1], from: file)
    }

    /// Whether a name means a type of the program that is no protocol or type parameter, or one of the standard library.
    func isKnown(_ type: TypeSyntax, from file: Int) -> Bool {
        guard case .named(let components) = type, components.allSatisfy({ $0.genericArguments.isEmpty }) else {
            return false
        }
        guard let id = table.symbolID(of: type, from: file) else {
            return StandardTypes.values.contains(type.description)
        }
        return table.symbol(id).kind != .protocol && !table.symbol(id).isTypeParameter
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
