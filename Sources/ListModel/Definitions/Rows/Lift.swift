/// The member of a cell that menus of its row open from.
public struct Lift: Equatable, Sendable {
    /// The class of the cell, written in full.
    public var type: String
    public var member: String
    /// True for a method that gives a targeted preview.
    public var isMethod: Bool
    /// How many superclasses the class has: the match of a subclass comes first.
    public var depth: Int

    public init(type: String, member: String, isMethod: Bool, depth: Int) {
        self.type = type
        self.member = member
        self.isMethod = isMethod
        self.depth = depth
    }
}
