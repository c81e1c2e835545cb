import ListModel
import SwiftSurface

/// The template values of a section enum: its rows, their identities, and what changed in them.
struct SectionEnumValues {
    let definition: SectionEnumDefinition
    let index: ProgramIndex

    private typealias Item = SectionEnumDefinition.Case

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
            "sectionIDCases": EnumText.lines(
                definition.cases.map {
                    EnumText.Case($0.name, RowSourceText.payload(of: $0.identity), if: $0.conditions)
                }),
            "rowHead": EnumText.head(
                definition.names.row, access: definition.access, facts: index.rowFacts(ofEnum: name), isIdentity: false),
            "rowCases": EnumText.lines(
                definition.cases.flatMap { cases($0, EnumText.rowCases, \.row) }),
            "rowIDHead": EnumText.head(
                definition.names.rowID, access: definition.access, facts: index.rowIDFacts(ofEnum: name),
                isIdentity: true),
            "rowIDCases": EnumText.lines(
                definition.cases.flatMap { cases($0, EnumText.rowIDCases, \.rowID) }),
            "identityFunctions": IdentityFunctions.values(
                definition.cases.flatMap {
                    IdentityFunctions.identities(of: $0.rows.own, section: $0.identity, conditions: $0.conditions)
                }, access: EnumText.prefix(definition.access)),
            "stateType": definition.stateType,
            "snapshot": snapshot ?? false,
            "sectionID": lines { item in
                guard let id = identity(item, of: binding(item)) else { return ["return .\(Namer.member(item.name))"] }
                return ["return .\(Namer.member(item.name))(\(id))"]
            },
            "count": lines { item in
                guard rows(item).type == nil else { return ["return \(binding(item)).rowCount"] }
                return RowLookup.count(inner(item))
            },
            "row": lines { lookup($0, wantsIdentity: false) },
            "rowID": lines { lookup($0, wantsIdentity: true) },
            "comparesRows": !comparisons.isEmpty,
            "changes": ConditionalLines.joined(comparisons),
            "changesDefault": comparisons.count < definition.cases.count || definition.cases.count > 1,
        ]
    }

    private func binding(_ item: Item) -> String { Namer.identifier(item.payload?.binding ?? "") }

    private func rows(_ item: Item) -> RowsText { RowsText(item, index) }

    /// Its own rows. The conditions of a case stand around it already.
    private func inner(_ item: Item) -> [RowSource] {
        rows(item).ownSources(inside: item.conditions).map { source in
            var source = source
            if source.declaration?.made != nil { source.path = source.path.map { "\(binding(item)).\($0)" } }
            return source
        }
    }

    /// The expression of what tells sections of a case apart; nil if only the case does.
    private func identity(_ item: Item, of value: String) -> String? {
        switch item.identity {
        case .key(let key, _): Identity.key(key, of: value)
        case .value: value
        case .kind, .position, .occurrence: nil
        }
    }

    private func cases(
        _ item: Item, _ ofSources: ([RowSource]) -> [EnumText.Case], _ ofType: KeyPath<RowsText.RowType, String>
    ) -> [EnumText.Case] {
        let rows = rows(item)
        guard let type = rows.type else { return ofSources(rows.sources) }
        // A section without rows is a header alone, and its enum of rows has no case.
        guard !rows.sources.isEmpty else { return [] }
        let values = [RowSourceText.payload(of: item.identity), type[keyPath: ofType]].compactMap { $0 }
        return [EnumText.Case(item.name, values.joined(separator: ", "), if: item.conditions)]
    }

    private func lookup(_ item: Item, wantsIdentity: Bool) -> [String] {
        let rows = rows(item)
        guard !(rows.type == nil ? rows.sources.isEmpty : rows.hasNoRows) else { return ["return nil"] }
        guard rows.type != nil else {
            return RowLookup(sources: inner(item), index: index, wantsIdentity: wantsIdentity).lines(index: "index")
        }
        let function = wantsIdentity ? "rowID" : "row"
        let values = [identity(item, of: binding(item) + item.valueMember), "$0"].compactMap { $0 }.joined(
            separator: ", ")
        return ["return \(binding(item)).\(function)(at: index).map { .\(Namer.member(item.name))(\(values)) }"]
    }

    /// The template values of what holds the section with its computed rows; nil if none are.
    private var snapshot: [String: Any]? {
        guard definition.isComputed else { return nil }
        let names = definition.names
        func carried(_ item: Item, _ value: String?) -> String {
            guard let payload = item.payload else { return ".\(Namer.member(item.name))" }
            let label = payload.label.map { "\(Identifier.spelledAsLabel($0)): " } ?? ""
            return ".\(Namer.member(item.name))(\(label)\(value ?? binding(item)))"
        }
        let hasUnknownRows = definition.cases.contains(where: leavesOut)
        return [
            "name": Namer.identifier(names.snapshot),
            "aliases": [names.sectionID, names.row, names.rowID].map {
                ["name": Namer.identifier($0), "member": Namer.member($0)]
            },
            "cases": EnumText.lines(
                definition.cases.map { item in
                    let payload = item.payload.map { payload in
                        let label = payload.label.map { "\(Identifier.spelledAsLabel($0)): " } ?? ""
                        return label + (item.snapshotType ?? payload.type)
                    }
                    return EnumText.Case(item.name, payload, if: item.conditions)
                }),
            "evaluation": lines(over: "section") { ["self = " + carried($0, evaluation($0))] },
            "value": lines { item in
                ["return " + carried(item, item.snapshotType == nil ? nil : binding(item) + item.valueMember)]
            },
            "hasUnknownRows": hasUnknownRows,
            "unknownRows": lines { ["return " + (leavesOut($0) ? "\(binding($0)).unknownRows" : "[]")] },
        ]
    }

    /// Whether some of its rows are made of values, of which not all may be known.
    private func leavesOut(_ item: Item) -> Bool {
        rows(item).sources.contains { $0.declaration?.made != nil }
    }

    /// The expression of what a case of the snapshot carries; nil if it is what the case carries.
    private func evaluation(_ item: Item) -> String? {
        guard let type = item.snapshotType else { return nil }
        let rows = rows(item)
        if rows.type == nil, let made = rows.sources.first?.declaration?.made {
            return SnapshotValues.evaluation(of: binding(item), made)
        }
        return "\(type)(evaluating: \(binding(item)))"
    }

    /// A `switch` over the value with one body for each case.
    private func lines(over value: String = "self", _ body: (Item) -> [String]) -> [String] {
        var text = EnumSwitch()
        for item in definition.cases { text.add(item.name, item.payload, if: item.conditions, body(item)) }
        return text.lines(over: value, otherwise: []) ?? []
    }

    /// The comparison of the rows of a case; nil if none can change.
    private func comparison(_ item: Item) -> ConditionalLines? {
        let comparison = RowComparison(index: index)
        let rows = rows(item)
        var sources = rows.sources
        if rows.type == nil {
            // Both sides are bound to what the case carries.
            sources = inner(item).map { source in
                var source = source
                source.property = ""
                if source.path != nil { source.path = "rows" }
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
