import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import UIKit

/// What a table does for one row, whatever the number of others.
@MainActor
struct TableBench {
    private let count = 100_000

    func run() {
        Table.add(handle())
        Table.add(height())
    }

    /// A row on screen is changed by its handle and shown.
    private func handle() -> Line {
        let large = BenchTable(count: count)
        let small = BenchTable(count: 10)
        // The first update looks at every identity once.
        let updates = 50
        let update = { (table: BenchTable) in
            table.update(row: table.applied.rows[5].id) { $0.content += 1 }
            table.flush()
            table.view.layoutIfNeeded()
            return table.view.cellForRow(at: IndexPath(row: 5, section: 0))?.tag ?? 0
        }
        let times = Race.times([
            { (0..<updates).reduce(0) { sum, _ in sum + update(large) } },
            { (0..<updates).reduce(0) { sum, _ in sum + update(small) } },
        ])
        let ratio = times.ratio(0, to: 1)
        large.view.headless.clearUpdates()
        _ = update(large)
        return Line(
            name: "one row updated by handle", element: IntRow.name, rows: count, time: times[0] / Double(updates),
            ratio: "\(Line.number(ratio)) x ten rows", bar: Verdict(limit: 2, value: ratio), operations: 1,
            batches: large.view.headless.updates.count)
    }

    /// Heights that are known, asked of the table in random order: what the cache takes, and to look whether the width or
    /// the traits of the view are others. The bar is that of the cache; this is told beside it.
    private func height() -> Line {
        let table = BenchTable(count: count)
        var generator = SeededGenerator(state: 7)
        let paths = (0..<count).map { IndexPath(row: $0, section: 0) }
        let order = paths.shuffled(using: &generator)
        for path in paths { _ = table.height(at: path, in: table.view) }
        let times = Race.times([
            { Int(order.reduce(0) { $0 + table.height(at: $1, in: table.view) }) }
        ])
        let nanoseconds = times[0] / Double(count) * 1e9
        return Line(
            name: "height: hit through the table", element: IntRow.name, rows: count, time: times[0] / Double(count),
            ratio: "\(Line.number(nanoseconds)) ns")
    }
}
