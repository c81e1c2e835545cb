import SwiftSurface

/// The member that tells the rows of a kind apart, for marks that speak of identities.
struct KeyRule: ResolutionRule {
    let listScope: ListScope

    /// The members that lead to what tells the rows of a kind apart, none if the value itself does, and its type; nil if
    /// nothing like that does.
    func key(of site: RowSite) -> (members: String, type: ResolvedType)? {
        guard site.payload.count == 1, site.rows == nil, let type = site.types.first else { return nil }
        if let value = applied.value(.id, of: site.rowMarks + site.modelMarks + site.outer) {
            if value.member == "value" { return ("", type) }
            guard let path = value.keyPath else { return nil }
            let key = path.type.map { table.resolve($0, in: site.scope) }
            return (key ?? table.type(ofPath: path.members, in: type, from: site.file)).map { (path.members, $0) }
        }
        let found =
            table.type(ofPath: "id", in: type, from: site.file) ?? table.identifiableID(of: type, from: site.file)
        return found.map { ("id", $0) }
    }

    /// What is read of a row to tell it apart, nil for the row itself, and its type; nil where no value does that.
    func identity(of site: RowSite, in around: Surroundings) -> (key: Identity.Key?, type: ResolvedType)? {
        guard site.payload.count == 1, site.rows == nil else { return nil }
        // Rows that an enum of them tells apart by position have no function that says more.
        let marks = around.levels.flatMap(\.marks)
        if site.isCase, marks.contains(where: { $0.written(.id)?.member == "position" }) { return nil }
        let isRepeated = if case .many = site.multiplicity { true } else { site.isCase }
        let owner = site.isCase ? around.enums.last.map { facts.rowsDeclaration($0.id) } : nil
        // What is wrong with it is told where the row is declared.
        let rule = IdentityRule(listScope: listScope.probe())
        switch rule.identity(of: site, isRepeated: isRepeated, owner: owner).0 {
        case .key(let key, let type): return (key, ResolvedType(syntax: TypeSyntax(parsing: type)))
        case .value: return site.types.first.map { (nil, $0) }
        case .kind, .position, .occurrence: return nil
        }
    }

    /// Whether a type is that of a key: the same, or `Story.ID` of a story that is `Identifiable`.
    func isType(_ type: TypeSyntax, of key: (members: String, type: ResolvedType), in site: RowSite) -> Bool {
        if TypeMatch.plain(type) == TypeMatch.plain(key.type.syntax) { return true }
        guard key.members == "id", case .named(let components) = type, components.last?.name == "ID",
            let model = site.types.first, let id = table.symbolID(of: model.syntax, from: site.file),
            table.conformanceNames(of: id).contains("Identifiable")
        else { return false }
        return TypeMatch.plain(.named(components.dropLast())) == TypeMatch.plain(model.syntax)
    }

    /// The type of the identities that a property holds, and whether it holds several; nil for other types.
    static func identities(in type: TypeSyntax) -> (TypeSyntax, isOfSeveral: Bool)? {
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
