import HeadlessUIKit
import Testing

/// What a layout of the app's own is asked, and when.
@MainActor @Suite struct LayoutCallsTests {
    /// A column of rows, 100 high.
    final class Column: UICollectionViewLayout {
        var calls: [String] = []
        private var count = 0

        override func prepare() {
            calls.append("prepare")
            count = collectionView?.numberOfItems(inSection: 0) ?? 0
        }
        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: count * 100) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
                .filter { $0.frame.intersects(rect) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: indexPath.item * 100, width: 320, height: 100)
            return attributes
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            calls.append(context.invalidateDataSourceCounts ? "invalidate counts" : "invalidate")
            super.invalidateLayout(with: context)
        }
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            calls += updateItems.map { item in
                let before = item.indexPathBeforeUpdate.map { "\($0.item)" } ?? "-"
                return "\(item.updateAction) \(before)>\(item.indexPathAfterUpdate.map { "\($0.item)" } ?? "-")"
            }
        }
        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            calls.append("appear \(itemIndexPath.item)")
            return nil
        }
        override func finalLayoutAttributesForDisappearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            calls.append("disappear \(itemIndexPath.item)")
            return nil
        }
        override func finalizeCollectionViewUpdates() { calls.append("finalize") }
    }

    @Test func aLayoutPreparesOnceAndAfterEachInvalidation() {
        let layout = Column()
        let grid = Grid([["a", "b", "c"]], layout: layout)
        #expect(grid.frames.map(\.minY) == [0, 100, 200] as [CGFloat])
        layout.calls = []
        grid.view.headless.scroll(by: 10)
        _ = grid.view.headless.screen
        #expect(layout.calls == [])
        layout.invalidateLayout()
        _ = grid.view.headless.screen
        #expect(layout.calls == ["invalidate", "prepare"])
        layout.calls = []
        grid.view.reloadData()
        grid.view.layoutIfNeeded()
        #expect(layout.calls == ["invalidate counts", "prepare"])
    }

    @Test func anUpdateIsToldFromBeginningToEnd() {
        let layout = Column()
        let grid = Grid([["a", "b", "c"]], layout: layout)
        layout.calls = []
        grid.view.performBatchUpdates {
            grid.sections = [["c", "new", "b"]]
            grid.view.deleteItems(at: [grid.path(0)])
            grid.view.insertItems(at: [grid.path(1)])
            grid.view.moveItem(at: grid.path(2), to: grid.path(0))
        }
        #expect(
            layout.calls == [
                "invalidate counts", "prepare", "delete 0>-", "insert ->1", "move 2>0", "appear 1", "disappear 0",
                "finalize",
            ])
        #expect(grid.shown == ["c", "new", "b"])
    }

    @Test func anItemThatIsNotThereIsAViolation() {
        final class Wrong: UICollectionViewLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 9, section: 0))
                attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                return [attributes]
            }
        }
        let found = UIKitRules.violations { _ = Grid([["a"]], layout: Wrong()) }
        #expect(
            found.first?.message
                == "UICollectionView received layout attributes for a cell with an index path that does not exist: "
                + "<NSIndexPath: 0x0> {length = 2, path = 0 - 9}")
    }

    @Test func changingTheLayoutKeepsTheCells() {
        let grid = Grid([["a", "b"]])
        let cell = grid.cell(0)
        grid.view.setCollectionViewLayout(Column(), animated: true)
        #expect(grid.frames.map(\.height) == [100, 100] as [CGFloat])
        #expect(grid.cell(0) === cell)
        #expect(cell?.reuses == 0)
    }
}
