import Allocations
import Kinds
import Tiles
import UIKit

/// Measures the memory that generated lists allocate, not counting their rows.
///
/// One line compares showing a collection with a hand-written data source. Another compares the first update of a row by its
/// handle, which reads every identity once, in a collection and in a table.
@MainActor
struct CollectionMemoryBench {
    private final class Actions: Home.Actions, Wall.Actions {
        func select(_ row: HomeItem) {}
        func select(_ row: WallItem) {}
    }

    /// One try: allocations are counted, and do not differ.
    private struct Measured {
        var bytes: Int?
        var seconds: Double
    }

    private let count = 100_000
    private let actions = Actions()
    private let frame = CGRect(x: 0, y: 0, width: 320, height: 440)

    func run() {
        let items = WallItem.samples(count)
        let (view, other) = (collectionView(), collectionView())
        var collection: Wall.Collection?
        let shown = measured {
            collection = Wall.Collection(Wall(items: items), actions: actions, in: view)
            collection?.flush()
            view.layoutIfNeeded()
        }
        var source: WrittenItems?
        let written = measured {
            source = WrittenItems(items, in: other)
            other.layoutIfNeeded()
        }
        add("generated collection, shown", shown, "by hand", written)
        let changed = measured {
            collection?.update(items: items[5].rowID) { $0 = .photo(Tally(id: 5, count: -1)) }
            collection?.flush()
        }
        add("generated collection, one row changed", changed, "a table", changeOfTable())
        withExtendedLifetime(source) {}
    }

    private func changeOfTable() -> Measured {
        let items = HomeItem.samples(count)
        let view = UITableView(frame: frame, style: .plain)
        let table = Home.Table(Home(items: items), actions: actions, in: view)
        table.flush()
        view.layoutIfNeeded()
        return measured {
            table.update(items: items[5].rowID) { $0 = .photo(Tally(id: 5, count: -1)) }
            table.flush()
        }
    }

    private func add(_ name: String, _ measured: Measured, _ what: String, _ other: Measured) {
        var line = Line(name: name, rows: count, time: measured.seconds, ratio: "-")
        if let bytes = measured.bytes, let others = other.bytes {
            let ratio = Double(bytes) / Double(others)
            line.ratio = "\(Line.number(ratio)) x \(what)"
            line.bar = Verdict(limit: 1.05, value: ratio)
            line.memory = Double(bytes) / Double(count)
        }
        Table.add(line)
    }

    private func measured(_ body: () -> Void) -> Measured {
        allocations_reset()
        let start = Race.nanoseconds()
        body()
        let time = Race.nanoseconds() - start
        let peak = allocations_peak()
        return Measured(bytes: peak < 0 ? nil : peak, seconds: Double(time) / 1e9)
    }

    private func collectionView() -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: frame.width, height: 44)
        return UICollectionView(frame: frame, collectionViewLayout: layout)
    }
}
