import SwiftSurface

/// Which rows a cell can write into: those whose value is in the state, where generated code can change it.
struct WritingRule: ResolutionRule {
    let listScope: ListScope

    /// Why rows that are made of values of a protocol or class are not written.
    static let made = "is made of a value of a protocol or class"

    /// Why nothing can be written into a row, as it reads after "it"; nil if it can.
    func fault(of site: RowSite, in around: Surroundings) -> String? {
        if site.load != nil || site.rowMarks.contains(where: { $0.has(.load) }) { return "is loaded by its id" }
        guard let payload = site.payload.first else { return "carries no value" }
        if payload.isReference { return "is an object" }
        if site.isCase { return around.writeFault }
        if site.declaration?.made != nil { return Self.made }
        if let declaration = site.declaration, declaration.isComputed, !declaration.isOptional,
            declaration.outline == nil
        {
            return "is computed"
        }
        if let outline = site.declaration?.outline, !site.isSettable {
            return "is in an outline, and `\(site.property)` or `\(outline.children)` cannot be set"
        }
        if !site.isSettable, !site.isOfEachSection {
            return WritingRule(self).unsettable(site)
        }
        if site.multiplicity == .many(isArray: false) { return "is in a collection that is not an array" }
        return around.writeFault
    }

    /// Why a row of a property that generated code cannot set cannot be written.
    func unsettable(_ site: RowSite) -> String {
        let owner = table.symbolID(of: TypeSyntax(parsing: site.owner), from: site.file)
        let isLet = owner.flatMap { table.member(site.property, of: $0) }?.property.isLet ?? false
        return isLet ? Self.constant : "cannot be set from outside of its type"
    }

    /// Why rows of a `let` are not written.
    static let constant = "is in a `let`"

    /// The same of a property that holds sections.
    func fault(of property: Property, in scope: SymbolTable.Scope) -> String? {
        if property.isComputed { return "is in a section that is computed" }
        return facts.isSettable(property, in: scope) ? nil : "is in a section that cannot be set from outside"
    }

    /// Whether what is written is, or is a part of, what makes a row the same one.
    func isIdentity(_ path: MarkKeyPath, of site: RowSite) -> Bool {
        guard site.multiplicity == .many(isArray: true) || site.isCase else { return false }
        let marks = site.rowMarks + site.modelMarks + site.outer
        let said = marks.lazy.compactMap { $0.written(.id) }.first
        if let said, case .closure = said.form {
            return path.firstMember.isEmpty || said.argument(isVerified: false).names.contains(path.firstMember)
        }
        if let said, said.keyPath == nil { return false }
        let identity = said?.keyPath?.firstMember ?? "id"
        return identity.isEmpty || path.firstMember.isEmpty || identity == path.firstMember
    }

    /// The first member that a key path leads over and that cannot be written, and why, as it reads after "it"; nil if none is
    /// known.
    func fault(of path: MarkKeyPath, of site: RowSite) -> (SymbolTable.Member, owner: ResolvedType, reason: String)? {
        guard let root = site.types.first else { return nil }
        let members = table.members(onPath: path.members, in: root, from: site.file)
        let faults = members.compactMap { member, owner in fault(of: member).map { (member, owner, $0) } }
        // No other of the members helps behind an object.
        return faults.first { table.symbol($0.0.owner).isReference } ?? faults.first
    }

    private func fault(of member: SymbolTable.Member) -> String? {
        if table.symbol(member.owner).isReference { return "is a member of an object, whose changes no state shows" }
        // Another of the conditions may declare it otherwise.
        guard member.property.conditions.isEmpty, !facts.isSettable(member) else { return nil }
        if member.property.isLet { return "is a `let`" }
        return member.property.isSettable ? "is set by its type alone" : "has no setter"
    }

    /// The key path, verified if its members are known to be variables that end at a type, or at an optional of it.
    func argument(_ value: MarkValue, _ path: MarkKeyPath, of site: RowSite, type: String) -> Argument {
        guard let root = site.types.first else { return value.argument(isVerified: false) }
        let found = table.type(ofPath: path.members, in: root, from: site.file)
        let members = table.members(onPath: path.members, in: root, from: site.file)
        let isVerified =
            (found?.text == type || found?.text == type + "?") && members.count == path.members.nameComponents.count
            && members.allSatisfy { facts.isSettable($0.member) && table.isSeen($0.member, from: site.file) }
        return value.argument(isVerified: isVerified)
    }
}
