/// What to type next in the search field.
public enum Suggestion: Hashable, Sendable {
    case from(String)
    case withAttachment
    case unread

    public var text: String {
        switch self {
        case .from(let address): "from:\(address)"
        case .withAttachment: "has:attachment"
        case .unread: "is:unread"
        }
    }
}
