/// A key path in a mark: `\.title`, `\ContactGroup.title`, `\.guid as String`.
public struct MarkKeyPath: Hashable, Sendable {
    /// The type between backslash and first dot, or nil.
    public var root: String?
    /// Joined by dots, as written: `remote.id`, `author?.name`. Empty for `\.self`.
    public var members: String
    /// The type behind `as`, or nil.
    public var type: String?

    public init(root: String? = nil, members: String, type: String? = nil) {
        self.root = root
        self.members = members
        self.type = type
    }
}
