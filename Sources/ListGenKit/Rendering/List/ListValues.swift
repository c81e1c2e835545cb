import ListModel
import SwiftSurface

/// The template values of a list: its enums, its state, its actions; the table comes from `ClassValues`.
struct ListValues {
    let list: ListDefinition
    let index: ProgramIndex

    var type: String { list.typeName }
    var access: String { EnumText.prefix(list.access) }
    let sectionIndex: SectionIndex
    /// Sections of plain rows between which rows can move: those of the same model, or rows enum, and identity.
    let crossings: [[SectionDefinition]]
    private let crossingNames: Set<String>
    /// The sections with a row that shows something of the section's value.
    private let shownByRows: Set<ObjectIdentifier>

    init(list: ListDefinition, index: ProgramIndex) {
        self.list = list
        self.index = index
        let place = LeafPlace(list: list, index: index)
        shownByRows = Set(
            list.leaves.lazy.filter { leaf in leaf.cells.indices.contains { leaf.reads(ofCell: $0, \.isOfSection) } }
                .compactMap(place.sectionPosition).map { ObjectIdentifier(list.sections[$0]) })
        sectionIndex = SectionIndex(list: list)
        crossings = Self.crossings(of: list, index)
        crossingNames = Set(crossings.joined().map(\.name))
    }

    func crosses(_ section: SectionDefinition) -> Bool { crossingNames.contains(section.name) }

    /// Whether a row of the section shows something of the section's value.
    func isShownByRows(_ section: SectionDefinition) -> Bool { shownByRows.contains(ObjectIdentifier(section)) }

    func values() -> [String: Any] {
        let classValues = ClassValues(list: list, index: index)
        let removals = DuplicateRemoval(list: list, index: index).lines
        var values: [String: Any] = [
            "type": type,
            "stateType": list.stateType,
            "stateValue": list.stateValue,
            "isOwnState": isOwnState,
            "listType": list.valueType,
            "snapshot": SnapshotValues(list, index)?.values() ?? false,
            "availability": list.availability,
            "access": access,
            "sectionHead": EnumText.head(
                list.names.section, access: list.access, facts: sectionFacts, isIdentity: true,
                isNumbered: sectionIndex.isFixed),
            "hasFixedSections": sectionIndex.isFixed,
            "sectionName": list.names.section,
            "sectionCases": sectionCases,
            "rowAlias": list.rowAlias.map {
                ["row": list.hasOwnRow ? false : $0.type, "rowID": "\($0.type).\($0.rowIDName)"]
            } ?? false,
            "hasRowEnum": list.rowAlias == nil,
            "rowName": list.names.row,
            "rowIDName": list.names.rowID,
            "rowHead": EnumText.head(list.names.row, access: list.access, facts: rowFacts, isIdentity: false),
            "rowCases": rowCases,
            "rowIDIsRow": rowIDIsRow,
            "rowIDHead": EnumText.head(list.names.rowID, access: list.access, facts: rowIDFacts, isIdentity: true),
            "rowIDCases": rowIDCases,
            "sendableRowID": sendability.isEmpty
                ? false as Any
                : ["sendability": sendability.map { $0 + Namer.own(": Sendable") }.joined(separator: ", ")],
            "identityFunctions": IdentityFunctions.values(
                list.sections.flatMap {
                    IdentityFunctions.identities(
                        of: $0.shape.rows.own, section: $0.identity, conditions: $0.conditions)
                }, access: access),
            "sectionCount": SwitchText.expression(sectionIndex.count),
            "countedSections": countedSections,
            "countedRows": list.sections.map(text).filter(\.isInList).flatMap {
                RowStart(sources: $0.rows.sources).counted
            },
            "rowCountSwitch": sectionIndex.lines(over: "section", otherwise: ["return 0"]) { position, section in
                let text = text(section)
                let value = sectionIndex.value(position, at: "section")
                guard text.rows.type == nil else { return ["return \(value).rowCount"] }
                return RowLookup.count(text.innerSources, receiver: text.isInList ? "" : value + ".")
            },
            "sectionSwitch": sectionIndex.lines(over: "index", otherwise: ["return nil"]) { position, section in
                let id = text(section).identity(
                    of: sectionIndex.value(position, at: "index"), at: sectionIndex.offset(position, "index"))
                return ["return .\(Namer.member(section.name))" + (id.map { "(\($0))" } ?? "")]
            },
            "rowSwitch": lookup(wantsIdentity: false),
            "rowIDSwitch": rowIDIsRow ? ["row(at: path)"] : lookup(wantsIdentity: true),
            "countsEqualRows": countsEqualRows,
            "countedRowIDs": countedRowIDs,
            "stamp": stamp,
            "keepsRows": saysKeepsRows,
            "identityInSection": identityInSection.isEmpty ? false as Any : ["lines": identityInSection],
            "hasRemovals": !removals.isEmpty,
            "removals": removals,
            "changes": ConditionalLines.joined(list.sections.map { changes(of: $0) }) + crossingLines,
            "listClass": classValues.values(),
        ]
        values.merge(ActionsValues(list: list).values()) { first, _ in first }
        values.merge(CellEnumValues(list: list).values()) { first, _ in first }
        values.merge(list.target.words) { first, _ in first }
        return values
    }

    func text(_ section: SectionDefinition) -> SectionText { SectionText(section, of: list, index) }

    /// Whether one extension can hold the enums and the state.
    private var isOwnState: Bool {
        list.stateType == type && list.typeParameters.isEmpty && SnapshotValues(list, index) == nil
    }

    private var isAlias: Bool { list.rowAlias != nil }

    // MARK: Enums

    private var sectionFacts: TypeFacts { list.sections.reduce(.all) { $0.and(text($1).identityFacts) } }

    private var sectionCases: [String] {
        EnumText.lines(
            list.sections.map { EnumText.Case($0.name, text($0).identityType, if: $0.conditions) })
    }

    private func facts(_ ofSources: ([RowSource]) -> TypeFacts, _ ofEnum: (String) -> TypeFacts) -> TypeFacts {
        list.sections.map(text).reduce(.all) { $0.and($1.rows.facts(ofSources, ofEnum)).and($1.carriedFacts) }
    }

    private var rowFacts: TypeFacts { facts(index.rowFacts, index.rowFacts(ofEnum:)) }
    private var rowIDFacts: TypeFacts { facts(index.rowIDFacts, index.rowIDFacts(ofEnum:)) }

    /// Whether no row carries a value.
    private var rowIDIsRow: Bool {
        guard list.rowAlias == nil, list.typeParameters.isEmpty, rowFacts.isHashable, rowFacts.isSendable else {
            return false
        }
        return list.sections.map(text).allSatisfy { $0.rows.alternatives == nil && index.hasNoValues($0.rows.sources) }
    }

    private var rowCases: [String] { cases(EnumText.rowCases, \.row) }
    private var rowIDCases: [String] { cases(EnumText.rowIDCases, \.rowID) }

    private func cases(
        _ ofSources: ([RowSource]) -> [EnumText.Case], _ ofType: KeyPath<RowsText.RowType, String>
    ) -> [String] {
        EnumText.lines(
            list.sections.map(text).flatMap { text -> [EnumText.Case] in
                let section = text.section
                let rows =
                    text.rows.type.map { [EnumText.Case(section.name, $0[keyPath: ofType], if: [])] }
                    ?? ofSources(text.innerSources)
                return rows.map { item in
                    let values = [text.carriedType, item.payload].compactMap { $0 }
                    return EnumText.Case(
                        item.name, values.isEmpty ? nil : values.joined(separator: ", "),
                        if: section.conditions + item.conditions)
                }
            })
    }

    // MARK: State

    private var countedSections: [[String: Any]] {
        list.sections.indices.filter { sectionIndex.isCounted($0) }.map {
            ["name": sectionIndex.propertyName($0), "lines": sectionIndex.counting($0)]
        }
    }

    private func lookup(wantsIdentity: Bool) -> [String] {
        let function = wantsIdentity ? "rowID" : "row"
        return sectionIndex.lines(over: "path.section", otherwise: ["return nil"]) { position, section in
            let text = text(section)
            let value = sectionIndex.value(position, at: "path.section")
            let held = text.carriedIdentity == nil ? value : "section"
            let id = text.carried(of: held, at: sectionIndex.offset(position, "path.section"))
            let lead = text.carriedIdentity == nil ? [] : ["let section = \(value)"]
            guard text.rows.type != nil else {
                var lookup = RowLookup(
                    sources: text.innerSources, isAlias: isAlias, index: self.index, wantsIdentity: wantsIdentity)
                (lookup.receiver, lookup.sectionID) = (text.isInList ? "" : held + ".", id)
                return lead + lookup.lines(index: "path.row")
            }
            guard !text.rows.hasNoRows else { return nil }
            let values = [id, "$0"].compactMap { $0 }.joined(separator: ", ")
            let row = ".\(Namer.member(section.name))(\(values))"
            return RowClauses(text.rows.sources.map(\.conditions), inside: section.conditions).around(
                lead + ["return \(held).\(function)(at: path.row).map { \(row) }"], otherwise: ["return nil"])
        }
    }

    /// Whether the identity of a row can say how many equal rows, or sections, come before it.
    private var countsEqualRows: Bool {
        list.sections.map(text).contains { text in
            if case .occurrence? = text.carriedIdentity { return true }
            // Those of a section struct are counted in it.
            let sources = text.rows.type == nil || text.rows.alternatives != nil ? text.rows.allSources : []
            return sources.contains { RowSourceText($0, siblings: [], isAlias: isAlias, index: index).isCounted }
        }
    }

    /// The sections of one property that counts its equal rows: one look-up each would be quadratic.
    private var countedRowIDs: Any {
        func lines(_ position: Int, _ section: SectionDefinition) -> [String]? {
            let text = text(section)
            let sources = text.innerSources
            guard sources.count == 1, let source = sources.first else { return nil }
            let receiver = text.isInList ? "" : "rows."
            var rows = RowSourceText(source, siblings: [], receiver: receiver, isAlias: isAlias, index: index)
            rows.sectionID = text.carried(of: "rows", at: sectionIndex.offset(position, "section"))
            guard let ids = rows.countedRowIDs else { return nil }
            let value = sectionIndex.value(position, at: "section")
            return (text.isInList ? [] : ["let rows = \(value)"]) + ["return " + ids]
        }
        guard list.sections.indices.contains(where: { lines($0, list.sections[$0]) != nil }) else { return false }
        return [
            "switch": sectionIndex.lines(
                over: "section", otherwise: ["return rowIDsByPath(inSection: section)"]
            ) { lines($0, $1) }
        ]
    }

    // MARK: Stamps

    private var hasStamps: Bool { list.leaves.contains { !$0.stamp.isEmpty } }

    private var stamp: Any {
        guard hasStamps else { return false }
        let cases = list.leaves.filter { !$0.stamp.isEmpty }.map { leaf -> EnumText.Case in
            let members = leaf.stamp.map { "\(ContentText.label($0)): \($0.type)" }.joined(separator: ", ")
            return EnumText.Case(Namer.flatName(leaf), members, if: leaf.conditions)
        }
        let branches = list.leaves.map { leaf -> RowSwitch.Branch in
            guard !leaf.stamp.isEmpty, let payload = leaf.payload.first else {
                return RowSwitch.Branch(leaf, body: ["return nil"])
            }
            let value = Namer.identifier(payload.binding)
            let members = leaf.stamp.map { "\(ContentText.label($0)): \(value).\($0.members)" }
            let name = Namer.identifier(Namer.flatName(leaf))
            return RowSwitch.Branch(leaf, bound: [0], body: ["return .\(name)(\(members.joined(separator: ", ")))"])
        }
        return [
            "name": list.names.stamp,
            "cases": EnumText.lines(cases),
            "switch": RowSwitch(branches: branches).lines(over: "row"),
        ] as [String: Any]
    }
}
