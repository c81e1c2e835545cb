import SourceText

/// A method, an operator, an initialiser or a subscript.
public struct Function: Sendable {
    /// The introducing keyword.
    public enum Kind: String, Hashable, Sendable {
        case function, initializer, `subscript`
    }

    public var kind: Kind
    /// The base name: `configure`, `==`, `init`, `subscript`.
    public var name: String
    public var parameters: [Parameter]
    /// The result type as written, or nil.
    public var returnType: String?
    public var isStatic: Bool
    public var isAsync: Bool
    public var isThrowing: Bool
    /// The name is what Swift probably calls a method of Objective-C: neither its header nor the importer said it.
    public var isNameGuessed: Bool
    public var genericParameters: String?
    public var whereClause: String?
    public var attributes: [String]
    public var modifiers: [String]
    public var conditions: [Condition]
    public var marks: [MarkComment]
    /// Up to the end of the body.
    public var range: SourceRange
    public var nameRange: SourceRange
    /// The body with its braces, or nil in a protocol.
    public var bodyRange: SourceRange?

    /// The full name: `configure(with:context:)`.
    public var fullName: String {
        name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }

    public init(
        kind: Kind = .function, name: String, parameters: [Parameter] = [], returnType: String? = nil,
        isStatic: Bool = false, isAsync: Bool = false, isThrowing: Bool = false, isNameGuessed: Bool = false,
        genericParameters: String? = nil, whereClause: String? = nil, attributes: [String] = [],
        modifiers: [String] = [], conditions: [Condition] = [], marks: [MarkComment] = [], range: SourceRange,
        nameRange: SourceRange, bodyRange: SourceRange? = nil
    ) {
        self.kind = kind
        self.name = name
        self.parameters = parameters
        self.returnType = returnType
        self.isStatic = isStatic
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.isNameGuessed = isNameGuessed
        self.genericParameters = genericParameters
        self.whereClause = whereClause
        self.attributes = attributes
        self.modifiers = modifiers
        self.conditions = conditions
        self.marks = marks
        self.range = range
        self.nameRange = nameRange
        self.bodyRange = bodyRange
    }
}
