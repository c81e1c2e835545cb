/// A method of a UIKit delegate that the actions of a list may take under its own signature.
struct DelegateMethod: Hashable {
    /// The base name.
    var name: String
    /// As Swift imports them: `_ scrollView: UIScrollView`.
    var parameters: [String]
    var returnType: String?
    /// What UIKit assumes where the method is missing; nil where it returns nothing.
    var defaultValue: String?
    /// The argument of a mark that the generated table implements the method for, or nil.
    var argument: String?

    init(
        _ name: String, _ parameters: [String], returns returnType: String? = nil,
        otherwise defaultValue: String? = nil, emittedFor argument: String? = nil
    ) {
        self.name = name
        self.parameters = parameters
        self.returnType = returnType
        self.defaultValue = defaultValue
        self.argument = argument
    }

    var signature: String {
        "func \(name)(\(parameters.joined(separator: ", ")))" + (returnType.map { " -> \($0)" } ?? "")
    }

    /// `tableView(_:willBeginEditingRowAt:)`
    var fullName: String {
        name + "(" + names.map { $0.label + ":" }.joined() + ")"
    }

    /// The call that forwards it: `tableView(tableView, willBeginEditingRowAt: indexPath)`.
    var call: String {
        name + "("
            + names.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }.joined(separator: ", ") + ")"
    }

    private var names: [(label: String, name: String)] {
        parameters.map { parameter in
            let head = parameter.prefix { $0 != ":" }.split(separator: " ").map(String.init)
            return (head.first ?? "_", head.last ?? "_")
        }
    }
}
