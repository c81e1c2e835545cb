/// A key path in a mark: `\.title`, `\ContactGroup.title`, `\.guid as String`.
public struct MarkKeyPath: Sendable {
    /// The type between backslash and first dot, or nil.
    public var root: String?
    /// Joined by dots, as written: `remote.id`, `author?.name`. Empty for `\.self`.
    public var members: String
    /// The type after `as`, or nil.
    public var type: String?

    /// The member of the value itself, `author` in `author?.name`; empty for `\.self`.
    public var firstMember: String { String(members.prefix { !".?![".contains($0) }) }

    public init(root: String? = nil, members: String, type: String? = nil) {
        self.root = root
        self.members = members
        self.type = type
    }

    init(root: String?, components: [String]) {
        var members = ""
        for component in components where component != "self" {
            if !members.isEmpty && !component.hasPrefix("[") { members += "." }
            members += component
        }
        self.init(root: root, members: members)
    }

    /// `\.guid as String`, or nil.
    init?(typed text: String) {
        let words = text.split(maxSplits: 2) { $0.isWhitespace }
        guard words.count == 3, words[1] == "as", words[0].hasPrefix("\\") else { return nil }
        let path = words[0].dropFirst().split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard path.count > 1, path.dropFirst().allSatisfy({ !$0.isEmpty }) else { return nil }
        let rootCount = 1 + path.dropFirst().prefix { path[0] != "" && $0.first?.isUppercase == true }.count
        let root = path[..<rootCount].joined(separator: ".")
        self.init(root: root.isEmpty ? nil : root, components: Array(path[rootCount...]))
        type = String(words[2])
    }
}
