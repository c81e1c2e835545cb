/// What a swipe or a menu of a row offers.
public struct RowOffer: Sendable {
    /// Who says it.
    public enum Source: Sendable {
        /// A mark, over the row: actions of the app's enum.
        case argument(Argument)
        /// A function that a mark names, which gives values of UIKit of a type.
        case ofUIKit(Argument, type: String)
        /// A requirement of the list's actions.
        case asked(Requirement)
    }

    public var source: Source
    /// Whether a full swipe performs the first action.
    public var isFull = true

    public init(_ source: Source) { self.source = source }

    /// True if a function gives values of UIKit.
    public var isOfUIKit: Bool {
        if case .ofUIKit = source { return true }
        return false
    }

    /// Whether it is a configuration of UIKit, which says all of a swipe or a menu.
    public var isConfiguration: Bool {
        if case .ofUIKit(_, let type) = source { return type.contains("Configuration") }
        return false
    }
}
