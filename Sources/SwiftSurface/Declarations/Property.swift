import SourceText

/// A `var` or `let` of a type, one for each name that its pattern binds.
public struct Property: Sendable {
    public var name: String
    /// The annotated type as written, white space runs as one space; nil if none is written.
    public var type: String?
    /// The expression after `=`, as written, or nil.
    public var initialValue: String?
    /// What its getter does beside giving a value: `async`, `throws`, `mutating`.
    public var effects: [String]
    public var attributes: [String]
    public var modifiers: [String]
    public var conditions: [Condition]
    public var marks: [MarkComment]
    public var nameRange: SourceRange
    public var range: SourceRange
    /// Nil if no type is written.
    public var typeRange: SourceRange?
    public var isLet: Bool
    /// True if a getter computes it; observers (`willSet`, `didSet`) leave a property stored.
    public var isComputed: Bool
    /// True if it can be set: a stored `var`, or a computed one with a setter.
    public var isSettable: Bool
    public var isStatic: Bool
}

extension Property {
    public init(
        name: String, type: String?, initialValue: String? = nil, isLet: Bool = false, isComputed: Bool = false,
        isSettable: Bool = true, isStatic: Bool = false, effects: [String] = [], attributes: [String] = [],
        modifiers: [String] = [], conditions: [Condition] = [], marks: [MarkComment] = [], range: SourceRange,
        nameRange: SourceRange,
        typeRange: SourceRange? = nil
    ) {
        // By the memberwise initialiser: one that assigns each member ends in a copy of so large a value.
        self.init(
            name: name, type: type, initialValue: initialValue, effects: effects, attributes: attributes,
            modifiers: modifiers, conditions: conditions, marks: marks, nameRange: nameRange, range: range,
            typeRange: typeRange, isLet: isLet, isComputed: isComputed, isSettable: isSettable, isStatic: isStatic)
    }
}
