import SwiftSurface

/// A view class that a list dequeues.
public struct CellClass: Equatable, Sendable {
    /// The case in the generated `Cell` enum: `storyCell`.
    public var name: String
    /// Written in full.
    public var type: String
    /// `value1` for a `UITableViewCell` of that style.
    public var style: String?
    public var reuseIdentifier: String
    public var origin: ViewOrigin
    public var conditions: [Condition]
    /// Whether an input declares it: one called like a class of UIKit is not that.
    public var isDeclared = false
    /// Whether each row says its reuse identifier, which the case in the `Cell` enum carries.
    public var isOpen = false

    /// Whether the context holds the class, which the case in the `Cell` enum carries. It inherits from `type`.
    public var isHeld = false

    public init(
        name: String, type: String, style: String? = nil, reuseIdentifier: String,
        origin: ViewOrigin = .registeredClass, conditions: [Condition] = []
    ) {
        self.name = name
        self.type = type
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        self.origin = origin
        self.conditions = conditions
    }
}
