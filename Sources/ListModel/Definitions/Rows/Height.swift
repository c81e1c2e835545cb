/// Where the height of a row, header or footer, or the size of an item, comes from, in points.
public indirect enum Height: Equatable, Sendable {
    case automatic
    /// A constant, a key path or a closure over (payload values…, context, metrics).
    case argument(Argument)
    /// The width divided by what such an argument gives.
    case aspect(Argument)
    /// `StoryCell.height(for: story, width: width)` or `StoryCell.height`: a static member of the cell.
    case member(Member)
    /// One for each of `RowLeaf.cells`, where they differ; nil if nobody says one.
    case choices([Height?])

    /// A static method or property of a cell class.
    public struct Member: Equatable, Sendable {
        /// The class, written in full.
        public var type: String
        public var name: String
        /// Nil for a property.
        public var arguments: [FillArgument]?
        /// True for a method that says `nonisolated`, so that it can be called off the main actor.
        public var isNonisolated: Bool

        public init(type: String, name: String, arguments: [FillArgument]?, isNonisolated: Bool = false) {
            self.type = type
            self.name = name
            self.arguments = arguments
            self.isNonisolated = isNonisolated
        }
    }
}
