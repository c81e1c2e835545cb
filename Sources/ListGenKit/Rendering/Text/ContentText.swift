import ListModel

/// The comparison of two values by what counts as their content.
enum ContentText {
    static func comparison(_ old: String, _ new: String, _ content: Content) -> String {
        switch content {
        case .none: "true"
        case .equatable: "\(old) == \(new)"
        case .members(let members):
            members.isEmpty
                ? "true"
                : members.map { "\(old).\($0.members) == \(new).\($0.members)" }.joined(separator: " && ")
        case .method(let call): "\(new).\(call)\(old))"
        case .instance: "\(old) === \(new)"
        case .always: "false"
        }
    }

    /// The label of a member in a stamp: `author.name` → `authorName`.
    static func label(_ member: Content.Member) -> String {
        Namer.joined(member.members.split(whereSeparator: { $0 == "." || $0 == "?" || $0 == "!" }).map(String.init))
    }
}
