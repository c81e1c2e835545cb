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
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
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

    /// Whether the generated file can assign a property, which stands in a type.
    func isSettable(_ property: Property, in scope: SymbolTable.Scope) -> Bool {
        property.isSettable && !Self.hasPrivateSetter(property) && !StandardTypes.hasFixedElements(property.type)
            && !property.attributes.contains { isWrapperWithoutSetter($0, in: scope) }
    }

    func isSettable(_ member: SymbolTable.Member) -> Bool {
        isSettable(
            member.property, in: SymbolTable.Scope(file: member.file, type: table.symbol(member.owner).name))
    }

    private static func hasPrivateSetter(_ property: Property) -> Bool {
        property.modifiers.contains { $0 == "private(set)" || $0 == "fileprivate(set)" }
    }

    /// Whether an attribute is a property wrapper of the program whose value can only be read.
    private func isWrapperWithoutSetter(_ attribute: String, in scope: SymbolTable.Scope) -> Bool {
        guard case .named(let components) = TypeSyntax(parsing: String(attribute.dropFirst().prefix { $0 != "(" })),
            let id = table.resolvedSymbol(components.map(\.name), in: scope),
            let value = table.member("wrappedValue", of: id)
        else { return false }
        return !value.property.isSettable || Self.hasPrivateSetter(value.property)
    }

    /// The clauses of a member that are not those around its type.
    func conditions(_ all: [Condition], inside outer: [Condition]) -> [Condition] {
        all.filter { !outer.contains($0) }
    }

    func declaration(_ property: Property, type: ResolvedType, isOptional: Bool = false) -> PropertyDeclaration {
        var result = PropertyDeclaration(
            type: type.text, access: Access(property.modifiers).spelled, isComputed: property.isComputed || isOptional)
        result.isOptional = isOptional
        return result
    }
}
