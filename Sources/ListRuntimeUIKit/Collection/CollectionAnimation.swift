/// How an update of a collection view is shown. What it looks like is said by the layout.
public enum CollectionAnimation: Hashable, Sendable {
    case automatic
    /// At once.
    case none
}
