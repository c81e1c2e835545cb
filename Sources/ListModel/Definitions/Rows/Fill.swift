/// How a view is filled.
public enum Fill: Sendable {
    /// It needs nothing.
    case none
    /// `cell.configure(with: story, context: context)`: the base name and its arguments.
    case method(name: String, arguments: [FillArgument])
    /// `cell.model = story`.
    case property(name: String, value: FillValue)
    /// `Cells.fill(cell, with: story)`, `context.fill(cell, story)`: a function that the mark names.
    indirect case function(Argument, FunctionCall)
    /// `cell.textLabel?.text = row.title`, over the names of the offers and `list`; or a closure that takes the offers in
    /// their order.
    indirect case expression(Argument, offers: [ExpressionOffer])
    /// `cell.contentConfiguration = StoryContent(row)`: what the mark says of the offers.
    indirect case content(Argument, offers: [ExpressionOffer])
    /// Nothing else applies: the list's actions must do it.
    indirect case requirement(Requirement)

    /// The function that a mark names, if that is it.
    public var call: FunctionCall? {
        switch self {
        case .function(_, let call): call
        case .content(let argument, _): argument.call
        case .none, .method, .property, .expression, .requirement: nil
        }
    }

    /// What the actions must do, if that is it.
    public var requirement: Requirement? {
        if case .requirement(let requirement) = self { requirement } else { nil }
    }
}
