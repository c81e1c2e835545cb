import HeadlessUIKit
import Testing

@MainActor @Suite struct CollectionTouchTests {
    @Test func aTapRunsThroughTheDelegateInUIKitsOrder() {
        let grid = Grid(items: 3)
        #expect(grid.view.headless.tap(itemAt: grid.path(0)))
        #expect(
            grid.takeEvents()
                == ["should highlight", "highlight", "should select", "select", "unhighlight"].map {
                    "\($0) 0-0"
                })
        #expect(grid.view.headless.screen.rows.map(\.isSelected) == [true, false, false])
        grid.view.headless.tap(itemAt: grid.path(2))
        #expect(
            grid.takeEvents() == [
                "should highlight 0-2", "highlight 0-2", "should select 0-2", "deselect 0-0", "select 0-2",
                "unhighlight 0-2",
            ])
        #expect(grid.view.indexPathsForSelectedItems == [grid.path(2)])
        grid.view.headless.tap(itemAt: grid.path(2))
        #expect(!grid.takeEvents().contains("deselect 0-2"))
    }

    @Test func vetoesHold() {
        let grid = Grid(items: 3)
        grid.vetoed = ["should highlight 0-0", "should select 0-1"]
        #expect(!grid.view.headless.tap(itemAt: grid.path(0)))
        #expect(grid.takeEvents() == ["should highlight 0-0"])
        #expect(!grid.view.headless.tap(itemAt: grid.path(1)))
        #expect(grid.takeEvents().last == "unhighlight 0-1")
        #expect(grid.view.indexPathsForSelectedItems == [])
        grid.view.allowsSelection = false
        #expect(!grid.view.headless.tap(itemAt: grid.path(2)))
    }

    @Test func manyItemsAreSelectedAndDeselected() {
        let grid = Grid(items: 3)
        grid.view.allowsMultipleSelection = true
        grid.view.headless.tap(itemAt: grid.path(0))
        grid.view.headless.tap(itemAt: grid.path(2))
        #expect(grid.view.indexPathsForSelectedItems == [grid.path(0), grid.path(2)])
        grid.events = []
        grid.vetoed = ["should deselect 0-0"]
        #expect(!grid.view.headless.tap(itemAt: grid.path(0)))
        #expect(grid.view.headless.tap(itemAt: grid.path(2)))
        #expect(
            grid.takeEvents().filter { $0.contains("deselect") } == [
                "should deselect 0-0", "should deselect 0-2", "deselect 0-2",
            ])
        #expect(grid.view.indexPathsForSelectedItems == [grid.path(0)])
    }

    @Test func selectingInCodeCallsNoDelegate() {
        let grid = Grid(items: 300)
        grid.view.selectItem(at: grid.path(200), animated: false, scrollPosition: .centeredVertically)
        #expect(grid.takeEvents() == [])
        #expect(grid.cell(200)?.isSelected == true)
        #expect(grid.view.contentOffset.y == CGFloat(66 * 80 + 40 - 200))
        grid.view.headless.scrollToTop()
        grid.view.headless.scroll(by: 5000)
        #expect(grid.cell(200)?.isSelected == true)
        grid.view.reloadData()
        #expect(grid.view.indexPathsForSelectedItems == [])
    }

    @Test func itemsAreSelectedWhereManyOrOneIsAllowed() {
        let grid = Grid(items: 3)
        grid.view.allowsSelection = false
        grid.view.selectItem(at: grid.path(0), animated: false, scrollPosition: [])
        #expect(grid.view.indexPathsForSelectedItems == [])
        grid.view.allowsMultipleSelection = true
        #expect(grid.view.headless.tap(itemAt: grid.path(1)))
        #expect(grid.view.indexPathsForSelectedItems == [grid.path(1)])
    }

    @Test func aCellCanRefuseTouches() {
        let grid = Grid(items: 3)
        grid.cell(1)?.isUserInteractionEnabled = false
        #expect(!grid.view.headless.tap(itemAt: grid.path(1)))
        #expect(grid.takeEvents() == [])
    }

    /// Begins every pan, and says nothing of primary actions but what it does.
    @MainActor private final class Panned: NSObject, UICollectionViewDelegate {
        var heard: [String] = []

        func collectionView(
            _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { true }
        /// An item that cannot be selected.
        var refused: Int?
        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            indexPath.item != refused
        }
        func collectionView(
            _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
        ) { heard.append("act \(indexPath.item)") }
    }

    @Test func aPanSelectsWhereManyAreAllowed() {
        let (grid, delegate) = (Grid(items: 4), Panned())
        grid.view.delegate = delegate
        #expect(!grid.view.headless.pan(fromItemAt: grid.path(0), to: grid.path(2)))
        #expect(grid.view.indexPathsForSelectedItems == [])
        grid.view.allowsMultipleSelection = true
        #expect(grid.view.headless.pan(fromItemAt: grid.path(0), to: grid.path(2)))
        #expect(grid.view.indexPathsForSelectedItems?.sorted() == [grid.path(0), grid.path(1), grid.path(2)])
    }

    @Test func anItemThatCannotBeSelectedActsAllTheSame() {
        let (grid, delegate) = (Grid(items: 4), Panned())
        delegate.refused = 1
        grid.view.delegate = delegate
        #expect(!grid.view.headless.tap(itemAt: grid.path(1)))
        #expect(grid.view.indexPathsForSelectedItems == [])
        #expect(delegate.heard == ["act 1"])
    }

    @Test func aTapActsUnlessItemsAreEdited() {
        let (grid, delegate) = (Grid(items: 4), Panned())
        grid.view.delegate = delegate
        #expect(grid.view.headless.tap(itemAt: grid.path(0)))
        grid.view.allowsSelectionDuringEditing = true
        grid.view.isEditing = true
        #expect(grid.view.headless.tap(itemAt: grid.path(1)))
        #expect(delegate.heard == ["act 0"])
    }
}
