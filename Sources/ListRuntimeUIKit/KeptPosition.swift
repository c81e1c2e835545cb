/// What of the screen an update holds still.
public enum KeptPosition: Hashable, Sendable {
    /// The first row on screen that is still there after the update.
    case firstVisibleRow
    /// The end of the list, where the end is on screen: for chats.
    case end
}
