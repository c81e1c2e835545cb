/// What makes two rows, or two sections, the same one.
public enum Identity: Equatable, Sendable {
    /// There is one such row.
    case kind
    /// What is read of the value, and the type found or written there.
    case key(Key, type: String)
    /// The value itself, which is `Hashable`.
    case value(type: String)
    /// The place in the list; for lists that do not change their order.
    case position
    /// The value, and the how manieth of its equals it is. Without a value the type is empty.
    case occurrence(type: String)

    /// What is read of a value to tell it apart.
    public enum Key: Equatable, Sendable {
        /// The object itself, told apart from others as such.
        case object
        /// Members: `id`, `remote.id`, `identity()`.
        case members(String)
        /// The call of a method that gives an `NSObjectProtocol`: `diffIdentifier()`.
        case objectGiven(by: String)
        /// A closure of a mark.
        indirect case function(IdentityFunction)

        /// The members that it reads; nil if it reads no members.
        var members: String? { if case .members(let members) = self { members } else { nil } }
    }

    /// What members of the value lead to: `id`, `remote.id`, `identity()`.
    public static func key(members: String, type: String) -> Identity { .key(.members(members), type: type) }

    /// The closure that says it, and the type of its result; nil for another identity.
    public var function: (function: IdentityFunction, type: String)? {
        if case .key(.function(let function), let type) = self { (function, type) } else { nil }
    }

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
