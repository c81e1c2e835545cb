/// What a row's cell is, and what it is filled from.
public struct RowKind: Sendable {
    /// What a cell is filled from beside its row.
    public struct Reads: OptionSet, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The context: cells on screen are filled again when it is set.
        public static let context = Reads(rawValue: 1)
        /// The position of the row or its neighbours: cells on screen are filled again when rows of their section change.
        public static let surroundings = Reads(rawValue: 2)
        /// What the row does not hold, as the value of its section, or what only the actions know: cells on screen are
        /// filled again whenever a state is set.
        public static let beyondRow = Reads(rawValue: 4)
    }

    /// The reuse identifier of the cell. Where it changes, the row is reloaded, not reconfigured.
    public var reuseIdentifier: String
    public var reads: Reads

    @inlinable
    public init(_ reuseIdentifier: String, reads: Reads = []) {
        self.reuseIdentifier = reuseIdentifier
        self.reads = reads
    }

    /// The kind of rows that are shown by a class of the list.
    @inlinable
    public init(_ cell: some TableCellKind, reads: Reads = []) {
        self.init(cell.rawValue, reads: reads)
    }
}
