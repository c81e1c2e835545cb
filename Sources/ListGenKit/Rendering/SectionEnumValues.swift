import ListModel
import SwiftSurface

/// The template values of a section enum: its rows, their identities, and what changed in them.
struct SectionEnumValues {
    let definition: SectionEnumDefinition
    let index: ProgramIndex

    private typealias Item = SectionEnumDefinition.Case

    @_optimize(none)
    func values() -> [String: Any] {
        let name = definition.typeName
        let comparisons = definition.cases.compactMap(comparison)
        return [
            "type": name,
            "availability": definition.availability,
            "access": EnumText.prefix(definition.access),
            "rowName": definition.names.row,
            "rowIDName": definition.names.rowID,
            "sectionIDName": definition.names.sectionID,
            "sectionIDHead": EnumText.head(
                definition.names.sectionID, access: definition.access, facts: index.sectionIDFacts(ofEnum: name),
                isIdentity: true),
            "sectionIDCases": ConditionalLines.joined(
                definition.cases.map {
                    EnumText.enumCase($0.name, RowSourceText.payload(of: $0.identity), if: $0.conditions)
                }),
            "rowHead": EnumText.head(
                definition.names.row, access: definition.access, facts: index.rowFacts(ofEnum: name), isIdentity: false),
            "rowCases": ConditionalLines.joined(
                definition.cases.flatMap { cases($0, EnumText.rowCases) { $0.rowName } }),
            "rowIDHead": EnumText.head(
                definition.names.rowID, access: definition.access, facts: index.rowIDFacts(ofEnum: name),
                isIdentity: true),
            "rowIDCases": ConditionalLines.joined(
                definition.cases.flatMap { cases($0, EnumText.rowIDCases) { $0.rowIDName } }),
            "sectionID": lines { item in
                guard let id = identity(item, of: binding(item)) else { return ["return .\(Namer.member(item.name))"] }
                return ["return .\(Namer.member(item.name))(\(id))"]
            },
            "count": lines { item in
                guard case .rows(let sources) = item.content else { return ["return \(binding(item)).rowCount"] }
                return RowLookup.count(inner(sources, of: item))
            },
            "row": lines { lookup($0, wantsIdentity: false) },
            "rowID": lines { lookup($0, wantsIdentity: true) },
            "comparesRows": !comparisons.isEmpty,
            "changes": ConditionalLines.joined(comparisons),
            "changesDefault": comparisons.count < definition.cases.count || definition.cases.count > 1,
        ]
    }

    private func binding(_ item: Item) -> String { Namer.identifier(item.payload?.binding ?? "") }

    /// The conditions of a case stand around it already.
    private func inner(_ sources: [RowSource], of item: Item) -> [RowSource] {
        sources.map { source in
            var source = source
            source.conditions = Array(source.conditions.dropFirst(item.conditions.count))
            return source
        }
    }

    /// The expression of what tells sections of a case apart; nil if only the case does.
    private func identity(_ item: Item, of value: String) -> String? {
        switch item.identity {
        case .key(let members, _): "\(value).\(members)"
        case .value: value
        case .kind, .position, .occurrence: nil
        }
    }

    private func cases(
        _ item: Item, _ ofSources: ([RowSource]) -> [EnumText.Case], _ name: (SectionTypeDefinition) -> String
    ) -> [EnumText.Case] {
        switch item.content {
        case .rows(let sources): return ofSources(sources)
        case .structure(let type):
            guard let structure = index.sectionType(type) else { return [] }
            let values = [RowSourceText.payload(of: item.identity), "\(type).\(name(structure))"].compactMap { $0 }
            return [EnumText.enumCase(item.name, values.joined(separator: ", "), if: item.conditions)]
        }
    }

    private func lookup(_ item: Item, wantsIdentity: Bool) -> [String] {
        switch item.content {
        case .rows(let sources):
            guard !sources.isEmpty else { return ["return nil"] }
            return RowLookup(sources: inner(sources, of: item), index: index, wantsIdentity: wantsIdentity)
                .lines(index: "index")
        case .structure:
            let function = wantsIdentity ? "rowID" : "row"
            let values = [identity(item, of: binding(item)), "$0"].compactMap { $0 }.joined(separator: ", ")
            return ["return \(binding(item)).\(function)(at: index).map { .\(Namer.member(item.name))(\(values)) }"]
        }
    }

    /// A `switch` over the value with one body for each case.
    private func lines(_ body: (Item) -> [String]) -> [String] {
        var text = EnumSwitch()
        for item in definition.cases { text.add(item.name, item.payload, if: item.conditions, body(item)) }
        return text.lines(over: "self", otherwise: []) ?? []
    }

    /// The comparison of the rows of a case; nil where none can change.
    private func comparison(_ item: Item) -> ConditionalLines? {
        let comparison = RowComparison(index: index)
        var sources = index.sources(of: item)
        if case .rows = item.content {
            // Both sides are bound to what the case carries.
            sources = inner(sources, of: item).map { source in
                var source = source
                source.property = ""
                if case .empty = source.multiplicity { source.multiplicity = .empty(of: [""]) }
                return source
            }
        }
        guard item.payload != nil, !sources.isEmpty else { return nil }
        let lines = comparison.lines(sources, receivers: ("old.", "new."), of: "rows")
        let name = Namer.member(item.name)
        return ConditionalLines(
            SwitchText.arm(["(.\(name)(let old), .\(name)(let new))"], lines), if: item.conditions)
    }
}
