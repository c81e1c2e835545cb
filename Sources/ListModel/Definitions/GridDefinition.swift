/// What marks say of the columns, insets and spacings of a section in a collection view. What is nil is the layout's own.
public struct GridDefinition: Equatable, Sendable {
    /// A value that one of the marks gives.
    public struct Value: Equatable, Sendable {
        /// A constant, a key path or a closure over (section, context, metrics).
        public var argument: Argument
        /// True for the mark of the list: the section is that of the `Section` enum then, else the value of the section.
        public var isOfList: Bool

        public init(_ argument: Argument, isOfList: Bool) {
            self.argument = argument
            self.isOfList = isOfList
        }
    }

    public var columns: Value?
    public var insets: Value?
    public var lineSpacing: Value?
    public var itemSpacing: Value?
    /// Whether some of its rows have a size, so that other widths stand between those of the columns.
    public var mixesSizes = false

    public init() {}

    /// All that is said.
    public var values: [Value] { [columns, insets, lineSpacing, itemSpacing].compactMap { $0 } }
}
