import Kinds
import UIKit

/// `cellForRowAt` of a generated list of twenty kinds, against the switch that somebody would write.
@MainActor
struct DispatchBench {
    private final class Actions: Home.Actions {
        func select(_ row: HomeItem) {}
    }

    private let count = 1_000
    private let actions = Actions()

    func run() {
        let items = HomeItem.samples(count)
        let (generatedView, writtenView) = (Self.view(), Self.view())
        let generated = Home.Table(Home(items: items), actions: actions, in: generatedView)
        let written = WrittenDataSource(items, in: writtenView)
        generated.flush()
        let paths = (0..<count).map { IndexPath(row: $0, section: 0) }
        let times = Race.medians([
            { Self.filled(paths, by: generated, in: generatedView) },
            { Self.filled(paths, by: written, in: writtenView) },
        ])
        let ratio = times[0] / times[1]
        let line = Line(
            name: "generated cellForRowAt, 20 kinds", rows: count, time: times[0] / Double(count),
            ratio: "\(Line.number(ratio)) x by hand", bar: Line.text(ofBar: 1.05, value: ratio))
        print(line.text)
    }

    /// Outside of a request of the view each cell is a new one.
    private static func filled(_ paths: [IndexPath], by source: any UITableViewDataSource, in view: UITableView) -> Int
    {
        paths.reduce(0) { $0 + (source.tableView(view, cellForRowAt: $1).reuseIdentifier?.utf8.count ?? 0) }
    }

    private static func view() -> UITableView {
        let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
        view.rowHeight = 44
        return view
    }
}
