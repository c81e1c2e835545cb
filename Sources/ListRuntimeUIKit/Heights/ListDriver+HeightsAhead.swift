import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListDriver {
    /// Computes all heights that are computed and not known yet, and reloads the list view when it has them, the rows
    /// on screen in their place: then the size of its content is exact.
    ///
    /// A method of a cell that is `nonisolated` and takes values of the row and the width runs off the main actor where
    /// the values are `Sendable`. All others run on it, a few rows at a time, and let other work go between. The list
    /// can change meanwhile; what it changes is computed anew. Cancelling the task ends it behind the next few rows,
    /// with what is known by then.
    public func computeHeights() async {
        var next = RowPath(section: 0, row: 0)
        var hasComputed = false
        while !Task.isCancelled, let view = listView, enterHeightEnvironment(of: view) {
            let revision = heights.revision
            let paths = unknownHeights(from: &next)
            if paths.isEmpty, next.section >= applied.sectionCount { break }
            hasComputed = hasComputed || !paths.isEmpty
            var detached: [(path: RowPath, width: CGFloat?, stamp: State.RowStamp?, compute: @Sendable () -> CGFloat)]
            detached = []
            for path in paths {
                guard let row = shownRow(at: path) else { continue }
                let width = width(of: row, at: IndexPath(path), in: view)
                if let compute = detachedHeight(of: row, width: width ?? view.bounds.width) {
                    detached.append((path, width, applied.stamp(of: row), compute))
                } else {
                    _ = height(at: IndexPath(path), width: width, in: view)
                }
            }
            let found = await Self.computed(detached.map(\.compute))
            guard enterHeightEnvironment(of: view), heights.revision == revision else {
                next = RowPath(section: 0, row: 0)
                continue
            }
            for (row, height) in zip(detached, found) {
                guard let value = shownRow(at: row.path) else { continue }
                if applied.stamp(of: value) == row.stamp {
                    kept(height, of: value, at: row.path, width: row.width)
                } else {
                    // Its object has changed meanwhile.
                    next = RowPath(section: 0, row: 0)
                }
            }
        }
        guard hasComputed else { return }
        pending.reloads = true
        pending.keeping = pending.keeping ?? .firstVisibleRow
        schedule()
    }

    /// The next rows whose computed height is not known, few enough to be asked for in one go.
    private func unknownHeights(from next: inout RowPath) -> [RowPath] {
        var found: [RowPath] = []
        var looks = 0
        while next.section < applied.sectionCount {
            let count = applied.rowCount(inSection: next.section)
            while next.row < count {
                guard found.count < 32, looks < 2_000 else { return found }
                let path = next
                next.row += 1
                looks += 1
                guard !heights.cache.isKnown(path), let row = shownRow(at: path) else { continue }
                var request = HeightRequest(computes: false, width: 0)
                _ = height(of: row, at: IndexPath(path), &request)
                if request.origin == .computed { found.append(path) }
            }
            next = RowPath(section: next.section + 1, row: 0)
        }
        return found
    }

    private nonisolated static func computed(_ heights: [@Sendable () -> CGFloat]) async -> [CGFloat] {
        await Task.yield()
        return heights.isEmpty ? [] : await Task.detached(priority: .utility) { heights.map { $0() } }.value
    }
}
