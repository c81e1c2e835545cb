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
    public var range: SourceRange
    public var nameRange: SourceRange

    public init(
        name: String, parameters: [Parameter] = [], payload: String? = nil, attributes: [String] = [],
        conditions: [Condition] = [], marks: [MarkComment] = [], range: SourceRange, nameRange: SourceRange
    ) {
        self.name = name
        self.parameters = parameters
        self.payload = payload
        self.attributes = attributes
        self.conditions = conditions
        self.marks = marks
        self.range = range
        self.nameRange = nameRange
    }
}
