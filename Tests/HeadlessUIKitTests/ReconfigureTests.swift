import HeadlessUIKit
import Testing

@MainActor @Suite struct ReconfigureTests {
    private let row = IndexPath(row: 1, section: 0)

    @Test func theExistingCellIsConfiguredAgain() {
        let screen = Screen([["a", "b"]])
        let cell = screen.cell(1)
        screen.sections[0][1] = "B"
        screen.heights = ["B": 70]
        screen.table.reconfigureRows(at: [row])
        #expect(screen.shown == ["a", "B"])
        #expect(screen.cell(1) === cell)
        #expect(cell?.reuses == 0)
        #expect(screen.table.rectForRow(at: row).height == 70)
        #expect(screen.table.headless.updates.map(\.description) == ["reconfigure [0, 1]"])
    }

    @Test func aRowOffScreenIsLeftAlone() {
        let screen = Screen(rows: 100)
        var asked = 0
        screen.dequeue = { table, path in
            asked += 1
            return table.dequeueReusableCell(withIdentifier: "word", for: path)
        }
        screen.table.reconfigureRows(at: [IndexPath(row: 90, section: 0)])
        #expect(asked == 0)
    }

    @Test func pathsInABatchAreThoseBeforeIt() {
        let screen = Screen([["a", "b"]])
        let cell = screen.cell(1)
        screen.table.performBatchUpdates {
            screen.sections = [["new", "a", "B"]]
            screen.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            screen.table.reconfigureRows(at: [row])
        }
        #expect(screen.shown == ["new", "a", "B"])
        #expect(screen.cell(2) === cell)
    }

    @Test func anotherIdentifierIsAViolation() {
        let screen = Screen([["a", "b"]])
        screen.table.register(WordCell.self, forCellReuseIdentifier: "other")
        screen.dequeue = { table, path in table.dequeueReusableCell(withIdentifier: "other", for: path) }
        let found = UIKitRules.violations { screen.table.reconfigureRows(at: [row]) }
        #expect(found.count == 1)
        #expect(
            found.first?.message.hasPrefix(
                "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell")
                == true)
    }

    @Test func anotherInstanceIsAViolation() {
        let screen = Screen([["a", "b"]])
        screen.dequeue = { _, _ in WordCell(style: .default, reuseIdentifier: "word") }
        let found = UIKitRules.violations {
            screen.table.reconfigureRows(at: [row])
            screen.table.layoutIfNeeded()
        }
        #expect(found.count == 1)
        #expect(found.first?.message.contains("is not the existing cell of that row") == true)
    }

    @Test func aRowThatIsNotThereIsAViolation() {
        let screen = Screen([["a"]])
        #expect(UIKitRules.violations { screen.table.reconfigureRows(at: [row]) }.count == 1)
    }

    /// Their cells show rows that are gone, and are not those of the rows that came instead.
    @Test func rowsThatAreLoadedAnewAreLeftAlone() {
        let screen = Screen([["a", "b"]])
        screen.table.register(WordCell.self, forCellReuseIdentifier: "other")
        screen.dequeue = { table, path in table.dequeueReusableCell(withIdentifier: "other", for: path) }
        screen.sections = [["c", "d"]]
        screen.table.reloadData()
        #expect(UIKitRules.violations { screen.table.reconfigureRows(at: [row]) } == [])
        #expect(screen.shown == ["c", "d"])
        let grid = Grid(items: 2)
        grid.view.register(ItemCell.self, forCellWithReuseIdentifier: "other")
        grid.dequeue = { view, path in view.dequeueReusableCell(withReuseIdentifier: "other", for: path) }
        grid.view.reloadData()
        #expect(UIKitRules.violations { grid.view.reconfigureItems(at: [row]) } == [])
        #expect(grid.shown == ["0", "1"])
    }
}
