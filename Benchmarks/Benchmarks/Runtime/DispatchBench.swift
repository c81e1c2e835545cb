import Kinds
import UIKit

/// `cellForRowAt` of a generated list of twenty kinds, against the switch that somebody would write.
///
/// The lists are scrolled by screens, so that cells come back to be filled again, and the calls alone are timed.
@MainActor
struct DispatchBench {
    private final class Actions: Home.Actions {
        func select(_ row: HomeItem) {}
    }

    private let count = 1_000
    private let rounds = 51
    private let actions = Actions()

    func run() {
        let items = HomeItem.samples(count)
        let (generatedView, writtenView) = (Self.view(), Self.view())
        let table = Home.Table(Home(items: items), actions: actions, in: generatedView)
        table.flush()
        let generated = TimedDataSource(table, rows: count)
        let written = TimedDataSource(WrittenDataSource(items, in: writtenView), rows: count)
        generatedView.dataSource = generated
        writtenView.dataSource = written
        for round in 0..<rounds {
            let views = round.isMultiple(of: 2) ? [generatedView, writtenView] : [writtenView, generatedView]
            for view in views { scrollThrough(view) }
        }
        let ratio = generated.time / written.time
        let line = Line(
            name: "generated cellForRowAt, 20 kinds", rows: count, time: generated.time / Double(count),
            ratio: "\(Line.number(ratio)) x by hand", bar: Verdict(limit: 1.05, value: ratio))
        Table.add(line)
    }

    private func scrollThrough(_ view: UITableView) {
        for y in stride(from: 0, to: CGFloat(count) * view.rowHeight, by: view.bounds.height) {
            view.contentOffset = CGPoint(x: 0, y: y)
            view.layoutIfNeeded()
        }
    }

    private static func view() -> UITableView {
        let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
        view.rowHeight = 44
        return view
    }
}
