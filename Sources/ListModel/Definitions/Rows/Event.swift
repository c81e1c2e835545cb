/// What can happen to a row.
public enum Event: String, Hashable, Sendable, CaseIterable {
    case select, deselect, willDisplay, didEndDisplaying, delete, commit, accessory, primaryAction, choose, change
    case selectionChange, move, prefetch, cancelPrefetch, nearEnd, insert

    /// Those that a method of a cell may take.
    public static let ofCells: [Event] = [.select, .deselect, .willDisplay, .didEndDisplaying]

    /// Those that happen to a row; the others happen to the list.
    static let ofRows = allCases.filter { $0 != .selectionChange }

    /// Whether only the delegate of the list view is told of it.
    var needsDelegate: Bool { ![.delete, .change, .move, .prefetch, .cancelPrefetch].contains(self) }

    /// Whether it happens to several rows at once.
    public var isOfSeveral: Bool { self == .prefetch || self == .cancelPrefetch }

    /// Whether it happens to a row that is somewhere on the screen, so that there is a `RowEvent`.
    var hasRowEvent: Bool { self != .selectionChange && self != .nearEnd && !isOfSeveral }
}
