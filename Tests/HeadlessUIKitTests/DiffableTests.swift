import HeadlessUIKit
import RandomTesting
import Testing

@MainActor @Suite struct DiffableTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
    private let source: UITableViewDiffableDataSource<String, Int>

    init() {
        table.register(WordCell.self, forCellReuseIdentifier: "word")
        source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "word", for: path)
            (cell as? WordCell)?.word.text = "\(item)"
            return cell
        }
    }

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    @Test func theTableFollowsSnapshots() {
        source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]))
        #expect(table.headless.screen.rows.flatMap(\.texts) == ["1", "2", "3", "4"])
        let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
        source.apply(snapshot([("a", [3, 1]), ("b", [5, 4, 2])]))
        #expect(table.headless.screen.rows.flatMap(\.texts) == ["3", "1", "5", "4", "2"])
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == 4)
        #expect(source.indexPath(for: 2) == IndexPath(row: 2, section: 1))
        #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 1)) == nil)
        #expect(source.snapshot().itemIdentifiers(inSection: "b") == [5, 4, 2])
    }

    @Test func itemsAreReconfiguredAndReloaded() {
        source.apply(snapshot([("a", [1, 2])]))
        table.headless.clearUpdates()
        var next = source.snapshot()
        next.reconfigureItems([1])
        next.reloadItems([2])
        source.apply(next, animatingDifferences: false)
        #expect(table.headless.updates.map(\.description) == ["reload [0, 1]; reconfigure [0, 0] (none)"])
    }

    @Test func duplicatesAreAViolation() {
        var next = Snapshot()
        next.appendSections(["a"])
        let found = UIKitRules.violations {
            next.appendItems([1, 2, 1])
            next.appendSections(["a"])
        }
        #expect(
            found.map(\.message) == [
                "supplied item identifiers are not unique. Duplicate identifiers: {( 1 )}",
                "Fatal: supplied identifiers are not unique. Duplicate identifiers: [\"a\"]",
            ])
    }

    @Test func appendingAgainMovesTheItem() {
        var next = snapshot([("a", [1, 2]), ("b", [3])])
        next.appendItems([1], toSection: "b")
        next.moveItem(3, beforeItem: 2)
        #expect(next.itemIdentifiers(inSection: "a") == [3, 2])
        #expect(next.itemIdentifiers(inSection: "b") == [1])
        #expect(next.sectionIdentifier(containingItem: 3) == "a")
    }

    @Test func randomSnapshotsAreLegalAndShown() {
        let seed = Seed.start
        var random = SeededGenerator(seed: seed)
        let found = UIKitRules.violations {
            for _ in 0..<400 {
                let names = Array("abcde").map(String.init).shuffled(using: &random).prefix(Int(random.next() % 5))
                var items = Array(0..<12).shuffled(using: &random)[...]
                var next = snapshot(
                    names.map { name in
                        defer { items = items.dropFirst(Int(random.next() % 4)) }
                        return (name, Array(items.prefix(3)))
                    }.reduce(into: [(String, [Int])]()) { found, section in
                        let used = Set(found.flatMap(\.1))
                        found.append((section.0, section.1.filter { !used.contains($0) }))
                    })
                let old = Set(source.snapshot().itemIdentifiers)
                let kept = next.itemIdentifiers.filter { old.contains($0) }
                next.reloadItems(kept.filter { _ in random.next() % 4 == 0 })
                next.reconfigureItems(kept.filter { _ in random.next() % 4 == 0 })
                source.apply(next)
                let shown = table.headless.screen.rows.flatMap(\.texts)
                #expect(shown == next.itemIdentifiers.prefix(10).map(String.init), "seed \(seed)")
            }
        }
        #expect(found == [], "seed \(seed)")
    }
}
