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

    init(list: ListDefinition, index: ProgramIndex) {
        self.list = list
        self.index = index
        sectionIndex = SectionIndex(list: list)
        crossings = Self.crossings(of: list, index)
        crossingNames = Set(crossings.joined().map(\.name))
    }

    func crosses(_ section: SectionDefinition) -> Bool { crossingNames.contains(section.name) }

    @_optimize(none)
    func values() -> [String: Any] {
        let classValues = ClassValues(list: list, index: index)
        let removals = DuplicateRemoval(list: list, index: index).lines
        var values: [String: Any] = [
            "type": type,
            "stateType": list.stateType,
            "stateValue": list.stateValue,
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
            "rowIDHead": EnumText.head(list.names.rowID, access: list.access, facts: rowIDFacts, isIdentity: true),
            "rowIDCases": rowIDCases,
            "sendableRowID": sendability.isEmpty
                ? false as Any
                : ["sendability": sendability.map { $0 + Namer.own(": Sendable") }.joined(separator: ", ")],
            "sectionCount": SwitchText.expression(sectionIndex.count),
            "countedSections": countedSections,
            "countedRows": list.sections.flatMap { section -> [[String: Any]] in
                guard case .whole(let sources) = section.shape else { return [] }
                return RowStart(sources: sources).counted
            },
            "rowCountSwitch": sectionIndex.lines(over: "section", otherwise: ["return 0"]) { position, section in
                switch section.shape {
                case .rows, .whole: RowLookup.count(section.innerSources)
                case .structure: ["return \(property(section)).rowCount"]
                case .repeated: ["return \(sectionIndex.element(position, at: "section")).rowCount"]
                case .collections(let source, _, _):
                    [
                        "return "
                            + RowSourceText(
                                source, siblings: [],
                                receiver: sectionIndex.element(position, at: "section") + "."
                            ).count
                    ]
                case .alternatives: ["return \(enumValue(position, section, at: "section")).rowCount"]
                }
            },
            "sectionSwitch": sectionIndex.lines(over: "index", otherwise: ["return nil"]) { position, section in
                let name = "." + Namer.member(section.name)
                if case .alternatives = section.shape {
                    return ["return \(name)(\(enumValue(position, section, at: "index")).sectionID)"]
                }
                guard let (_, identity) = section.repetition else { return ["return \(name)"] }
                let offset = Self.offset("index", sectionIndex.start(position))
                let element = sectionIndex.element(position, at: "index") + section.valueMember
                return ["return \(Self.section(name, element, identity, offset: offset))"]
            },
            "rowSwitch": lookup(wantsIdentity: false),
            "rowIDSwitch": lookup(wantsIdentity: true),
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

    private func property(_ section: SectionDefinition) -> String { Namer.identifier(section.property) }

    /// A value of a section enum.
    private func enumValue(_ position: Int, _ section: SectionDefinition, at index: String) -> String {
        section.repetition == nil ? property(section) : sectionIndex.element(position, at: index)
    }

    private var isAlias: Bool { list.rowAlias != nil }

    static func offset(_ index: String, _ start: String) -> String {
        start == "0" ? index : "\(index) - \(start.contains(" ") ? "(\(start))" : start)"
    }

    /// The section of `element`.
    static func section(_ name: String, _ element: String, _ identity: Identity, offset: String) -> String {
        switch identity {
        case .kind: name
        case .key(let members, _): "\(name)(\(element).\(members))"
        case .value: "\(name)(\(element))"
        case .position: "\(name)(\(offset))"
        case .occurrence: "\(name)(\(element), 0)"
        }
    }

    // MARK: Enums

    private var sectionFacts: TypeFacts {
        list.sections.reduce(.all) { facts, section in
            if case .alternatives(let alternatives) = section.shape {
                return facts.and(index.sectionIDFacts(ofEnum: alternatives.type))
            }
            guard let (_, identity) = section.repetition, identity != .position else { return facts }
            return facts.and(section.identityFacts)
        }
    }

    private var sectionCases: [String] {
        EnumText.lines(
            list.sections.map { section in
                var payload: String?
                if case .alternatives(let alternatives) = section.shape {
                    payload = "\(alternatives.type).\(alternatives.names.sectionID)"
                } else if let (_, identity) = section.repetition {
                    payload = RowSourceText.payload(of: identity)
                }
                return EnumText.Case(section.name, payload, if: section.conditions)
            })
    }

    private func facts(
        _ ofSources: ([RowSource]) -> TypeFacts, _ ofEnum: (String) -> TypeFacts
    ) -> TypeFacts {
        list.sections.reduce(.all) { facts, section in
            switch section.shape {
            case .rows(let sources), .whole(let sources): return facts.and(ofSources(sources))
            case .structure(let type, _, _):
                return facts.and(index.sectionType(type).map { ofSources($0.sources) } ?? TypeFacts())
            case .repeated(let type, _, _, let identity):
                let rows = index.sectionType(type).map { ofSources($0.sources) } ?? TypeFacts()
                return facts.and(identity == .position ? rows : rows.and(section.identityFacts))
            case .collections(let source, _, let identity):
                let rows = ofSources([source])
                return facts.and(identity == .position ? rows : rows.and(section.identityFacts))
            case .alternatives(let alternatives): return facts.and(ofEnum(alternatives.type))
            }
        }
    }

    private var rowFacts: TypeFacts { facts(index.rowFacts, index.rowFacts(ofEnum:)) }
    private var rowIDFacts: TypeFacts { facts(index.rowIDFacts, index.rowIDFacts(ofEnum:)) }

    private var rowCases: [String] {
        cases(EnumText.rowCases) { type, rowName, _ in "\(type).\(rowName)" }
    }

    private var rowIDCases: [String] {
        cases(EnumText.rowIDCases) { type, _, rowIDName in "\(type).\(rowIDName)" }
    }

    private func cases(
        _ ofSources: ([RowSource]) -> [EnumText.Case], _ ofStructure: (String, String, String) -> String
    ) -> [String] {
        EnumText.lines(
            list.sections.flatMap { section -> [EnumText.Case] in
                switch section.shape {
                case .rows, .whole:
                    return ofSources(section.innerSources).map { item in
                        EnumText.Case(item.name, item.payload, if: section.conditions + item.conditions)
                    }
                case .collections(let source, _, let identity):
                    let id = RowSourceText.payload(of: identity).map { [$0] } ?? []
                    return ofSources([source]).map { item in
                        let values = id + [item.payload].compactMap { $0 }
                        let payload = values.isEmpty ? nil : values.joined(separator: ", ")
                        return EnumText.Case(source.name, payload, if: section.conditions)
                    }
                case .structure(let type, let row, let rowID):
                    return [EnumText.Case(section.name, ofStructure(type, row, rowID), if: section.conditions)]
                case .repeated(let type, let row, let rowID, let identity):
                    let id = RowSourceText.payload(of: identity).map { "\($0), " } ?? ""
                    return [
                        EnumText.Case(section.name, id + ofStructure(type, row, rowID), if: section.conditions)
                    ]
                case .alternatives(let alternatives):
                    let (names, type) = (alternatives.names, alternatives.type)
                    return [
                        EnumText.Case(
                            section.name, ofStructure(type, names.row, names.rowID), if: section.conditions)
                    ]
                }
            })
    }

    // MARK: State

    private var countedSections: [[String: Any]] {
        list.sections.indices.filter { sectionIndex.isCounted($0) }.map {
            ["name": sectionIndex.propertyName($0), "lines": sectionIndex.counting($0)]
        }
    }

    @inline(never)
    private func lookup(wantsIdentity: Bool) -> [String] {
        let function = wantsIdentity ? "rowID" : "row"
        return sectionIndex.lines(over: "path.section", otherwise: ["return nil"]) { position, section in
            let name = "." + Namer.member(section.name)
            switch section.shape {
            case .rows, .whole:
                return RowLookup(
                    sources: section.innerSources, isAlias: isAlias, index: self.index, wantsIdentity: wantsIdentity
                )
                .lines(index: "path.row")
            case .structure(let type, _, _) where index.hasNoRows(type): return nil
            case .repeated(let type, _, _, _) where index.hasNoRows(type): return nil
            case .structure(let type, _, _):
                return rowClauses(type, in: section).around(
                    ["return \(property(section)).\(function)(at: path.row).map { \(name)($0) }"],
                    otherwise: ["return nil"])
            case .repeated(let type, _, _, let identity):
                let offset = Self.offset("path.section", sectionIndex.start(position))
                let id = Self.section("", "section" + section.valueMember, identity, offset: offset).dropFirst()
                    .dropLast()
                return rowClauses(type, in: section).around(
                    [
                        "let section = \(sectionIndex.element(position, at: "path.section"))",
                        "return section.\(function)(at: path.row).map { \(name)(\(id), $0) }",
                    ], otherwise: ["return nil"])
            case .collections(let source, _, let identity):
                let offset = Self.offset("path.section", sectionIndex.start(position))
                let id = Self.section("", "section" + section.valueMember, identity, offset: offset).dropFirst()
                    .dropLast()
                var lookup = RowLookup(sources: [source], index: self.index, wantsIdentity: wantsIdentity)
                lookup.receiver = "section."
                lookup.sectionID = String(id)
                return ["let section = \(sectionIndex.element(position, at: "path.section"))"]
                    + lookup.lines(index: "path.row")
            case .alternatives(let alternatives) where index.hasNoRows(ofEnum: alternatives.type): return nil
            case .alternatives:
                let value = enumValue(position, section, at: "path.section")
                return ["return \(value).\(function)(at: path.row).map { \(name)($0) }"]
            }
        }
    }

    private func rowClauses(_ type: String, in section: SectionDefinition) -> RowClauses {
        RowClauses(index.sectionType(type)?.sources.map(\.conditions) ?? [], inside: section.conditions)
    }

    /// Whether the identity of a row can say how many equal rows, or sections, come before it.
    private var countsEqualRows: Bool {
        list.sections.contains { section in
            if case .collections(let source, _, _) = section.shape,
                RowSourceText(source, siblings: [], index: index).isCounted
            {
                return true
            }
            if case .alternatives(let alternatives) = section.shape {
                return (index.sectionEnum(alternatives.type)?.cases ?? []).flatMap(index.sources).contains {
                    RowSourceText($0, siblings: [], index: index).isCounted
                }
            }
            if case .occurrence? = section.repetition?.identity { return true }
            return section.innerSources.contains {
                RowSourceText($0, siblings: [], isAlias: isAlias, index: index).isCounted
            }
        }
    }

    /// The sections of one property that counts its equal rows: one look-up each would be quadratic.
    private var countedRowIDs: Any {
        func lines(_ position: Int, _ section: SectionDefinition) -> [String]? {
            switch section.shape {
            case .rows, .whole:
                guard section.innerSources.count == 1, let source = section.innerSources.first else { return nil }
                return RowSourceText(source, siblings: [], isAlias: isAlias, index: index).countedRowIDs
                    .map { ["return " + $0] }
            case .collections(let source, _, let identity):
                let offset = Self.offset("section", sectionIndex.start(position))
                var text = RowSourceText(source, siblings: [], receiver: "rows.", index: index)
                text.sectionID = String(
                    Self.section("", "rows" + section.valueMember, identity, offset: offset).dropFirst().dropLast())
                guard let ids = text.countedRowIDs else { return nil }
                return ["let rows = \(sectionIndex.element(position, at: "section"))", "return " + ids]
            case .structure, .repeated, .alternatives: return nil
            }
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
