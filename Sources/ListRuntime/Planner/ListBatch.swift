/// One batch of structural changes, in the index spaces of UIKit: deletes, reloads and the start of a move count in the
/// state before, inserts and the end of a move in the state after.
public struct ListBatch: Hashable, Sendable {
    public var sectionDeletes: [Int] = []
    public var sectionInserts: [Int] = []
    public var sectionMoves: [ListChanges.SectionMove] = []
    public var rowDeletes: [RowPath] = []
    public var rowInserts: [RowPath] = []
    public var rowMoves: [ListChanges.RowPair] = []
    public var rowReloads: [RowPath] = []

    public init() {}

    /// True where the batch changes nothing.
    public var isEmpty: Bool { keepsStructure && rowReloads.isEmpty }

    /// True where nothing is inserted, deleted or moved.
    public var keepsStructure: Bool {
        sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionMoves.isEmpty && rowDeletes.isEmpty
            && rowInserts.isEmpty && rowMoves.isEmpty
    }
}
