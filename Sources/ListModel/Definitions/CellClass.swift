import SwiftSurface

/// A view class that a list dequeues.
public struct CellClass: Equatable, Sendable {
    /// The case in the generated `Cell` enum: `storyCell`.
    public var name: String
    /// Written in full.
    public var type: String
    public var reuseIdentifier: String
    /// False if the app registers the class, or a nib for it, by itself.
    public var isRegistered: Bool
    public var conditions: [Condition]

    public init(
        name: String, type: String, reuseIdentifier: String, isRegistered: Bool = true, conditions: [Condition] = []
    ) {
        self.name = name
        self.type = type
        self.reuseIdentifier = reuseIdentifier
        self.isRegistered = isRegistered
        self.conditions = conditions
    }
}
