import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

// For generated code.
@_spi(Generated) extension ListDriver {
    /// The rows to prefetch.
    public func prefetched(at indexPaths: [IndexPath]) -> [State.RowValue] {
        let ids = indexPaths.compactMap { rowID(at: $0) }
        named.prefetch(ids)
        return ids.compactMap { newestRow(for: $0) }
    }

    /// The rows that are not to be prefetched after all. Places are those of earlier rows: of the row that is there now
    /// only one that was prefetched is told.
    public func cancelled(at indexPaths: [IndexPath]) -> [State.RowValue] {
        indexPaths.compactMap { rowID(at: $0) }.filter { named.cancelPrefetching($0) }.compactMap {
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
        let isNear = isNear(RowPath(section: path.section, row: rows.upperBound - 1), within: screens, in: view)
        return approachesEnd(of: rows, inSection: path.section, isNear: isNear) { isNear }
    }

    /// The same of rows among which the one that comes on screen has a position.
    public func approachesEnd<Row>(
        at indexPath: IndexPath, of position: RowPosition<Row>, within distance: Int = 5
    ) -> Bool { approachesEnd(at: indexPath, of: rows(around: position, at: indexPath), within: distance) }

    /// The same by the distance in screens.
    public func approachesEnd<Row>(
        at indexPath: IndexPath, of position: RowPosition<Row>, screens: CGFloat
    ) -> Bool { approachesEnd(at: indexPath, of: rows(around: position, at: indexPath), screens: screens) }

    private func rows<Row>(around position: RowPosition<Row>, at indexPath: IndexPath) -> Range<Int> {
        let first = indexPath.item - position.index
        return first..<first + position.count
    }

    /// The same of all rows of the list.
    public func approachesEnd(at indexPath: IndexPath, within distance: Int = 5) -> Bool {
        guard let path = RowPath(indexPath), let last = lastPath, let view = listView else { return false }
        let counts = applied.rowCounts
        func rowsBehind(_ path: RowPath) -> Int {
            counts[path.section] - path.row - 1 + counts[(path.section + 1)...].reduce(0, +)
        }
        guard counts.indices.contains(path.section) else { return false }
        return approachesEnd(
            of: 0..<counts[last.section], inSection: last.section, isNear: rowsBehind(path) <= distance
        ) {
            visiblePaths(in: view).compactMap { RowPath($0) }.contains { rowsBehind($0) <= distance }
        }
    }

    /// The same by the distance to the last row, in screens.
    public func approachesEnd(at indexPath: IndexPath, screens: CGFloat) -> Bool {
        guard let last = lastPath, let view = listView else { return false }
        let isNear = isNear(last, within: screens, in: view)
        return approachesEnd(of: 0..<last.row + 1, inSection: last.section, isNear: isNear) { isNear }
    }

    private var lastPath: RowPath? {
        let counts = applied.rowCounts
        return counts.lastIndex { $0 > 0 }.map { RowPath(section: $0, row: counts[$0] - 1) }
    }

    /// Whether a row is so many lengths of the list view from what is on screen.
    private func isNear(_ path: RowPath, within screens: CGFloat, in view: View) -> Bool {
        let last = rect(ofRowAt: IndexPath(path), in: view)
        let isSideways = scrollsSideways(view)
        let length = isSideways ? view.bounds.width : view.bounds.height
        let distance = isSideways ? last.maxX - view.bounds.maxX : last.maxY - view.bounds.maxY
        return distance <= length * screens
    }

    /// - Parameter isStillNear: Whether the end was not left since it was told.
    private func approachesEnd(
        of rows: Range<Int>, inSection section: Int, isNear: Bool, _ isStillNear: () -> Bool
    ) -> Bool {
        guard let last = appliedID(at: RowPath(section: section, row: rows.upperBound - 1)) else { return false }
        guard isNear else {
            if named.ends.contains(last), !isStillNear() { named.forgetEnd(last) }
            return false
        }
        guard !named.ends.contains(last) else { return false }
        // Others of these rows were the last, or are gone.
        let others = named.ends.filter { id in
            rowPath(of: id).map { $0.section != section || !rows.contains($0.row) } ?? false
        }
        named.keepEnds(others)
        named.tellEnd(last)
        return true
    }
}
