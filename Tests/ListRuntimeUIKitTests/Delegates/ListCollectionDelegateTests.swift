import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// What a user does to items, answered by a list that is written by hand and knows rows, not index paths.
@MainActor
@Suite struct ListCollectionDelegateTests {
    private let grid = EditedGrid([[0, 1, 2, 3], Array(10..<16), Array(20..<60)])
    private var headless: HeadlessCollection { grid.view.headless }

    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
    private func id(_ section: Int, _ number: Int) -> NumbersState.RowID {
        NumbersState.RowID(section: section, number: number)
    }
    private func origin(_ section: Int, _ number: Int) -> CGPoint? {
        grid.indexPath(of: id(section, number)).flatMap { grid.view.layoutAttributesForItem(at: $0)?.frame.origin }
    }

    @Test("insets and spacings are those of their section, wherever it stands")
    func insets() {
        #expect(origin(1, 10) == CGPoint(x: 0, y: 108))
        #expect(origin(1, 11) == CGPoint(x: 200, y: 108))
        #expect(origin(1, 12) == CGPoint(x: 0, y: 168))
        #expect(origin(2, 20) == CGPoint(x: 0, y: 282))
        grid.update { $0.sections.swapAt(0, 1) }
        grid.flush()
        #expect(origin(1, 12) == CGPoint(x: 0, y: 68))
        #expect(origin(0, 0) == CGPoint(x: 0, y: 182))
    }

    @Test("items to come are prefetched, and let go of, as rows")
    func prefetching() {
        grid.view.prefetchDataSource = grid
        headless.scroll(by: 182)
        #expect(grid.heard == ["prefetch \(Array(26..<38))"])
        grid.heard = []
        headless.scroll(by: 5_000)
        #expect(grid.heard == ["cancel \(Array(26..<38))"])
    }

    @Test("highlight and selection are refused by row, and the selection is a set of rows that survives an update")
    func gates() {
        grid.view.allowsMultipleSelection = true
        #expect(!headless.tap(itemAt: path(1, 3)))
        #expect(!headless.tap(itemAt: path(0, 0)))
        #expect(headless.tap(itemAt: path(0, 1)))
        #expect(headless.tap(itemAt: path(0, 2)))
        #expect(grid.heard == ["highlight 0", "highlight 1", "highlight 2"])
        #expect(grid.selection == [id(0, 1), id(0, 2)])
        grid.update { $0.sections[0].rows = [5, 2, 1] }
        grid.flush()
        #expect(grid.view.indexPathsForSelectedItems?.sorted() == [path(0, 1), path(0, 2)])
        #expect(!headless.tap(itemAt: path(0, 2)))
        #expect(headless.tap(itemAt: path(0, 1)))
        #expect(grid.selection == [id(0, 1)])
    }

    @Test("items are moved, to another section, too, and told to the owner in their new order")
    func moving() async {
        #expect(!headless.move(itemAt: path(0, 0), to: path(0, 2)))
        #expect(headless.move(itemAt: path(0, 1), to: path(1, 2)))
        #expect(grid.heard == ["moved 1 from 0 to [10, 11, 1, 12, 13, 14, 15]"])
        #expect(grid.shown.prefix(6) == [0, 2, 3, 10, 11, 1])
        while grid.isInteracting { await Task.yield() }
        grid.flush()
        #expect(grid.state.sections.prefix(2).map(\.rows) == [[0, 2, 3], [10, 11, 1, 12, 13, 14, 15]])
        #expect(headless.updates.allSatisfy { $0.description.hasPrefix("reconfigure") })
    }

    @Test("a context menu is of the selected rows, and what it changes comes when it has closed")
    func menu() throws {
        grid.view.allowsMultipleSelection = true
        for item in [1, 3] { headless.tap(itemAt: path(0, item)) }
        let menu = try #require(headless.longPress(itemAt: path(0, 3)))
        grid.update { $0.sections[0].rows.append(4) }
        grid.flush()
        #expect(grid.applied.sections[0].rows == [0, 1, 2, 3])
        #expect(menu.perform("Remove [1, 3]"))
        grid.flush()
        #expect(grid.applied.sections[0].rows == [0, 2, 4])
        #expect(headless.updates.map(\.description) == ["delete [0, 1] [0, 3]; insert [0, 2]"])
    }
}
