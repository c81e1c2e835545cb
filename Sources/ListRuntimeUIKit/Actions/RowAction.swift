/// What can be done to a row: an enum of the app that is marked `actions`.
///
/// An action never sees a row, so one enum serves the rows of many lists.
public protocol RowAction {
    /// How it looks in a swipe or a menu. A case with a payload can look different for each row that offers it.
    @MainActor var presentation: RowActionPresentation { get }
}
