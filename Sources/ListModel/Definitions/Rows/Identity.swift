/// What makes two rows, or two sections, the same one.
public enum Identity: Equatable, Sendable {
    /// There is one such row.
    case kind
    /// What is read of the value: `id`, `remote.id`, `diffIdentifier()`, and the type found or written there. Without
    /// members it is the object itself, told apart from others as such.
    case key(members: String, type: String)
    /// The value itself, which is `Hashable`.
    case value(type: String)
    /// The place in the list; for lists that do not change their order.
    case position
    /// The value, and the how manieth of its equals it is. Without a value the type is empty.
    case occurrence(type: String)

    /// True if one value tells the sections or rows of a kind apart.
    public var isOfOneValue: Bool {
        switch self {
        case .key, .value, .position: true
        case .kind, .occurrence: false
        }
    }

    /// True if the value itself is, or is in, the identity.
    var isWholeValue: Bool {
        switch self {
        case .value, .occurrence: true
        case .kind, .key, .position: false
        }
    }
}
