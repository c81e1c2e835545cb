/// The function that evaluates the closure of an `id:`.
public struct IdentityFunction: Equatable, Sendable {
    /// The type that it is a member of: that which declares the row or section.
    public var owner: String
    public var name: String
    /// The closure, with the values that it takes.
    public var argument: Argument

    public init(owner: String, name: String, argument: Argument) {
        self.owner = owner
        self.name = name
        self.argument = argument
    }
}
