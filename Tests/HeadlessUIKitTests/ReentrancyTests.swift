import HeadlessUIKit
import Testing

/// A data source or delegate that changes the table while the table asks or tells.
@MainActor @Suite struct ReentrancyTests {
    @MainActor final class Pager: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = 5
        var shown: [ObjectIdentifier: Int] = [:]
        var onDisplay: (UITableView, IndexPath) -> Void = { _, _ in }
        var onEnd: (UITableView, IndexPath) -> Void = { _, _ in }
        var onAsk: (UITableView, IndexPath) -> Void = { _, _ in }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
            (cell as? WordCell)?.word.text = "\(indexPath.row)"
            onAsk(tableView, indexPath)
            return cell
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            shown[ObjectIdentifier(cell), default: 0] += 1
            onDisplay(tableView, indexPath)
        }
        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            shown[ObjectIdentifier(cell), default: 0] -= 1
            onEnd(tableView, indexPath)
        }
    }

    private let pager = Pager()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)

    init() {
        table.register(WordCell.self, forCellReuseIdentifier: "word")
        table.dataSource = pager
        table.delegate = pager
    }

    private func expectPaired() {
        let visible = Set(table.visibleCells.map(ObjectIdentifier.init))
        for (cell, count) in pager.shown { #expect(count == (visible.contains(cell) ? 1 : 0)) }
        #expect(visible.allSatisfy { pager.shown[$0] == 1 })
    }

    @Test func moreRowsAreLoadedWhileTheLastIsShown() {
        pager.onDisplay = { [pager] table, path in
            guard path.row == pager.rows - 1, pager.rows < 40 else { return }
            let first = pager.rows
            pager.rows += 5
            table.insertRows(at: (first..<first + 5).map { IndexPath(row: $0, section: 0) }, with: .none)
        }
        #expect(UIKitRules.violations { table.layoutIfNeeded() } == [])
        #expect(pager.rows == 15)
        #expect(table.headless.screen.rows.flatMap(\.texts) == (0..<10).map(String.init))
        expectPaired()
        for _ in 0..<20 { table.headless.scroll(by: 150) }
        #expect(pager.rows == 40)
        expectPaired()
    }

    @Test func fewRowsAreLeftWhileOneIsShown() {
        pager.rows = 300
        table.layoutIfNeeded()
        pager.onDisplay = { [pager] table, path in
            guard path.row == 299 else { return }
            pager.rows = 3
            table.deleteRows(at: (3..<300).map { IndexPath(row: $0, section: 0) }, with: .none)
        }
        #expect(UIKitRules.violations { table.headless.scroll(by: 1_000_000) } == [])
        #expect(table.headless.screen.rows.count == 3)
        #expect(table.contentOffset == .zero)
    }

    @Test func anUpdateWhileSeveralRowsLeave() {
        table.layoutIfNeeded()
        var isFirst = true
        pager.onEnd = { [pager] table, _ in
            guard isFirst else { return }
            isFirst = false
            pager.rows -= 1
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        pager.rows -= 3
        table.deleteRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .none)
        #expect(table.headless.screen.rows.count == 1)
        expectPaired()
    }

    @Test func aReloadWhileARowIsAskedFor() {
        var isFirst = true
        pager.onAsk = { [pager] table, path in
            guard path.row == 3, isFirst else { return }
            isFirst = false
            pager.rows = 2
            table.reloadData()
        }
        #expect(UIKitRules.violations { table.layoutIfNeeded() } == [])
        #expect(table.headless.screen.rows.flatMap(\.texts) == ["0", "1"])
        expectPaired()
    }

    @Test func anUpdateWhileARowLeaves() {
        pager.rows = 100
        table.layoutIfNeeded()
        var isFirst = true
        pager.onEnd = { [pager] table, path in
            guard isFirst else { return }
            isFirst = false
            pager.rows -= 1
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        #expect(UIKitRules.violations { table.headless.scroll(by: 1000) } == [])
        #expect(table.numberOfRows(inSection: 0) == 99)
        expectPaired()
    }

    /// What a phone does then depends on the view and the system.
    @Test func aReloadInABatchIsReportedAndReplacesIt() {
        table.layoutIfNeeded()
        let found = UIKitRules.violations {
            table.performBatchUpdates {
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                pager.rows = 3
                table.reloadData()
            }
        }
        #expect(found.map(\.message) == ["reloadData must not be called inside an update block"])
        #expect(table.headless.screen.rows.count == 3)
        expectPaired()
        #expect(
            UIKitRules.violations {
                table.beginUpdates()
                table.reloadData()
                table.endUpdates()
            } == found)
        let grid = Grid([["a"]])
        #expect(
            UIKitRules.violations {
                grid.view.performBatchUpdates {
                    grid.view.deleteItems(at: [grid.path(0)])
                    grid.view.reloadData()
                }
            } == found)
        #expect(grid.shown == ["a"])
    }

    /// As on a phone, where the end of the animation takes away what has left, and with it the same cell in its new row.
    @Test func aCellOfItsOwnerIsLostByAReload() {
        let owned = (0..<3).map { _ in WordCell(style: .default, reuseIdentifier: nil) }
        let screen = Screen([["a", "b", "c"]])
        screen.dequeue = { _, path in owned[path.row] }
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        screen.sections = [["a", "B", "c"]]
        screen.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        #expect(screen.shown == ["a", "B", "c"])
        #expect(screen.displayed.count == 3)
        #expect(screen.cell(1) === owned[1])
        #expect(owned[0].superview === screen.table)
        #expect(owned[1].superview == nil)
    }
}
