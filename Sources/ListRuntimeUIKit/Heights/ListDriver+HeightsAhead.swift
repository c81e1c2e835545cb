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
    /// can change meanwhile; what it changes is recomputed, and all else goes on. If it has changed, it is gone
    /// through once more, at most eight times in all: a list that changes for ever does not keep this from its end.
    /// Cancelling the task ends it after the next few rows, with what is known by then. When it returns, the list view
    /// is reloaded, unless a finger holds it: then that waits for the end of the interaction, like any update.
    public func computeHeights() async {
        // A row that was changed by its identity is shown as it was until then.
        flush()
        var next = RowPath(section: 0, row: 0)
        var hasComputed = false
        var hasChanged = false
        var rounds = 1
        while !Task.isCancelled, let view = listView, enterHeightEnvironment(of: view) {
            let revision = heights.revision
            let paths = unknownHeights(from: &next)
            if paths.isEmpty, next.section >= applied.sectionCount {
                guard hasChanged, rounds < 8 else { break }
                (next, hasChanged, rounds) = (RowPath(section: 0, row: 0), false, rounds + 1)
                continue
            }
            hasComputed = hasComputed || !paths.isEmpty
            var rows: [RowHeights.Begun] = []
            var detached: [(stamp: State.RowStamp?, compute: @Sendable () -> CGFloat)] = []
            for path in paths {
                guard let row = shownRow(at: path) else { continue }
                let width = width(of: row, at: IndexPath(path), in: view)
                if let compute = detachedHeight(of: row, width: width ?? view.bounds.width) {
                    let kind = kind(of: row, at: path)
                    rows.append(
                        .init(
                            path: path, kind: kind.reuseIdentifier, width: width,
                            readsContext: kind.reads.contains(.context)))
                    detached.append((applied.stamp(of: row), compute))
                } else {
                    _ = height(at: IndexPath(path), width: width, in: view)
                }
            }
            let begun = heights.begin(rows)
            let found = await Self.computed(detached.map(\.compute))
            // What was computed for another environment loses its note.
            _ = enterHeightEnvironment(of: view)
            hasChanged = hasChanged || heights.revision != revision
            for (offset, path) in heights.end(begun).enumerated() {
                guard let path, let row = shownRow(at: path) else { continue }
                if applied.stamp(of: row) == detached[offset].stamp,
                    kind(of: row, at: path).reuseIdentifier == rows[offset].kind
                {
                    kept(found[offset], of: row, at: path, width: rows[offset].width)
                } else {
                    // Its object has changed meanwhile, or what its cell is chosen by.
                    hasChanged = true
                }
            }
        }
        guard hasComputed else { return }
        states.pending.ask(.reload)
        states.pending.holdPlace()
        schedule()
        flush()
    }

    /// The next rows whose computed height is not known, few enough to be asked for in one go.
    private func unknownHeights(from next: inout RowPath) -> [RowPath] {
        var found: [RowPath] = []
        var looks = 0
        while next.section < applied.sectionCount {
            let count = applied.rowCount(inSection: next.section)
            while next.row < count {
                guard found.count < HeightCache<HeightEnvironment>.begunLimit, looks < 2_000 else { return found }
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
