/// What a user can do to the rows of a list, and what else its delegate answers beside their content.
public enum Gesture: String, CaseIterable, Comparable, Sendable {
    case tap, swipe, menu, delete, move, drag, drop, accessory, veto, index, focus, search, refresh, prefetch, expand
    case multiSelect = "multi-select"
    case longPress = "long-press"
    case willDisplay = "will-display"
    case checkmark, controls
    case textInput = "text-input"

    public static func < (left: Gesture, right: Gesture) -> Bool { left.rawValue < right.rawValue }
}
