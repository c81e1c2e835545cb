/// Where a row is in its outline, and what of it is shown.
public struct RowOutline: Hashable, Sendable {
    /// How many rows it is below: 0 for a row that is below none.
    public var depth: Int
    /// Whether it has rows below it, shown or not.
    public var hasChildren: Bool
    /// Whether the rows below it are shown. False without any.
    public var isExpanded: Bool

    /// Makes one of a row: by itself one without rows below it.
    public init(depth: Int = 0, hasChildren: Bool = false, isExpanded: Bool = false) {
        self.depth = depth
        self.hasChildren = hasChildren
        self.isExpanded = isExpanded
    }
}
