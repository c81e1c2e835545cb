/// How the rows of ids come by what their cells show.
public struct RowLoad: Sendable {
    /// After how many steps the id is reached.
    public var depth: Int
    /// The name of the property as a mark or the source says it, and the constant that it is bound to.
    public var name: String
    public var binding: String
    public var id: RowPayload
    /// What is loaded, in full; an optional where there may be none.
    public var type: String
    public var isOptional: Bool
    /// What the mark gives, in full.
    public var givenType: String
    /// The enum of the types below a protocol or class, if that is a value of one: rows are made of what is loaded.
    public var made: String?
    /// True if another context loads something else.
    public var followsContext: Bool
    public var argument: Argument
    /// What it takes, in this order.
    public var offers: [ExpressionOffer]
}
