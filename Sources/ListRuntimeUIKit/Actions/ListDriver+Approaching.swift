import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

// For generated code.
extension ListDriver {
    /// The rows to prefetch.
    public func prefetched(at indexPaths: [IndexPath]) -> [State.RowValue] {
        let ids = indexPaths.compactMap { rowID(at: $0) }
        approach.prefetched.formUnion(ids)
        return ids.compactMap { newestRow(for: $0) }
    }

    /// The rows that are not to be prefetched after all. Places are those of earlier rows: of the row that is there now
    /// only one that was prefetched is told.
    public func cancelled(at indexPaths: [IndexPath]) -> [State.RowValue] {
        indexPaths.compactMap { rowID(at: $0) }.filter { approach.prefetched.remove($0) != nil }.compactMap {
            newestRow(for: $0)
        }
    }

    /// True once for each approach to the end of some rows, in `willDisplay`: when one of the last comes on screen, and
    /// not again before another row is the last, or none of the last was on screen meanwhile.
    /// - Parameters:
    ///   - indexPath: The row that comes on screen.
    ///   - rows: Where these rows are in the section.
    ///   - distance: How many rows before the last one the end begins.
    public func approachesEnd(at indexPath: IndexPath, of rows: Range<Int>, within distance: Int = 5) -> Bool {
        guard let path = RowPath(indexPath), rows.contains(path.row), let view = listView else { return false }
        let end = max(rows.lowerBound, rows.upperBound - 1 - distance)..<rows.upperBound
        // In no order: a jump can tell of the last rows before those above them.
        return approachesEnd(of: rows, inSection: path.section, isNear: path.row >= end.lowerBound) {
            visiblePaths(in: view).contains { $0.section == path.section && end.contains($0.item) }
        }
    }

    /// The same by the distance to the last of the rows, in screens.
    public func approachesEnd(at indexPath: IndexPath, of rows: Range<Int>, screens: CGFloat) -> Bool {
        guard let path = RowPath(indexPath), rows.contains(path.row), let view = listView else { return false }
        let last = rect(ofRowAt: IndexPath(item: rows.upperBound - 1, section: path.section), in: view)
        let isSideways = scrollsSideways(view)
        let length = isSideways ? view.bounds.width : view.bounds.height
        let distance = isSideways ? last.maxX - view.bounds.maxX : last.maxY - view.bounds.maxY
        let isNear = distance <= length * screens
        return approachesEnd(of: rows, inSection: path.section, isNear: isNear) { isNear }
    }

    /// - Parameter isStillNear: Whether the end was not left since it was told.
    private func approachesEnd(
        of rows: Range<Int>, inSection section: Int, isNear: Bool, _ isStillNear: () -> Bool
    ) -> Bool {
        guard let last = appliedID(at: RowPath(section: section, row: rows.upperBound - 1)) else { return false }
        guard isNear else {
            if approach.ends.contains(last), !isStillNear() { approach.ends.remove(last) }
            return false
        }
        guard !approach.ends.contains(last) else { return false }
        // Others of these rows were the last, or are gone.
        approach.ends = approach.ends.filter { id in
            rowPath(of: id).map { $0.section != section || !rows.contains($0.row) } ?? false
        }
        approach.ends.insert(last)
        return true
    }
}
