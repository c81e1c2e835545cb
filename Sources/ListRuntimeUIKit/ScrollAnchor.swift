/// What of the screen an update holds still.
public enum ScrollAnchor<RowIdentity: Hashable>: Hashable {
    /// The first row on screen that is still there after the update.
    case firstVisibleRow
    /// The end of the list, where the end is on screen: for chats.
    case end
    /// A place that was kept before, where its row is there after the update.
    case anchor(RowAnchor<RowIdentity>)
}

extension ScrollAnchor: Sendable where RowIdentity: Sendable {}
