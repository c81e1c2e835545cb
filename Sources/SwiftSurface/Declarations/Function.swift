import SourceText

/// A method, an operator, an initialiser or a subscript.
public struct Function: Sendable {
    /// The introducing keyword.
    public enum Kind: String, Hashable, Sendable {
        case function, initializer, `subscript`
    }

    /// The base name: `configure`, `==`, `init`, `subscript`.
    public var name: String
    public var parameters: [Parameter]
    /// The result type as written, or nil.
    public var returnType: String?
    public var genericParameters: String?
    public var whereClause: String?
    public var attributes: [String]
    public var modifiers: [String]
    public var conditions: [Condition]
    public var marks: [MarkComment]
    public var nameRange: SourceRange
    /// Up to the end of the body.
    public var range: SourceRange
    /// The body with its braces, or nil in a protocol.
    public var bodyRange: SourceRange?
    public var kind: Kind
    public var isStatic: Bool
    public var isAsync: Bool
    public var isThrowing: Bool
    /// The name is what Swift probably calls a method of Objective-C: neither its header nor the importer said it.
    public var isNameGuessed: Bool

    /// The full name: `configure(with:context:)`.
    public var fullName: String {
        name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
}

extension Function {
    public init(
        kind: Kind = .function, name: String, parameters: [Parameter] = [], returnType: String? = nil,
        isStatic: Bool = false, isAsync: Bool = false, isThrowing: Bool = false, isNameGuessed: Bool = false,
        genericParameters: String? = nil, whereClause: String? = nil, attributes: [String] = [],
        modifiers: [String] = [], conditions: [Condition] = [], marks: [MarkComment] = [], range: SourceRange,
        nameRange: SourceRange, bodyRange: SourceRange? = nil
    ) {
        // By the memberwise initialiser: one that assigns each member ends in a copy of so large a value.
        self.init(
            name: name, parameters: parameters, returnType: returnType,
            genericParameters: genericParameters, whereClause: whereClause, attributes: attributes,
            modifiers: modifiers, conditions: conditions, marks: marks, nameRange: nameRange, range: range,
            bodyRange: bodyRange, kind: kind, isStatic: isStatic, isAsync: isAsync, isThrowing: isThrowing,
            isNameGuessed: isNameGuessed)
    }
}
