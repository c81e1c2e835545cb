import UIKit

/// A data source that measures how long another one takes for each cell.
@MainActor
final class TimedDataSource: NSObject, UITableViewDataSource {
    private let source: any UITableViewDataSource
    private var samples: Samples

    init(_ source: any UITableViewDataSource, rows: Int) {
        self.source = source
        samples = Samples(count: rows)
    }

    /// In seconds.
    var time: Double { samples.time }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        source.tableView(tableView, numberOfRowsInSection: section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let start = Race.nanoseconds()
        let cell = source.tableView(tableView, cellForRowAt: indexPath)
        samples.add(Race.nanoseconds() - start, at: indexPath.row)
        return cell
    }
}
