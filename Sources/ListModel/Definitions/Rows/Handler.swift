/// Who takes an event of a row kind.
public struct Handler: Sendable {
    /// The receiver.
    public enum Target: Sendable {
        /// A requirement of the list's actions.
        case requirement(Requirement)
        /// A method of the cell; the index of the choice in `RowLeaf.cells`, for each choice that has one.
        case cellMethod([CellCall])
    }

    /// A call of a method of the cell.
    public struct CellCall: Sendable {
        public var choice: Int
        /// The class, written in full.
        public var type: String
        public var name: String
        public var arguments: [FillArgument]

        public init(choice: Int, type: String, name: String, arguments: [FillArgument]) {
            self.choice = choice
            self.type = type
            self.name = name
            self.arguments = arguments
        }
    }

    public var event: Event
    public var target: Target

    public init(event: Event, target: Target) {
        self.event = event
        self.target = target
    }
}
