import SourceText
import SwiftSurface

/// `children:` of a row property: its rows have rows below them.
struct OutlineRule: ResolutionRule {
    let listScope: ListScope

    /// The property with its outline; as it is where no mark says one, or what is said does not hold.
    func row(_ property: RowSite, of owner: Int) -> RowSite {
        var property = property
        let marks = property.rowMarks + property.modelMarks
        guard let said = marks.lazy.compactMap({ $0.written(.children) }).first, let path = said.keyPath else {
            applied.pass(.isExpanded, of: marks, because: .noOutline)
            return property
        }
        guard let element = property.types.first, !property.isFaulty else { return property }
        guard property.multiplicity == .many(isArray: true), property.declaration?.type.hasPrefix("[") == true else {
            // What the model says is for the places where it can hold.
            if property.rowMarks.contains(where: { $0.has(.children) }) {
                report(
                    .outlineOfOther(property.name, type: property.declaration?.type ?? "", element: element.text),
                    at: said.place)
            }
            return property
        }
        applied.value(.children, of: marks)
        // What is changed in an outline is changed through the array, which has to be there.
        if property.declaration?.isOptional == true { property.isSettable = false }
        if let what = unlike(property) {
            listScope.report(.notYet(what, valid: []), at: said.place)
            return property
        }
        guard let type = MemberPathRule(self).type(path, said, in: element, site: property) else { return property }
        let values = TypeSyntax.array(element.syntax).description
        guard [values, values + "?"].contains(TypeMatch.plain(type.syntax).description) else {
            report(.childrenOfOtherType(path.members, type: type.text, row: element.text), at: said.place)
            return property
        }
        guard let identity = identity(of: property, element) else {
            report(
                .outlineWithoutIdentity(property.name, type: element.text, isOfKinds: property.rows != nil),
                at: said.place)
            return property
        }
        // What is said wrong of it is an error, and the rows are of an outline all the same.
        let expansion = expansion(of: property, element, identity, children: path, owner) ?? .always
        var row = property
        row.declaration?.isComputed = true
        row.declaration?.outline = PropertyDeclaration.Outline(
            element: element.text, children: path.members, isOptional: type.wrapped != nil, expansion: expansion)
        row.isSettable = property.isSettable && isWritten(path, in: property)
        decide(property.subject, .row, "an outline by \(said.text)", because: "the mark says so", at: said.place)
        return row
    }

    /// Rows that are no outline yet, for messages.
    private func unlike(_ property: RowSite) -> String? {
        if let rows = property.rows, table.symbol(rows).kind != .enum {
            return "an outline of a rows protocol or class"
        }
        if property.nestedList != nil { return "an outline of lists" }
        if property.rowMarks.contains(where: { $0.has(.load) }) { return "an outline of rows that are loaded" }
        return nil
    }

    /// What tells the rows of an outline apart: a member, or the identity of a rows enum. Nil if it is the place of a row.
    private func identity(of property: RowSite, _ element: ResolvedType) -> (members: String, type: ResolvedType)? {
        guard let rows = property.rows else {
            return KeyRule(self).key(of: property).flatMap { $0.members.isEmpty ? nil : $0 }
        }
        let marks = property.rowMarks + (RowsRule(self).rowsSites(rows) ?? []).flatMap { $0.rowMarks + $0.outer }
        let said = marks.compactMap { $0.written(.id)?.member }
        guard !said.contains("position"), !said.contains("occurrence") else { return nil }
        let identity = element.text + "." + facts.rowIDName(rows)
        return ("rowID", ResolvedType(syntax: TypeSyntax(parsing: identity)))
    }

    /// What says which rows are expanded; nil if what is said does not hold.
    private func expansion(
        of property: RowSite, _ element: ResolvedType, _ key: (members: String, type: ResolvedType),
        children: MarkKeyPath, _ owner: Int
    ) -> PropertyDeclaration.Outline.Expansion? {
        guard let said = applied.value(.isExpanded, of: property.rowMarks + property.modelMarks),
            let path = said.keyPath
        else { return .always }
        let list = table.symbol(owner).name
        if let type = table.type(ofPath: path.members, in: element, from: property.file) {
            guard type.text == "Bool", MemberPathRule(self).type(path, said, in: element, site: property) != nil else {
                report(
                    .expansionNotStored(path.members, row: element.text, list: list, identity: key.type.text),
                    at: said.place)
                return nil
            }
            let isObject = property.payload.first?.isReference == true
            if !isWritten(path, in: property) || !isObject && !isWritten(children, in: property) {
                let member = isWritten(path, in: property) ? children.members : path.members
                report(.unwritableExpansion(path.members, member, of: element.text, list: list), at: said.place)
                return nil
            }
            if !isObject, !property.isSettable {
                report(.unwritableExpansion(path.members, property.name, of: list, list: list), at: said.place)
                return nil
            }
            return .member(path.members)
        }
        guard let member = table.member(path.members, of: owner), let type = member.type, facts.isSettable(member),
            !member.property.isStatic, let (expanded, isOfSeveral) = KeyRule.identities(in: type.syntax), isOfSeveral,
            KeyRule(self).isType(expanded, of: key, in: property)
        else {
            report(
                .expansionNotStored(path.members, row: element.text, list: list, identity: key.type.text),
                at: said.place)
            return nil
        }
        return .identities(path.members)
    }

    /// Reports an outline of a section that cannot be set, where `toggle(_:)` would have to.
    func checkExpansion(of property: RowSite, in section: RowSite) {
        switch property.declaration?.outline?.expansion {
        case nil, .always: return
        case .member where property.payload.first?.isReference == true: return
        case .member(let expansion), .identities(let expansion):
            report(
                .unwritableExpansion(expansion, section.property, of: section.owner, list: section.owner),
                at: section.place)
        }
    }

    /// Whether all members of a key path can be assigned, as far as they are declared.
    private func isWritten(_ path: MarkKeyPath, in property: RowSite) -> Bool {
        guard let root = property.types.first else { return false }
        return table.members(onPath: path.members, in: root, from: property.file).allSatisfy { member, _ in
            facts.isSettable(member)
        }
    }

    /// Whether a property of a list or section says which rows of its outlines are expanded, or a mark with a fault may say
    /// so.
    func isExpansion(_ property: Property, of owner: Int) -> Bool {
        guard let type = property.type, type.hasPrefix("Set<") else { return false }
        return facts.properties(of: owner).contains { site in
            let marks = site.marks.all(.row) + modelMarks(of: site)
            return site.marks.isFaulty
                || marks.contains { mark in
                    guard !mark.isFaulty else { return true }
                    guard let said = mark.written(.isExpanded)?.keyPath?.members else { return false }
                    return said == property.name || table.member(said, of: owner) == nil && !isMember(said, of: site)
                }
        }
    }

    private func isMember(_ path: String, of site: PropertySite) -> Bool {
        element(of: site).flatMap { table.type(ofPath: path, in: $0, from: site.part.file) } != nil
    }

    private func modelMarks(of site: PropertySite) -> [Mark] {
        element(of: site).map { facts.modelMarks(of: $0, from: site.part.file) } ?? []
    }

    /// The type of the rows of a property.
    private func element(of site: PropertySite) -> ResolvedType? {
        guard let type = site.property.type else { return nil }
        let (element, _) = facts.element(of: ResolvedType(syntax: TypeSyntax(parsing: type)))
        return table.resolve(element.text, in: site.scope)
    }
}
