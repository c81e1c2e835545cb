import ListModel
import SwiftSurface

/// The template values of a list's actions.
struct ActionsValues {
    let list: ListDefinition

    @_optimize(none)
    func values() -> [String: Any] {
        [
            "actionsName": list.names.actions,
            "protocolActions": list.actions == .protocol,
            "requirements": list.actions == .protocol ? requirements : [],
            "closureActions": list.actions == .closures,
            "closures": list.actions == .closures ? closures : [],
            "closureInitializer": list.actions == .closures ? initializer : [],
        ]
    }

    private var requirements: [String] {
        let own = list.requirements.map { requirement in
            let parameters = requirement.parameters.map(Self.parameter).joined(separator: ", ")
            let text = "func \(Namer.identifier(requirement.name))(\(parameters))"
            return ConditionalLines(
                [Self.documentation(requirement), text],
                if: requirement.conditions)
        }
        let passed = list.passThrough.map {
            ConditionalLines(["/// Passed through from UIKit.", $0.signature])
        }
        return ConditionalLines.joined(own + passed)
    }

    /// What happened when a requirement is called.
    private static func documentation(_ requirement: Requirement) -> String {
        let events: [(String, String)] = [
            ("select", "A row was tapped."), ("deselect", "A row is no longer selected."),
            ("willDisplay", "A row comes on screen."), ("didEndDisplaying", "A row left the screen."),
        ]
        return "/// " + (events.first { requirement.name.hasPrefix($0.0) }?.1 ?? "Fills the view with what it shows.")
    }

    static func parameter(_ parameter: Requirement.Parameter) -> String {
        let name = Namer.identifier(parameter.name)
        guard let label = parameter.label else { return "_ \(name): \(parameter.type)" }
        // A word of the grammar names a parameter only in back-ticks; as a label it needs none.
        let names = label == parameter.name ? name : "\(Identifier.spelledAsLabel(label)) \(name)"
        return "\(names): \(parameter.type)"
    }

    private var members: [(name: String, type: String, conditions: [Condition])] {
        list.requirements.map {
            (
                Namer.closure($0), "(\($0.parameters.map(\.type).joined(separator: ", "))) -> Void", $0.conditions
            )
        } + list.passThrough.map { (PassThroughText($0).closure, PassThroughText($0).closureType, []) }
    }

    private var closures: [String] {
        let prefix = EnumText.prefix(list.access)
        return ConditionalLines.joined(
            members.map {
                ConditionalLines("\(prefix)var \(Namer.identifier($0.name)): \($0.type)", if: $0.conditions)
            })
    }

    /// An initialiser that takes every closure; where one is conditional the compiler's own has to do.
    private var initializer: [String] {
        let prefix = EnumText.prefix(list.access)
        guard members.allSatisfy(\.conditions.isEmpty), !members.isEmpty else { return [] }
        let parameters = members.map { "    \(Namer.identifier($0.name)): @escaping \($0.type)" }
        return ["\(prefix)init("] + parameters.dropLast().map { "\($0)," } + [parameters.last ?? "", ") {"]
            + members.map { "    self.\($0.name) = \(Namer.identifier($0.name))" } + ["}"]
    }
}
