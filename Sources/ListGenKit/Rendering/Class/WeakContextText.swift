import ListModel

/// How generated code reads a context that the list does not keep alive: it is there, or nothing is done with it.
enum WeakContextText {
    /// The optional context, which the runtime gives.
    static let name = "weakContext"
    /// What a condition begins with.
    static let binding = "let context = \(name)"

    /// The statement in front of those that read it.
    static func unwrapped(otherwise value: String) -> String {
        "guard \(binding) else { return \(value) }"
    }

    static func isRead(by values: [FillValue]) -> Bool {
        values.contains { value in
            switch value {
            case .context, .contextMember: true
            default: false
            }
        }
    }

    /// Whether an argument that takes a number of values before the context reads it.
    static func isRead(by argument: Argument, behind values: Int) -> Bool {
        if argument.taken != nil { return isRead(by: argument.values) }
        return switch argument.form {
        case .closure(let count): count > values
        case .expression: argument.names.contains("context")
        case .function(let call): isRead(by: call.values)
        case .constant, .keyPath: false
        }
    }
}
