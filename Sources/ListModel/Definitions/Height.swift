/// Where the height of a row, header or footer comes from, in points.
public enum Height: Hashable, Sendable {
    case automatic
    /// A constant, a key path or a closure over (payload values…, context, metrics).
    case argument(Argument)
    /// `StoryCell.height(for: story, width: width)`: a static method of the chosen cell. With several cells
    /// (`when:`) each names its own; keyed by the index of the choice in `RowLeaf.cells`.
    case method([CellMethod])

    /// A static method of one cell class.
    public struct CellMethod: Hashable, Sendable {
        /// Index in `RowLeaf.cells`.
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
}
