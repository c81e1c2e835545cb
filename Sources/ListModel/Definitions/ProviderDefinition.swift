/// `register(in:)` and `cell(in:at:context:)` on a rows enum, for a data source that the app already has.
public struct ProviderDefinition: Sendable {
    public var target: ListTarget
    /// The type of the context, or nil without one.
    public var context: String?
    public var cells: [CellClass]
    /// Every row kind of the enum, nested rows enums included.
    public var leaves: [RowLeaf]

    public init(target: ListTarget = .table, context: String?, cells: [CellClass], leaves: [RowLeaf]) {
        self.target = target
        self.context = context
        self.cells = cells
        self.leaves = leaves
    }
}
