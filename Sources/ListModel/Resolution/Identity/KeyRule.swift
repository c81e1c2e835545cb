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
            return table.type(ofPath: path.members, in: type, from: site.file).map { (path.members, $0) }
        }
        let found =
            table.type(ofPath: "id", in: type, from: site.file) ?? table.identifiableID(of: type, from: site.file)
        return found.map { ("id", $0) }
    }
}
