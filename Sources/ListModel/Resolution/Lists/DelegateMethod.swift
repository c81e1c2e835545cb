/// A method of a UIKit protocol that the actions of a list may take under its own signature.
struct DelegateMethod {
    /// The protocol that declares it.
    var owner: ListProtocol
    /// The base name.
    var name: String
    /// As Swift imports them: `_ scrollView: UIScrollView`.
    var parameters: [String]
    var returnType: String?
    /// What UIKit assumes where the method is missing; nil if it returns nothing.
    var defaultValue: String?
    /// The argument of a mark that makes the generated table implement the method, or nil.
    var argument: String?
    /// True if whoever conforms to the protocol has to implement it.
    var isRequired: Bool
    /// True if every generated class implements it.
    var isAlwaysEmitted: Bool

    /// A line of the table: `name(parameters) -> Result = default // argument`, after `required` if it is.
    init(_ line: Substring, of owner: ListProtocol) {
        self.owner = owner
        isRequired = line.hasPrefix(Self.required)
        let line = isRequired ? line.dropFirst(Self.required.count) : line
        let parts = line.split(separator: " // ")
        let sides = parts[0].split(separator: " = ")
        let halves = sides[0].split(separator: ") -> ")
        let head = halves[0].prefix { $0 != "(" }
        name = String(head)
        let list = halves[0].dropFirst(head.count + 1)
        parameters = (halves.count > 1 ? list : list.dropLast()).split(separator: ", ").map(String.init)
        returnType = halves.count > 1 ? String(halves[1]) : nil
        defaultValue = sides.count > 1 ? String(sides[1]) : nil
        isAlwaysEmitted = parts.count > 1 && parts[1] == "always"
        argument = parts.count > 1 && !isAlwaysEmitted ? String(parts[1]) : nil
    }

    private static let required = "required "

    /// True if its result is optional, so that nil is an answer of its own.
    var answersOptional: Bool { returnType?.hasSuffix("?") ?? false }

    var signature: String {
        "func \(name)(\(parameters.joined(separator: ", ")))" + (returnType.map { " -> \($0)" } ?? "")
    }

    /// `tableView(_:willBeginEditingRowAt:)`
    var fullName: String {
        name + "(" + names.map { $0.label + ":" }.joined() + ")"
    }

    /// The base name, or the label that tells one `tableView` from the others: `willBeginEditingRowAt`.
    var shortName: String {
        guard ListTarget.allCases.contains(where: { $0.viewName == name }) else { return name }
        // All methods of a flow layout begin with it.
        return names.dropFirst().first { $0.label != "layout" }?.label ?? name
    }

    /// The event of a row that the generated table implements the method for.
    var event: Event? {
        argument.flatMap { $0.hasPrefix("on: ") ? Event(rawValue: String($0.dropFirst(4))) : nil }
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
