/// How a collection view lays out a section.
public struct LayoutDefinition: Sendable {
    /// Over (section value, context), or the names of `offers`.
    public var argument: Argument
    /// The values whose names an expression may be written over.
    public var offers: [ExpressionOffer]
    /// True for that of the list mark, whose section is the `Section` of the list.
    public var isOfList: Bool
    /// Whether it can be another one in the next state.
    public var readsState: Bool
    public var readsContext: Bool

    public init(
        argument: Argument, offers: [ExpressionOffer], isOfList: Bool, readsState: Bool, readsContext: Bool
    ) {
        self.argument = argument
        self.offers = offers
        self.isOfList = isOfList
        self.readsState = readsState
        self.readsContext = readsContext
    }
}
