/// What a user does to the rows of a list. While it lasts, no row is inserted, deleted, moved or reloaded,
/// but by `flush(duringInteraction: true)`.
public enum ListInteraction: Hashable, Sendable, CaseIterable {
    /// A row is swiped open.
    case swipe
    /// The context menu of a row is shown.
    case contextMenu
    /// Rows are dragged, out of the list or inside it.
    case drag
    /// A row is moved by hand, or was in this turn.
    case move
}
