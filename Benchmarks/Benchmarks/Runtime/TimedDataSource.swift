import UIKit

/// A data source that measures how long another one takes for each cell.
@MainActor
final class TimedDataSource: NSObject, UITableViewDataSource {
    private let source: any UITableViewDataSource
    /// Nanoseconds, by row, in the order of the calls.
    private var samples: [[Int]]

    init(_ source: any UITableViewDataSource, rows: Int) {
        self.source = source
        samples = Array(repeating: [], count: rows)
    }

    /// The median of each row's times, summed up, in seconds.
    var time: Double { samples.reduce(0) { $0 + Double($1.sorted()[$1.count / 2]) } / 1e9 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        source.tableView(tableView, numberOfRowsInSection: section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let start = Race.nanoseconds()
        let cell = source.tableView(tableView, cellForRowAt: indexPath)
        samples[indexPath.row].append(Race.nanoseconds() - start)
        return cell
    }
}
