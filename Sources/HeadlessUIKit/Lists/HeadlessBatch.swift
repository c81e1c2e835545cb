#if !canImport(UIKit)
import Foundation

/// The changes of one batch. Deletes, reloads, reconfigured rows and the origin of moves count in the rows
/// before the batch, inserts and the target of moves in those after it.
public struct HeadlessBatch: Hashable, Sendable {
    /// A section or row that goes from one place to another.
    public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
        public let from: Place
        public let to: Place
        public init(from: Place, to: Place) {
            self.from = from
            self.to = to
        }
    }

    public var sectionDeletes: [Int] = []
    public var sectionInserts: [Int] = []
    public var sectionMoves: [Move<Int>] = []
    public var sectionReloads: [Int] = []
    public var rowDeletes: [IndexPath] = []
    public var rowInserts: [IndexPath] = []
    public var rowMoves: [Move<IndexPath>] = []
    public var rowReloads: [IndexPath] = []
    public var rowReconfigures: [IndexPath] = []
    /// The animations that a table was asked for, in the order of the calls, each once.
    public var animations: [UITableView.RowAnimation] = []

    public init() {}

    /// Whether nothing changes. UIKit still asks for all heights again.
    public var isEmpty: Bool { !hasStructure && rowReconfigures.isEmpty }

    var hasStructure: Bool {
        !(sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionMoves.isEmpty && sectionReloads.isEmpty
            && rowDeletes.isEmpty && rowInserts.isEmpty && rowMoves.isEmpty && rowReloads.isEmpty)
    }

    mutating func add(_ other: HeadlessBatch) {
        sectionDeletes += other.sectionDeletes
        sectionInserts += other.sectionInserts
        sectionMoves += other.sectionMoves
        sectionReloads += other.sectionReloads
        rowDeletes += other.rowDeletes
        rowInserts += other.rowInserts
        rowMoves += other.rowMoves
        rowReloads += other.rowReloads
        rowReconfigures += other.rowReconfigures
        other.animations.forEach { animate($0) }
    }

    mutating func animate(_ animation: UITableView.RowAnimation) {
        if !animations.contains(animation) { animations.append(animation) }
    }
}
#endif
