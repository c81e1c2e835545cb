import HeadlessUIKit
import Testing

/// Menus, moves, drags, prefetching and index titles of a collection view.
@MainActor @Suite struct CollectionHoldingTests {
    @MainActor
    final class Owner: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
        UICollectionViewDragDelegate, UICollectionViewDataSourcePrefetching
    {
        var words = (0..<60).map(String.init)
        var heard: [String] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            words.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            (cell as? ItemCell)?.word.text = words[indexPath.item]
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            indexPath.item != 1
        }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { words.insert(words.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
        func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath { IndexPath(item: min(3, proposedIndexPath.item), section: 0) }
        func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "Z"] }
        func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath { IndexPath(item: index * 30, section: 0) }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            let title = indexPaths.isEmpty ? "Paste" : "Delete \(indexPaths.count)"
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: title) { _ in self.heard.append(title) }])
            }
        }
        func collectionView(
            _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { heard.append("closed") }
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem()] }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            heard.append("prefetch \(indexPaths.map(\.item))")
        }
        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            heard.append("cancel \(indexPaths.map(\.item))")
        }
        func collectionView(
            _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { true }
        func collectionView(
            _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) { collectionView.isEditing = true }
    }

    private let owner = Owner()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let view: UICollectionView
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    init() {
        let layout = Grid.flow()
        layout.minimumInteritemSpacing = 0
        layout.itemSize.height = 100
        view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = owner
        view.delegate = owner
        view.dragDelegate = owner
        window.addSubview(view)
        window.layoutIfNeeded()
    }

    @Test func aHeldItemGoesWhereTheDelegateAllows() throws {
        #expect(view.headless.beginMove(itemAt: path(1)) == nil)
        let cell = view.cellForItem(at: path(0))
        let move = try #require(view.headless.beginMove(itemAt: path(0)))
        #expect(view.hasUncommittedUpdates)
        #expect(move.drop(at: path(5)) == path(3))
        #expect(!view.hasUncommittedUpdates)
        #expect(owner.words.prefix(4) == ["1", "2", "3", "0"])
        #expect(view.headless.screen.rows.flatMap(\.texts).prefix(4) == ["1", "2", "3", "0"])
        #expect(view.cellForItem(at: path(3)) === cell)
        #expect(view.headless.updates == [])
    }

    @Test func anAppMovesItemsByItsOwnGesture() {
        #expect(view.beginInteractiveMovementForItem(at: path(0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
        view.endInteractiveMovement()
        #expect(owner.words.prefix(3) == ["1", "2", "0"])
        #expect(view.beginInteractiveMovementForItem(at: path(0)))
        view.cancelInteractiveMovement()
        #expect(!view.hasUncommittedUpdates)
    }

    @Test func menusAreOfOneItemOfTheSelectionOrOfTheBackground() throws {
        let one = try #require(view.headless.longPress(itemAt: path(0)))
        #expect(one.titles == ["Delete 1"])
        #expect(one.perform("Delete 1"))
        view.allowsMultipleSelection = true
        for item in [0, 2, 4] { view.headless.tap(itemAt: path(item)) }
        #expect(view.headless.longPress(itemAt: path(2))?.titles == ["Delete 3"])
        #expect(view.headless.longPress(itemAt: path(1))?.titles == ["Delete 1"])
        #expect(view.headless.longPressBackground()?.titles == ["Paste"])
        #expect(owner.heard == ["closed", "Delete 1"])
    }

    @Test func dragsLast() throws {
        let drag = try #require(view.headless.beginDrag(itemAt: path(0)))
        #expect(view.hasActiveDrag)
        #expect(view.headless.beginDrag(itemAt: path(1)) == nil)
        drag.end()
        #expect(!view.hasActiveDrag)
        view.dragInteractionEnabled = false
        #expect(view.headless.beginDrag(itemAt: path(0)) == nil)
    }

    @Test func twoFingersSelectARange() {
        view.allowsMultipleSelectionDuringEditing = true
        #expect(view.headless.pan(fromItemAt: path(1), to: path(3)))
        #expect(view.indexPathsForSelectedItems == [path(1), path(2), path(3)])
    }

    @Test func itemsToComeArePrefetchedNearestFirst() {
        view.prefetchDataSource = owner
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(owner.heard == ["prefetch [6, 7, 8, 9, 10, 11]"])
        owner.heard = []
        view.headless.scroll(by: 100)
        #expect(owner.heard == ["prefetch [12, 13, 14]"])
        owner.heard = []
        view.headless.scroll(by: 1000)
        #expect(owner.heard == ["cancel [9, 10, 11, 12, 13, 14]", "prefetch [39, 40, 41, 42, 43, 44]"])
        owner.heard = []
        view.headless.scroll(by: -100)
        #expect(owner.heard == ["cancel [39, 40, 41, 42, 43, 44]", "prefetch [27, 28, 29, 24, 25, 26]"])
    }

    @Test func indexTitlesScroll() {
        #expect(view.headless.indexTitles == ["A", "Z"])
        #expect(view.headless.tap(indexTitle: "Z"))
        #expect(view.contentOffset.y == 1000)
        #expect(!view.headless.tap(indexTitle: "Q"))
    }
}
