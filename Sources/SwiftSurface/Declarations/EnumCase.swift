import SourceText

/// One case of an enum.
public struct EnumCase: Sendable {
    public var name: String
    /// The associated values, or empty.
    public var parameters: [Parameter]
    /// The associated values as written, parentheses included, white space runs as one space; nil without any.
    public var payload: String?
    /// As written, those of `case a, b` for both.
    public var attributes: [String]
    public var conditions: [Condition]
    public var marks: [MarkComment]
    public var nameRange: SourceRange
    public var range: SourceRange
}

extension EnumCase {
    public init(
        name: String, parameters: [Parameter] = [], payload: String? = nil, attributes: [String] = [],
        conditions: [Condition] = [], marks: [MarkComment] = [], range: SourceRange, nameRange: SourceRange
    ) {
        // By the memberwise initialiser: one that assigns each member ends in a copy of so large a value.
        self.init(
            name: name, parameters: parameters, payload: payload, attributes: attributes, conditions: conditions,
            marks: marks, nameRange: nameRange, range: range)
    }
}
