/// What can happen to a row.
public enum Event: String, Hashable, Sendable, CaseIterable {
    case select, deselect, willDisplay, didEndDisplaying, delete, commit

    /// Those that a method of a cell may take.
    public static let ofCells: [Event] = [.select, .deselect, .willDisplay, .didEndDisplaying]

    /// Whether only the delegate of the list view is told of it.
    var needsDelegate: Bool { self != .delete }
}
