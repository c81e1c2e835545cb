import SourceText

/// A `typealias`, or an `associatedtype` of a protocol.
public struct Typealias: Sendable {
    /// Qualified by nesting.
    public var name: String
    /// The aliased type as written; empty for an associated type.
    public var type: String
    public var genericParameters: String?
    public var modifiers: [String]
    public var conditions: [Condition]
    public var marks: [MarkComment]
    public var range: SourceRange
    public var nameRange: SourceRange

    public init(
        name: String, type: String, genericParameters: String? = nil, modifiers: [String] = [],
        conditions: [Condition] = [], marks: [MarkComment] = [], range: SourceRange, nameRange: SourceRange
    ) {
        self.name = name
        self.type = type
        self.genericParameters = genericParameters
        self.modifiers = modifiers
        self.conditions = conditions
        self.marks = marks
        self.range = range
        self.nameRange = nameRange
    }
}

extension Typealias {
    /// Whether each type that conforms to the protocol around it says what it is.
    public var isAssociated: Bool { type.isEmpty }
}
