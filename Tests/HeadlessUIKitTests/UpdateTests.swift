import HeadlessUIKit
import Testing

@MainActor @Suite struct UpdateTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func rowsComeAndGoWithTheirCells() {
        let screen = Screen([["a", "b", "c"]])
        let cell = screen.cell(1)
        screen.table.performBatchUpdates {
            screen.sections = [["new", "b", "d", "c"]]
            screen.table.deleteRows(at: [path(0)], with: .fade)
            screen.table.insertRows(at: [path(0), path(2)], with: .top)
        }
        #expect(screen.shown == ["new", "b", "d", "c"])
        #expect(screen.cell(1) === cell)
        #expect(screen.displayed.values.sorted() == ["b", "c", "d", "new"])
        #expect(
            screen.table.headless.updates.map(\.description) == ["delete [0, 0]; insert [0, 0] [0, 2] (fade, top)"])
    }

    @Test func theOrderOfTheCallsDoesNotMatter() {
        let screen = Screen([["a", "b", "c"], ["x"]])
        screen.table.performBatchUpdates {
            screen.table.insertRows(at: [path(2)], with: .fade)
            screen.sections = [["c", "b", "new"], ["y", "x"]]
            screen.table.moveRow(at: path(2), to: path(0))
            screen.table.insertRows(at: [path(0, 1)], with: .fade)
            screen.table.deleteRows(at: [path(0)], with: .fade)
        }
        #expect(screen.shown == ["c", "b", "new", "y", "x"])
    }

    @Test func theExampleOfTheContractIsLegal() {
        let screen = Screen([10, 20, 30].map { (0..<$0).map(String.init) })
        screen.table.beginUpdates()
        screen.table.insertRows(at: [path(0)], with: .none)
        screen.table.reloadRows(at: [path(1, 1)], with: .none)
        screen.table.insertRows(at: [path(1, 2)], with: .none)
        screen.table.deleteRows(at: [path(2, 1), path(3, 2), path(4, 2)], with: .none)
        screen.sections = [11, 19, 29].map { (0..<$0).map(String.init) }
        screen.table.endUpdates()
        #expect((0..<3).map { screen.table.numberOfRows(inSection: $0) } == [11, 19, 29])
    }

    @Test func blocksNest() {
        let screen = Screen([["a"]])
        var order: [String] = []
        screen.table.performBatchUpdates {
            screen.table.performBatchUpdates {
                screen.sections = [["a", "b", "c"]]
                screen.table.insertRows(at: [path(1)], with: .none)
            } completion: { _ in
                order.append("inner")
            }
            #expect(screen.table.hasUncommittedUpdates)
            #expect(screen.table.numberOfRows(inSection: 0) == 1)
            screen.table.insertRows(at: [path(2)], with: .none)
        } completion: { finished in
            #expect(finished)
            order.append("outer")
        }
        #expect(Set(order) == ["inner", "outer"])
        #expect(!screen.table.hasUncommittedUpdates)
        #expect(screen.shown == ["a", "b", "c"])
    }

    @Test func aReloadedRowGetsAnotherCell() {
        let screen = Screen([["a", "b"]])
        let (first, second) = (screen.cell(0), screen.cell(1))
        screen.sections[0][0] = "A"
        screen.table.reloadRows(at: [path(0)], with: .automatic)
        #expect(screen.shown == ["A", "b"])
        #expect(screen.cell(0) !== first)
        #expect(screen.cell(1) === second)
    }

    @Test func sectionsComeGoMoveAndReload() {
        let screen = Screen([["a"], ["b"], ["c"], ["d"]])
        screen.headers = ["A", "B", "C", "D"]
        screen.table.reloadData()
        #expect(screen.shown == ["a", "b", "c", "d"])
        let moved = screen.cell(0, 2)
        screen.table.performBatchUpdates {
            screen.sections = [["c"], ["a"], ["new"], ["D", "D2"]]
            screen.headers = ["C", "A", "N", "D"]
            screen.table.deleteSections([1], with: .fade)
            screen.table.insertSections([2], with: .fade)
            screen.table.moveSection(2, toSection: 0)
            screen.table.reloadSections([3], with: .none)
        }
        let shown = screen.table.headless.screen
        #expect(shown.rows.flatMap(\.texts) == ["c", "a", "new", "D", "D2"])
        #expect(shown.sections.flatMap { $0.header?.texts ?? [] } == ["C", "A", "N", "D"])
        #expect(screen.cell(0, 0) === moved)
        #expect(screen.displayed.count == 5)
    }

    @Test func selectionFollowsTheRows() {
        let screen = Screen([["a", "b", "c", "d"]])
        screen.table.allowsMultipleSelection = true
        for row in [1, 2, 3] { screen.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        screen.table.performBatchUpdates {
            screen.sections = [["d", "x", "b"]]
            screen.table.deleteRows(at: [path(0), path(2)], with: .none)
            screen.table.insertRows(at: [path(1)], with: .none)
            screen.table.moveRow(at: path(3), to: path(0))
        }
        #expect(screen.table.indexPathsForSelectedRows.map(Set.init) == [path(0), path(2)])
        #expect(screen.cell(0)?.isSelected == true)
        #expect(screen.cell(1)?.isSelected == false)
    }

    @Test func theOffsetComesBackWhenTheContentShrinks() {
        let screen = Screen(rows: 100)
        screen.table.headless.scroll(by: 3000)
        screen.sections = [["row 0", "row 1"]]
        screen.table.deleteRows(at: (2..<100).map { path($0) }, with: .none)
        #expect(screen.table.contentOffset.y == 0)
        #expect(screen.shown == ["row 0", "row 1"])
    }

    @Test func countsAfterReloadDataAreThoseBeforeTheBatch() {
        let screen = Screen([["a"]])
        screen.table.reloadData()
        screen.sections = [["a", "b"]]
        let found = UIKitRules.violations { screen.table.insertRows(at: [path(1)], with: .none) }
        #expect(found.count == 1)
        #expect(screen.shown == ["a", "b"])
    }

    @Test func aTableOfManyRowsIsQuickToUpdate() {
        let screen = Screen(rows: 100_000)
        screen.table.headless.scroll(to: CGPoint(x: 0, y: 2_000_000))
        screen.sections[0].remove(at: 5)
        screen.table.deleteRows(at: [path(5)], with: .none)
        #expect(screen.table.numberOfRows(inSection: 0) == 99_999)
        #expect(screen.shown.count >= 10)
    }
}
