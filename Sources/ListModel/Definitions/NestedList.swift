/// The list that a cell shows, because its row is one.
public struct NestedList: Equatable, Sendable {
    /// The list view of the cell.
    public var member: String
    /// The class that fills it, in full: `Shelf.Table`.
    public var type: String
    /// What it gets as its context; nil for a list without one.
    public var context: FillValue?
    /// Its actions, in full, which those of the outer list inherit; nil without them.
    public var actions: String?
    /// Whether what the user does changes its state: moves, choices, and what cells write.
    public var changesState: Bool

    public init(member: String, type: String, context: FillValue?, actions: String?, changesState: Bool) {
        self.member = member
        self.type = type
        self.context = context
        self.actions = actions
        self.changesState = changesState
    }
}
