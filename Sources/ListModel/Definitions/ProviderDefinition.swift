/// `register(in:)` and `cell(in:at:context:)` on a rows enum, for a data source that the app already has.
public struct ProviderDefinition: Sendable {
    /// The type of the context, or nil without one.
    public var context: String?
    public var cells: [CellClass]
    /// Every row kind of the enum, nested rows enums included.
    public var leaves: [RowLeaf]

    public init(context: String?, cells: [CellClass], leaves: [RowLeaf]) {
        self.context = context
        self.cells = cells
        self.leaves = leaves
    }
}
