/// How one collection becomes another, as offsets from 0 and in ascending order.
///
/// Deletes and the `old` side of a pair count in the old collection, inserts and the `new` side in the new one.
public struct CollectionChanges: Hashable, Sendable {
    /// A row that is in both.
    public struct Pair: Hashable, Sendable {
        public var old: UInt32
        public var new: UInt32

        @inlinable
        public init(old: UInt32, new: UInt32) {
            self.old = old
            self.new = new
        }
    }

    /// Rows that are in both, and are adjacent in both.
    public struct Run: Hashable, Sendable {
        public var old: UInt32
        public var new: UInt32
        public var count: UInt32

        @inlinable
        public init(old: UInt32, new: UInt32, count: UInt32) {
            self.old = old
            self.new = new
            self.count = count
        }
    }

    public var deletes: [UInt32] = []
    public var inserts: [UInt32] = []
    /// The fewest moves that give the new order: the rows in both less the longest run of them that keeps its order.
    public var moves: [Pair] = []
    /// Rows in both whose content differs, moved or not.
    public var updates: [Pair] = []
    /// All rows in both, ordered by `new`.
    public var survivors: [Run] = []

    @inlinable
    public init() {}

    /// True if nothing was deleted, inserted, moved or updated.
    @inlinable
    public var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty }
}
