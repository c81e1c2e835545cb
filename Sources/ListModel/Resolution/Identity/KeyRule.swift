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
