import Kinds
import Tiles
import UIKit

/// `cellForRowAt` and `cellForItemAt` of generated lists of twenty kinds, against the switch that somebody would write.
///
/// The lists are scrolled by screens, so that cells come back to be filled again, and the calls alone are timed.
@MainActor
struct DispatchBench {
    private final class Actions: Home.Actions, Wall.Actions {
        func select(_ row: HomeItem) {}
        func select(_ row: WallItem) {}
    }

    private let count = 1_000
    private let rounds = 51
    private let actions = Actions()

    func run() {
        runTable()
        runCollection()
    }

    private func runTable() {
        let items = HomeItem.samples(count)
        let (generatedView, writtenView) = (Self.table(), Self.table())
        let table = Home.Table(Home(items: items), actions: actions, in: generatedView)
        table.flush()
        let generated = TimedDataSource(table, rows: count)
        let written = TimedDataSource(WrittenDataSource(items, in: writtenView), rows: count)
        generatedView.dataSource = generated
        writtenView.dataSource = written
        scroll(generatedView, writtenView)
        report("generated cellForRowAt, 20 kinds", generated.time, written.time)
    }

    private func runCollection() {
        let items = WallItem.samples(count)
        let (generatedView, writtenView) = (Self.collectionView(), Self.collectionView())
        let collection = Wall.Collection(Wall(items: items), actions: actions, in: generatedView)
        collection.flush()
        let generated = TimedItems(collection, items: count)
        let written = TimedItems(WrittenItems(items, in: writtenView), items: count)
        generatedView.dataSource = generated
        writtenView.dataSource = written
        scroll(generatedView, writtenView)
        report("generated cellForItemAt, 20 kinds", generated.time, written.time)
    }

    private func report(_ name: String, _ generated: Double, _ written: Double) {
        let ratio = generated / written
        Table.add(
            Line(
                name: name, rows: count, time: generated / Double(count), ratio: "\(Line.number(ratio)) x by hand",
                bar: Verdict(limit: 1.05, value: ratio)))
    }

    /// Scrolls through both views in turn.
    private func scroll(_ generated: UIScrollView, _ written: UIScrollView) {
        for round in 0..<rounds {
            let views = round.isMultiple(of: 2) ? [generated, written] : [written, generated]
            for view in views { scrollThrough(view) }
        }
    }

    private func scrollThrough(_ view: UIScrollView) {
        for y in stride(from: 0, to: CGFloat(count) * Self.height, by: view.bounds.height) {
            view.contentOffset = CGPoint(x: 0, y: y)
            view.layoutIfNeeded()
        }
    }

    private static let height: CGFloat = 44
    private static let frame = CGRect(x: 0, y: 0, width: 320, height: 440)

    private static func table() -> UITableView {
        let view = UITableView(frame: frame, style: .plain)
        view.rowHeight = height
        return view
    }

    private static func collectionView() -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: frame.width, height: height)
        layout.minimumLineSpacing = 0
        return UICollectionView(frame: frame, collectionViewLayout: layout)
    }
}
