/// One batch of structural changes, in the index spaces of UIKit: deletes, reloads and the start of a move count in the
/// state before, inserts and the end of a move in the state after.
public struct ListBatch: Hashable, Sendable {
    public var sectionDeletes: [Int] = []
    public var sectionInserts: [Int] = []
    public var sectionMoves: [ListChanges.SectionMove] = []
    /// Not for the planner, which changes rows: sections whose titles come or go.
    public var sectionReloads: [Int] = []
    public var rowDeletes: [RowPath] = []
    public var rowInserts: [RowPath] = []
    public var rowMoves = ListChanges.RowPairs()
    public var rowReloads: [RowPath] = []

    public init() {}

    /// True if the batch changes nothing.
    public var isEmpty: Bool { keepsStructure && rowReloads.isEmpty && sectionReloads.isEmpty }

    /// True if nothing is inserted, deleted or moved.
    public var keepsStructure: Bool {
        keepsSections && rowDeletes.isEmpty && rowInserts.isEmpty && rowMoves.isEmpty
    }

    /// True if no section is inserted, deleted or moved.
    public var keepsSections: Bool { sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionMoves.isEmpty }

    /// For each section after the batch the section it was before, or nil for an inserted one. The batch must be legal.
    public func sectionOrigins(before: Int, after: Int) -> [Int?] {
        SectionOrigins(deletes: sectionDeletes, inserts: sectionInserts, moves: sectionMoves).first(after)
            .map { origin in origin.flatMap { $0 < before ? $0 : nil } }
    }

    /// The sections, after the batch, in which rows were inserted, deleted or moved.
    public func sectionsWithRowChanges(before: Int, after: Int) -> Set<Int> {
        var sections = Set(rowInserts.map(\.section))
        for move in rowMoves { sections.insert(move.new.section) }
        let sources = Set(rowDeletes.map(\.section)).union(rowMoves.map(\.old.section))
        if sources.isEmpty { return sections }
        for (section, origin) in sectionOrigins(before: before, after: after).enumerated() {
            if let origin, sources.contains(origin) { sections.insert(section) }
        }
        return sections
    }
}
