#if !canImport(UIKit)
import Foundation
internal import ListRuntime

extension HeadlessBatch {
    /// The message of the first rule that the batch breaks, nil if it is legal. Linear to the changes and sections.
    func violation(before: [Int], after: [Int], wording: BatchWording) -> String? {
        guard let batch = rowPaths else { return Self.malformedPath(wording) }
        return BatchValidator.violation(of: batch, before: before, after: after, wording: wording)
            ?? missingReconfigure(before, wording)
    }

    /// The same batch without index paths; nil if one of them is not that of a row.
    private var rowPaths: ListBatch? {
        let moved = rowMoves.flatMap { [$0.from, $0.to] }
        let paths = rowDeletes + rowInserts + rowReloads + rowReconfigures + moved
        guard paths.allSatisfy({ $0.count == 2 }) else { return nil }
        func place(_ path: IndexPath) -> RowPath { RowPath(section: path.section, row: path.row) }
        var batch = sections
        batch.rowDeletes = rowDeletes.map(place)
        batch.rowInserts = rowInserts.map(place)
        batch.rowMoves = .init(rowMoves.map { .init(old: place($0.from), new: place($0.to)) })
        batch.rowReloads = rowReloads.map(place)
        return batch
    }

    /// What the batch does to sections.
    var sections: ListBatch {
        var batch = ListBatch()
        batch.sectionDeletes = sectionDeletes
        batch.sectionInserts = sectionInserts
        batch.sectionMoves = sectionMoves.map { .init(from: $0.from, to: $0.to) }
        batch.sectionReloads = sectionReloads
        return batch
    }

    static func malformedPath(_ wording: BatchWording) -> String {
        let (type, view, noun) =
            wording == .tableView
            ? ("UITableView", "table view", "row") : ("UICollectionView", "collection view", "item")
        return "Invalid index path for use with \(type). Index paths passed to \(view) must contain exactly two "
            + "indices specifying the section and \(noun). Please use the category on NSIndexPath in "
            + "NSIndexPath+\(wording == .tableView ? "UIKitAdditions" : "UICollectionViewAdditions").h if possible."
    }

    private func missingReconfigure(_ before: [Int], _ wording: BatchWording) -> String? {
        let missing = rowReconfigures.first {
            !before.indices.contains($0.section) || !(0..<before[$0.section]).contains($0.row)
        }
        guard let path = missing else { return nil }
        let rows = before.indices.contains(path.section) ? before[path.section] : 0
        return "attempt to reconfigure index path (\(path.uikitText)) that does not exist - there are only \(rows) "
            + "\(wording == .tableView ? "rows" : "items") in section \(path.section) before the update"
    }
}
#endif
