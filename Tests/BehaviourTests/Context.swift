/// The context of a list.
struct Context {
    enum Form: CaseIterable { case structure, object, requirements, controller }

    let name: String
    let form: Form
    var members: [ContextMember] = []
    /// Methods, and protocols that it conforms to.
    var methods: [String] = []
    var protocols: [String] = []

    /// The type that the driver makes.
    var made: String { form == .requirements ? "Made\(name)" : name }
    /// How a mark names it.
    var argument: String { form == .controller ? ".weak(\(name))" : name }

    /// How the input declares it; the wrapper is one of its own.
    func declaration(wrapper: String) -> String {
        let lines = members.map { line($0, wrapper: wrapper) } + methods
        let inherited = form == .controller ? ["UIViewController"] + protocols : protocols
        let list = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
        switch form {
        case .structure: return "@MainActor struct \(name)\(list) {\n\(lines.joined(separator: "\n"))\n}"
        case .object, .controller: return "@MainActor final class \(name)\(list) {\n\(lines.joined(separator: "\n"))\n}"
        case .requirements:
            let requirements = members.map { "var \($0.name): \($0.type) { get }" }
            return "@MainActor protocol \(name): AnyObject {\n\(requirements.joined(separator: "\n"))\n}"
        }
    }

    /// The class that the driver makes where the context is a protocol.
    func implementation(wrapper: String) -> String {
        guard form == .requirements else { return "" }
        let lines = members.map { line($0, wrapper: wrapper) }
        return "@MainActor final class \(made): \(name) {\n\(lines.joined(separator: "\n"))\n}"
    }

    private func line(_ member: ContextMember, wrapper: String) -> String {
        let name = "\(member.name): \(member.type)"
        switch member.form {
        case .stored, .view: return "var \(name) = \(member.initial)"
        case .wrapped: return "@\(wrapper) var \(name) = \(member.initial)"
        case .lazy: return "lazy var \(name) = \(member.initial)"
        case .computed: return "var \(name) { \(member.initial) }"
        }
    }
}
