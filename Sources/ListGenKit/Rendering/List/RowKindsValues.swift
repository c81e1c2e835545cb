import ListModel
import SwiftSurface

/// The template values of the enum of the types below a protocol or class.
struct RowKindsValues {
    let definition: RowsDefinition
    let hierarchy: RowsDefinition.Hierarchy

    func values() -> [String: Any] {
        let facts = definition.cases.reduce(TypeFacts.all) { facts, item in
            facts.and(item.nestedRows == nil ? item.payload[0].facts : TypeFacts())
        }
        return [
            "scope": hierarchy.scope ?? false,
            "indent": hierarchy.scope == nil ? "" : "    ",
            "root": hierarchy.root,
            "rootName": hierarchy.rootName,
            "access": EnumText.prefix(definition.access),
            "head": EnumText.head(name, access: definition.access, facts: facts, isIdentity: false),
            "kinds": EnumText.lines(
                definition.cases.map { EnumText.Case($0.name, $0.payload[0].type, if: $0.conditions) }),
            "casts": ["switch value {"] + ConditionalLines.joined(casts) + otherwise + ["}"],
            "valueSwitch": ["switch self {"]
                + ConditionalLines.joined(
                    definition.cases.map {
                        ConditionalLines("case .\(Namer.member($0.name))(let value): return value", if: $0.conditions)
                    }) + ["}"],
        ]
    }

    private var name: String { String((definition.typeName.nameComponents.last ?? "").filter { $0 != "`" }) }

    /// A value of the class itself needs no cast.
    private func isRoot(_ item: RowsDefinition.Case) -> Bool { item.payload[0].type == hierarchy.root }

    private var casts: [ConditionalLines] {
        hierarchy.casts.compactMap { name in definition.cases.first { $0.name == name } }.filter { !isRoot($0) }.map {
            item in
            ConditionalLines(
                SwitchText.arm(["let value as \(item.payload[0].type)"], ["self = .\(Namer.member(item.name))(value)"]),
                if: item.conditions)
        }
    }

    private var otherwise: [String] {
        let root = definition.cases.first(where: isRoot)
        return ["default: " + (root.map { "self = .\(Namer.member($0.name))(value)" } ?? "return nil")]
    }
}
