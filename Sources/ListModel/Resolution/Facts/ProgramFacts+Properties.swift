import SourceText
import SwiftSurface

/// The properties of lists and sections, before anything is made of them.
extension ProgramFacts {

    /// The instance properties of a type and its extensions, in source order.
    func properties(of id: Int) -> [PropertySite] {
        table.symbol(id).parts.flatMap { part in
            part.marked.properties.filter { !$0.0.isStatic }.map {
                PropertySite(property: $0.0, marks: $0.1, part: part, owner: id)
            }
        }
    }

    /// The type of a row and how many rows a property of `type` stands for.
    func element(of type: ResolvedType) -> (ResolvedType, RowSource.Multiplicity) {
        switch type.syntax {
        case .optional(let wrapped):
            return (ResolvedType(syntax: wrapped), .optional)
        case .array(let element):
            return (ResolvedType(syntax: element), .many(isArray: true))
        case .named(let components):
            if components.count <= 2, let last = components.last, let element = last.genericArguments.first,
                last.genericArguments.count == 1, let isArray = StandardTypes.collections[last.name]
            {
                return (ResolvedType(syntax: element), .many(isArray: isArray))
            }
        default:
            break
        }
        return (type, .one)
    }

    /// True for a type of the program: what lacks then is a cell.
    func isKnownModel(_ row: RowSite) -> Bool {
        guard let type = row.types.first else { return false }
        return table.symbolID(of: type.syntax, from: row.file) != nil
    }

    /// Whether the generated file can assign a property.
    func isSettable(_ property: Property) -> Bool {
        property.isSettable && !property.modifiers.contains { $0 == "private(set)" || $0 == "fileprivate(set)" }
            && !StandardTypes.hasFixedElements(property.type)
    }

    /// The clauses of a member that are not those around its type.
    func conditions(_ all: [Condition], inside outer: [Condition]) -> [Condition] {
        all.filter { !outer.contains($0) }
    }

    func declaration(_ property: Property, type: ResolvedType) -> PropertyDeclaration {
        PropertyDeclaration(
            type: type.text, access: Access(property.modifiers).spelled, isComputed: property.isComputed)
    }
}
