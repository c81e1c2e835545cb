import ListModel
import SwiftSurface

/// The template values of a rows enum: identity and content of its cases, and the provider.
struct RowsValues {
    let definition: RowsDefinition
    let index: ProgramIndex

    private var numbers: Bool { index.numbersOccurrences(rows: definition.typeName) }
    private var access: String { EnumText.prefix(definition.access) }

    func values() -> [String: Any] {
        [
            "type": definition.typeName,
            "availability": definition.availability,
            "access": access,
            "hierarchy": definition.hierarchy.map { RowKindsValues(definition: definition, hierarchy: $0).values() }
                ?? false,
            "hasIdentity": definition.isUsedByList,
            "rowIDHead": EnumText.head(
                definition.rowIDName, access: definition.access,
                facts: index.rowIDFacts(ofRows: definition.typeName), isIdentity: true),
            "rowIDName": definition.rowIDName,
            "rowIDCases": rowIDCases,
            "numbersOccurrences": numbers,
            "rowIDSwitch": rowIDSwitch,
            "unchangedSwitch": unchangedSwitch,
            "identityFunctions": IdentityFunctions.values(
                definition.cases.map { ($0.identity, $0.conditions) }, access: access),
            "provider": definition.provider.map { ProviderValues(definition, $0).values() } ?? false,
        ]
    }

    private var rowIDCases: [String] {
        EnumText.lines(
            definition.cases.map { item -> EnumText.Case in
                let payload = item.nestedRows.map { "\($0).\(index.rowIDName(ofRows: $0))" }
                return EnumText.Case(
                    item.name, payload ?? RowSourceText.payload(of: item.identity), if: item.conditions)
            })
    }

    private func leaf(_ item: RowsDefinition.Case) -> RowLeaf {
        RowLeaf(
            steps: [RowLeaf.Step(caseName: item.name)], payload: item.payload, cells: [],
            conditions: item.conditions, place: item.place)
    }

    private var rowIDSwitch: [String] {
        let branches = definition.cases.map { item -> RowSwitch.Branch in
            let name = "." + Namer.member(item.name)
            let bound = item.identityPayload.filter(item.payload.indices.contains)
            let value = bound.map { Namer.identifier(item.payload[$0].binding) }.joined(separator: ", ")
            let identity: String? =
                if let nested = item.nestedRows {
                    "\(value).rowID" + (index.numbersOccurrences(rows: nested) ? "(occurrence: occurrence)" : "")
                } else {
                    switch item.identity {
                    case .key(let key, _): Identity.key(key, of: value)
                    case .value: value
                    case .occurrence: item.payload.isEmpty ? "occurrence" : "\(value), occurrence"
                    case .kind, .position: nil
                    }
                }
            return RowSwitch.Branch(
                leaf(item), bound: identity == nil ? [] : Set(bound),
                body: ["return \(name)" + (identity.map { "(\($0))" } ?? "")])
        }
        return RowSwitch(branches: branches).lines(over: "self")
    }

    private var unchangedSwitch: [String] {
        if definition.cases.allSatisfy({ $0.payload.isEmpty && $0.conditions.isEmpty }) {
            return ["rowID == old.rowID"]
        }
        var always: [ConditionalLines] = []
        var constants: [String] = []
        var compared: [ConditionalLines] = []
        for item in definition.cases {
            let name = "." + Namer.member(item.name)
            if item.payload.isEmpty, item.conditions.isEmpty {
                constants.append("(\(name), \(name))")
                continue
            }
            if item.payload.isEmpty {
                always.append(ConditionalLines("case (\(name), \(name)): return true", if: item.conditions))
                continue
            }
            var body: String
            var count = 1
            if item.nestedRows != nil {
                body = "new0.isUnchanged(from: old0)"
            } else if case .equatable = item.content {
                count = item.payload.count
                body = (0..<count).map { "old\($0) == new\($0)" }.joined(separator: " && ")
            } else {
                body = ContentText.comparison("old0", "new0", item.content)
            }
            let isRead = body.contains("old0")
            if !isRead {
                always.append(ConditionalLines("case (\(name), \(name)): return \(body)", if: item.conditions))
                continue
            }
            if count == 1 { body = body.replacing("old0", with: "old").replacing("new0", with: "new") }
            let rest = Array(repeating: "_", count: item.payload.count - count)
            func pattern(_ side: String) -> String {
                let names = count == 1 ? ["let \(side)"] : (0..<count).map { "let \(side)\($0)" }
                return "\(name)(\((names + rest).joined(separator: ", ")))"
            }
            compared.append(
                ConditionalLines(
                    SwitchText.arm(["(\(pattern("old")), \(pattern("new")))"], ["return \(body)"]),
                    if: item.conditions))
        }
        let equal = constants.isEmpty ? [] : [ConditionalLines(SwitchText.arm(constants, ["return true"]))]
        return ["switch (old, self) {"] + ConditionalLines.joined(compared + always + equal) + otherwise + ["}"]
    }

    /// The branch for two different cases: there where a second case is.
    private var otherwise: [String] {
        let clauses = definition.cases.map(\.conditions)
        guard clauses.count > 1 else { return [] }
        let line = ["default: return false"]
        guard clauses.count(where: \.isEmpty) == 1 else { return line }
        let (opens, closes) = RowClauses(clauses.filter { !$0.isEmpty }).lines
        return opens + line + closes
    }
}
