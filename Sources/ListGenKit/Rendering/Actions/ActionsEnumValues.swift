import ListModel
import SwiftSurface

/// The template values of an enum of actions: how each of them looks.
struct ActionsEnumValues {
    let definition: ActionsDefinition

    func values() -> [String: Any] {
        var functions = MarkFunctions(owner: definition.typeName)
        let cases = definition.cases.map { action in
            ConditionalLines(look(action, &functions), if: action.conditions)
        }
        let values: [String: Any] = [
            "type": definition.typeName, "availability": definition.availability,
            "access": EnumText.prefix(definition.access),
            "looks": ["switch self {"] + ConditionalLines.joined(cases) + ["}"],
        ]
        return values.merging(functions.values) { first, _ in first }
    }

    /// `case .done(let done): return RowActionPresentation(title: ChoreAction.doneTitle(done))`.
    private func look(_ action: ActionsDefinition.Case, _ functions: inout MarkFunctions) -> [String] {
        var bound: Set<Int> = []
        let parts = action.parts.map { part -> String in
            switch part.value {
            case .yes: return "\(part.name): true"
            case .property: return "\(part.name): \(part.name)"
            case .argument(let argument):
                let offers = action.payload.map { MarkFunctions.Offer($0.binding, $0.type) }
                if case .closure(let count) = argument.form { bound.formUnion(0..<min(count, offers.count)) }
                let value = functions.value(
                    of: argument, role: Namer.joined([action.name, part.name]), type: ForeignSpelling.marked(part.type),
                    offers: offers, conditions: action.conditions)
                return "\(part.name): \(value)"
            }
        }
        let bindings = action.payload.indices.map {
            bound.contains($0) ? "let \(Namer.identifier(action.payload[$0].binding))" : "_"
        }
        let pattern =
            "." + Namer.member(action.name) + (bound.isEmpty ? "" : "(\(bindings.joined(separator: ", ")))")
        return SwitchText.arm([pattern], SwitchText.call(Namer.own("return RowActionPresentation("), parts, ")"))
    }
}
