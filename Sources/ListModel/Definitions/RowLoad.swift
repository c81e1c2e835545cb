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
    /// True if it is one only because the context may be gone.
    public var addsOptional: Bool
    /// True if another context loads something else.
    public var followsContext: Bool
    public var argument: Argument
    /// What it takes, in this order.
    public var offers: [ExpressionOffer]
}
