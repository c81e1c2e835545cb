/// How a view is filled.
public enum Fill: Sendable {
    /// It needs nothing.
    case none
    /// `cell.configure(with: story, context: context)`: the base name and its arguments.
    case method(name: String, arguments: [FillArgument])
    /// `cell.model = story`.
    case property(name: String, value: FillValue)
    /// `Cells.fill(cell, with: story)`: an existing function; the text without the argument labels.
    case function(Argument, name: String, arguments: [FillArgument])
    /// `cell.textLabel?.text = row.title`, over the names of the offers and `list`; or a closure that takes the offers in
    /// their order.
    case expression(Argument, offers: [ExpressionOffer])
    /// Nothing else applies: the list's actions must do it.
    case requirement(Requirement)
}
