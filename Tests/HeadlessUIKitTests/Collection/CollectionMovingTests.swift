import HeadlessUIKit
import Testing

/// The item has moved when the data source is told.
@MainActor @Suite struct CollectionMovingTests {
    @MainActor final class Shelf: NSObject, UICollectionViewDataSource {
        var words = [["a", "b"], ["c"]]
        var answer: (Shelf, UICollectionView, IndexPath, IndexPath) -> Void = { _, _, _, _ in }

        func numberOfSections(in collectionView: UICollectionView) -> Int { words.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            words[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            (cell as? ItemCell)?.word.text = words[indexPath.section][indexPath.item]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { answer(self, collectionView, sourceIndexPath, destinationIndexPath) }
    }

    private let shelf = Shelf()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let view: UICollectionView

    init() {
        view = UICollectionView(frame: window.bounds, collectionViewLayout: Grid.flow())
        view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = shelf
        window.addSubview(view)
        window.layoutIfNeeded()
    }

    private var shown: [String] { view.headless.screen.rows.flatMap(\.texts) }

    /// Moves the first item into the second section.
    private func move() -> [String] {
        UIKitRules.violations {
            view.headless.move(itemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 0, section: 1))
        }.map(\.message)
    }

    @Test func aDataSourceThatDoesNotFollowBreaksARule() {
        let broken = move()
        #expect(broken.count == 1)
        #expect(broken.first?.hasPrefix("Invalid batch updates detected") == true)
        #expect(shown == ["a", "b", "c"])
    }

    @Test func aDataSourceCanTakeTheMoveBack() {
        let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
        shelf.answer = { _, view, old, new in view.moveItem(at: new, to: old) }
        #expect(move() == [])
        #expect(shown == ["a", "b", "c"])
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
        #expect(view.headless.updates.map(\.description) == ["move [1, 0]>[0, 0]"])
    }

    @Test func aDataSourceFollows() {
        shelf.answer = { shelf, _, old, new in
            shelf.words[new.section].insert(shelf.words[old.section].remove(at: old.item), at: new.item)
        }
        #expect(move() == [])
        #expect(shown == ["b", "a", "c"])
    }

    @Test func nothingMovesWhereTheDataSourceTakesNoMoves() {
        let grid = Grid(items: 3)
        grid.view.selectItem(at: grid.path(0), animated: false, scrollPosition: [])
        #expect(!grid.view.headless.move(itemAt: grid.path(0), to: grid.path(2)))
        #expect(grid.shown == ["0", "1", "2"])
        #expect(grid.view.indexPathsForSelectedItems == [grid.path(0)])
        #expect(grid.view.beginInteractiveMovementForItem(at: grid.path(0)))
        #expect(!grid.view.beginInteractiveMovementForItem(at: grid.path(1)))
        grid.view.cancelInteractiveMovement()
    }
}
