/// How one state of a list becomes the next.
///
/// Row changes concern sections that are in both states; the rows of a deleted or inserted section are not listed.
public struct ListChanges: Hashable, Sendable {
    /// A section that moved.
    public struct SectionMove: Hashable, Sendable {
        public var from: Int
        public var to: Int

        @inlinable
        public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// A row that is in both states: its place in the old one and in the new one.
    public struct RowPair: Hashable, Sendable {
        public var old: RowPath
        public var new: RowPath

        @inlinable
        public init(old: RowPath, new: RowPath) {
            self.old = old
            self.new = new
        }
    }

    /// In the old state.
    public var sectionDeletes: [Int] = []
    /// In the new state.
    public var sectionInserts: [Int] = []
    public var sectionMoves: [SectionMove] = []
    /// Sections, in the new state, whose header or footer shows something else.
    public var headerUpdates: [Int] = []
    /// In the old state.
    public var rowDeletes: [RowPath] = []
    /// In the new state.
    public var rowInserts: [RowPath] = []
    public var rowMoves = RowPairs()
    /// Rows whose content changed, moved or not, and those that came from another section.
    public var rowUpdates = RowPairs()

    @inlinable
    public init() {}

    /// True if nothing is inserted, deleted or moved.
    public var keepsStructure: Bool {
        keepsSections && rowDeletes.isEmpty && rowInserts.isEmpty && rowMoves.isEmpty
    }

    /// True if no section is inserted, deleted or moved.
    public var keepsSections: Bool { sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionMoves.isEmpty }

    /// True if the states show the same.
    public var isEmpty: Bool { keepsStructure && headerUpdates.isEmpty && rowUpdates.isEmpty }

    /// The number of inserts, deletes and moves.
    public var structureCount: Int {
        sectionDeletes.count + sectionInserts.count + sectionMoves.count + rowDeletes.count + rowInserts.count
            + rowMoves.count
    }
}
