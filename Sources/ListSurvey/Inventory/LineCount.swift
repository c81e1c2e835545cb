/// The lines of the functions that a list is written in. Whole functions are counted, so all of it is an estimate.
public struct LineCount: Hashable, Sendable {
    public var total = 0
    /// Those that generated code takes the place of.
    public var replaced = 0
    /// Those that stay by hand: swipes, menus, drags.
    public var kept = 0

    public init(total: Int = 0, replaced: Int = 0, kept: Int = 0) {
        self.total = total
        self.replaced = replaced
        self.kept = kept
    }

    /// Those that become functions which fill cells.
    public var moved: Int { max(total - replaced - kept, 0) }
}
