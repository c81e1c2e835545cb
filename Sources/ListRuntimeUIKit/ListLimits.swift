/// From when on updates and interactions are too large or too long to be treated as usual.
public struct ListLimits: Hashable, Sendable {
    /// An update that inserts, deletes and moves more than this reloads the list view instead of animating it, which is
    /// reported to `onReport`.
    public var animatedChanges = 2_000
    /// From that many rows on, those before and after together, `await apply` compares away from the main actor. From
    /// there on rows are searched for equal identities only if `onReport` is set, in a debug build, or by a look-up.
    public var comparedRows = 10_000
    /// An interaction that lasts longer than this many seconds is reported to `onReport`.
    public var interactionSeconds = 60

    public init() {}
}
