import SwiftSurface

/// What of a section's value is compared for the rows that show it.
struct SectionValueRule: ResolutionRule {
    let listScope: ListScope

    /// The stored properties of the value of a section that are no rows; nil if one of them cannot be compared, or if the
    /// declaration of the value is not known.
    func comparedMembers(of type: ResolvedType, without rows: [String], in around: Surroundings) -> [String]? {
        guard let id = table.symbolID(of: type.syntax, from: around.file), table.symbol(id).kind == .struct else {
            return nil
        }
        let values = table.genericArguments(of: type.syntax, id)
        let stored = table.members(of: id).filter { member in
            !member.property.isComputed && !rows.contains(member.property.name)
        }
        let isComparable = stored.allSatisfy { member in
            guard let type = member.type, table.isSeen(member, from: around.file) else { return false }
            return table.facts(of: Generics.replace(values, in: type.syntax), from: member.file).isEquatable
        }
        return isComparable ? stored.map(\.property.name) : nil
    }
}
