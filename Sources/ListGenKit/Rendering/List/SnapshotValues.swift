import ListModel
import SwiftSurface

/// The template values of the type that holds a list or section with its computed rows evaluated.
struct SnapshotValues {
    /// The list or section struct.
    let type: String
    let name: String
    let access: String
    /// What the value is called in words: `list`, `section`.
    let noun: String
    /// The generated types by which its members name each other.
    private let names: [String]
    private let properties: [Property]
    private let index: ProgramIndex

    /// A property that rows come from.
    private struct Property {
        var name: String
        var declaration: PropertyDeclaration
        var conditions: [Condition]
        /// The type of its evaluated sections, and whether there are many.
        var snapshot: (type: String, isMany: Bool)?
        /// Whether some rows of these sections are made of values, of which not all may be known.
        var leavesOut = false
        /// Whether some rows of these sections have rows below them.
        var hasOutlines = false
        /// Whether it is a section, not an array of what makes one each.
        var isSection = false
        /// The closure that answers the identity of a row, for an outline.
        var id = ""

        var isKept: Bool { declaration.isComputed || snapshot != nil }
    }

    /// Nil if nothing is computed.
    init?(_ list: ListDefinition, _ index: ProgramIndex) {
        guard list.isComputed else { return nil }
        self.index = index
        (type, name, access, noun) = (list.valueType, list.names.snapshot, list.access, "list")
        let stamps = list.leaves.contains { !$0.stamp.isEmpty } ? [list.names.stamp] : []
        names = [list.names.section, list.names.row, list.names.rowID] + stamps
        properties = list.sections.flatMap { section -> [Property] in
            let text = SectionText(section, of: list, index)
            guard !text.isInList else { return text.rows.sources.compactMap(Self.property) }
            guard let declaration = section.declaration else { return [] }
            return [
                Property(
                    name: section.property, declaration: declaration, conditions: section.conditions,
                    snapshot: section.snapshotType.map { ($0, section.isRepeated) },
                    leavesOut: text.rows.allSources.contains { $0.declaration?.made != nil },
                    hasOutlines: text.rows.allSources.contains { $0.declaration?.outline != nil },
                    isSection: section.isAlternative || (section.identity ?? .kind) == .kind)
            ]
        }
    }

    /// Nil if nothing is computed.
    init?(_ section: SectionTypeDefinition, _ index: ProgramIndex) {
        guard section.isComputed else { return nil }
        self.index = index
        (type, name, access, noun) = (section.valueType, section.snapshotName, section.access, "section")
        names = [section.rowName, section.rowIDName]
        properties = section.sources.compactMap(Self.property)
    }

    private static func property(_ source: RowSource) -> Property? {
        source.declaration.map { declaration in
            var property = Property(name: source.property, declaration: declaration, conditions: source.conditions)
            if declaration.outline != nil { property.id = RowSourceText(source, siblings: []).identityClosure }
            return property
        }
    }

    func values() -> [String: Any] {
        [
            "name": Namer.identifier(name),
            "noun": noun,
            "settable": Self.settable(access),
            "access": EnumText.prefix(access),
            "valueType": type,
            "aliases": names.map { ["name": Namer.identifier($0), "member": Namer.member($0)] },
            "kept": ConditionalLines.joined(properties.filter(\.isKept).map(member)),
            "hasUnknownRows": !unknownRows.isEmpty,
            "unknownRows": unknownRows,
            "hasCyclicRows": !cyclicRows.isEmpty,
            "cyclicRows": cyclicRows,
            "forwarded": ConditionalLines.joined(properties.filter { !$0.isKept }.map(member)),
        ]
    }

    private func member(_ property: Property) -> (values: [String: Any], conditions: [Condition]) {
        let access = property.declaration.access
        return (
            [
                "name": Namer.identifier(property.name), "member": Namer.member(property.name),
                "memberType": keptType(property), "value": evaluation(property),
                "memberAccess": property.isKept ? Self.settable(access) : EnumText.prefix(access),
            ], property.conditions
        )
    }

    /// Only code of the module writes it: where one row is changed, or duplicates are removed.
    private static func settable(_ access: String) -> String {
        let prefix = EnumText.prefix(access)
        return ["public ", "package ", "open "].contains(prefix) ? prefix + "internal(set) " : prefix
    }

    private func keptType(_ property: Property) -> String {
        if let outline = property.declaration.outline { return Namer.own("OutlineRows<\(outline.element)>") }
        guard let (type, isMany) = property.snapshot else { return property.declaration.type }
        return isMany ? "[\(type)]" : type
    }

    /// The statements that answer which values are no rows; none if all are.
    private var unknownRows: [String] {
        Self.statements(
            of: "[Any]", properties.compactMap { property in unknown(property).map { ($0, property.conditions) } })
    }

    /// The statements that answer which rows are below themselves; none without outlines.
    private var cyclicRows: [String] {
        Self.statements(
            of: "[String]", properties.compactMap { property in cycles(property).map { ($0, property.conditions) } })
    }

    /// The statements that answer several arrays as one.
    private static func statements(of type: String, _ parts: [(String, [Condition])]) -> [String] {
        guard let first = parts.first else { return [] }
        if parts.count == 1, first.1.isEmpty { return [first.0] }
        return ["var values: \(type) = []"]
            + ConditionalLines.joined(parts.map { ConditionalLines("values += \($0.0)", if: $0.1) }) + ["return values"]
    }

    private func cycles(_ property: Property) -> String? {
        let own = Namer.identifier(property.name)
        if property.declaration.outline != nil { return "\(own).cycles" }
        guard property.hasOutlines, let (_, isMany) = property.snapshot else { return nil }
        return isMany ? "\(own).flatMap(\\.cyclicRows)" : "\(own).cyclicRows"
    }

    private func unknown(_ property: Property) -> String? {
        let (own, value) = (Namer.identifier(property.name), "\(noun)Value.\(Namer.member(property.name))")
        if property.leavesOut, let (_, isMany) = property.snapshot {
            return isMany ? "\(own).flatMap(\\.unknownRows)" : "\(own).unknownRows"
        }
        guard let made = property.declaration.made else { return nil }
        if case .many = made.from {
            return Namer.own("UnknownRows.among(\(value), shown: \(own), as: \(made.rows).init)")
        }
        return Namer.own("UnknownRows.among(\(value), shown: \(own))")
    }

    /// The expression that holds a section without a mark with its rows.
    static func evaluation(of section: String, _ made: PropertyDeclaration.Made) -> String {
        let member = made.member.map { section + "." + $0 } ?? section
        let values =
            switch made.from {
            case .many: member
            case .optional: "[\(member)].compactMap { $0 }"
            case .one, .flag, .empty: "[\(member)]"
            }
        return Namer.own("EvaluatedRows(of: \(section), \(values), as: \(made.rows).init)")
    }

    /// The expression of the rows of an outline that are shown.
    private func rows(of values: String, _ outline: PropertyDeclaration.Outline, id: String) -> String {
        let isExpanded =
            switch outline.expansion {
            case .always: "{ _ in true }"
            case .member(let member): "\\.\(member)"
            case .identities(let set): "{ \(noun).\(Namer.member(set)).contains(\(id.dropFirst(2).dropLast(2))) }"
            }
        let children = outline.isOptional ? "{ $0.\(outline.children) ?? [] }" : "\\.\(outline.children)"
        return Namer.own(
            "OutlineRows(\(values), id: \(id), children: \(children), isExpanded: \(isExpanded))")
    }

    private func evaluation(_ property: Property) -> String {
        let value = "\(noun).\(Namer.member(property.name))"
        if let outline = property.declaration.outline {
            return rows(of: value + (property.declaration.isOptional ? " ?? []" : ""), outline, id: property.id)
        }
        if let made = property.declaration.made {
            guard made.section == nil else {
                return "\(value).map { \(Self.evaluation(of: "$0", made)) }"
            }
            switch made.from {
            case .many: return "\(value).compactMap(\(made.rows).init)"
            case .optional: return "\(value).flatMap(\(made.rows).init)"
            case .one, .flag, .empty: return "\(made.rows)(\(value))"
            }
        }
        guard let (type, isMany) = property.snapshot else {
            guard property.declaration.isOptional else { return value }
            return property.isSection ? "\(value).map { [$0] } ?? []" : value + " ?? []"
        }
        if property.declaration.isOptional { return "\(value).map { [\(type)(evaluating: $0)] } ?? []" }
        return isMany ? "\(value).map { \(type)(evaluating: $0) }" : "\(type)(evaluating: \(value))"
    }
}
