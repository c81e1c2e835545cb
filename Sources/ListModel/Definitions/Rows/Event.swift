/// What can happen to a row.
public enum Event: String, Hashable, Sendable, CaseIterable {
    case select, deselect, willDisplay, didEndDisplaying
}
