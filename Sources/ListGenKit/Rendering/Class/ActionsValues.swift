import ListModel
import SwiftSurface

/// The template values of a list's actions.
struct ActionsValues {
    let list: ListDefinition

    func values() -> [String: Any] {
        let isProtocol = list.actions == .protocol
        let closures = list.actions == .closures ? members : []
        // Where a closure is conditional, the compiler's own initialiser has to do.
        let isInitialized = !closures.isEmpty && closures.allSatisfy(\.conditions.isEmpty)
        return [
            "actionsName": list.actionsName,
            "genericActions": isProtocol && !list.typeParameters.isEmpty
                ? [
                    // It is beside the list, so nothing around it keeps it to the file.
                    "access": list.isFileOnly ? "fileprivate " : EnumText.prefix(list.access),
                    "alias": Namer.identifier(list.names.actions),
                    "typeParameters": list.constrainedParameters,
                ]
                : false as Any,
            "protocolActions": isProtocol,
            "inheritedActions": list.inheritedActions.isEmpty
                ? Namer.own("AnyObject") : list.inheritedActions.joined(separator: ", "),
            "requirements": isProtocol ? requirements : [],
            "passedRequirements": isProtocol
                ? list.passThrough.map {
                    ["signature": ForeignSpelling.marked($0.signature), "attributes": PassedMethods.attributes(of: $0)]
                }
                : [],
            "closureActions": list.actions == .closures,
            "closures": ConditionalLines.joined(
                closures.map {
                    (
                        [
                            "name": Namer.identifier($0.name), "member": $0.name, "type": $0.type,
                            "attributes": $0.attributes,
                        ], $0.conditions
                    )
                }),
            "initializerAttributes": Set(closures.flatMap(\.attributes)).sorted(),
            "initializerParameters": isInitialized
                ? closures.map { "\(Namer.identifier($0.name)): @escaping \($0.type)" }.joined(separator: ", ") : false,
        ]
    }

    /// Functions for one purpose that follow each other share a comment.
    private var requirements: [[String: Any]] {
        let kinds = Requirement.Purpose.allCases.map(Self.kind)
        let groups = ConditionalLines.grouped(
            list.requirements.map { requirement in
                let parameters = requirement.parameters.map(Self.parameter).joined(separator: ", ")
                return (
                    Self.kind(requirement.purpose),
                    "\(Namer.identifier(requirement.name))(\(parameters))"
                        + (requirement.result.map { " -> \($0)" } ?? ""),
                    requirement.conditions
                )
            }, kinds: kinds)
        return groups.map { group in
            var group = group
            for kind in kinds {
                let functions = group[kind] as? [String] ?? []
                group[kind] = functions.isEmpty ? false : ["functions": functions] as Any
            }
            return group
        }
    }

    /// The template value that lists the functions for a purpose.
    private static func kind(_ purpose: Requirement.Purpose) -> String {
        let word =
            switch purpose {
            case .event(let event): event.rawValue
            case .fill: "fill"
            case .perform: "perform"
            case .swipe: "swipe"
            case .menu: "menu"
            case .cellEvent: "cellEvent"
            }
        return word + "Functions"
    }

    static func parameter(_ parameter: Requirement.Parameter) -> String {
        let name = Namer.identifier(parameter.name)
        let type = type(of: parameter)
        guard let label = parameter.label else { return "_ \(name): \(type)" }
        // A word of the grammar names a parameter only in back-ticks; as a label it needs none.
        let names = label == parameter.name ? name : "\(Identifier.spelledAsLabel(label)) \(name)"
        return "\(names): \(type)"
    }

    private static func type(of parameter: Requirement.Parameter) -> String {
        parameter.value == .event ? Namer.own("RowEvent") : ParameterType.spelled(parameter.type)
    }

    private var members: [(name: String, type: String, conditions: [Condition], attributes: [String])] {
        list.requirements.map {
            (
                Namer.closure($0),
                "(\($0.parameters.map(Self.type).joined(separator: ", "))) -> "
                    + ($0.result ?? Namer.own("Void")),
                $0.conditions, []
            )
        }
            + list.passThrough.map {
                (PassThroughText($0).closure, PassThroughText($0).closureType, [], PassedMethods.attributes(of: $0))
            }
    }
}
