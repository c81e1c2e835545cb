import HeadlessUIKit
import Testing

/// What a flow layout and a touch ask of the delegate, section by section and item by item.
@MainActor @Suite struct FlowDelegateTests {
    @MainActor class Owner: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var counts = [4, 2]
        var heard: [String] = []

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets {
            section == 0 ? UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10) : .zero
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { section == 0 ? 3 : 0 }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat { section == 0 ? 80 : 0 }
        func collectionView(
            _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
        ) -> Bool { indexPath.item != 1 }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            heard.append("select \(indexPath.item)")
        }
        func collectionView(
            _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
        ) { heard.append("open \(indexPath.item)") }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { heard.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)") }
        func collectionView(
            _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath { IndexPath(item: min(2, proposedIndexPath.item), section: 0) }
    }

    private let owner = Owner()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    private let view: UICollectionView
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.minimumLineSpacing = 50
        view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = owner
        view.delegate = owner
        window.addSubview(view)
        window.layoutIfNeeded()
    }

    @Test func insetsAndSpacingsAreThoseOfTheSection() {
        let origins = (0..<4).map { view.layoutAttributesForItem(at: path($0))?.frame.origin }
        let first = [
            CGPoint(x: 10, y: 5), CGPoint(x: 210, y: 5), CGPoint(x: 10, y: 48), CGPoint(x: 210, y: 48),
        ]
        #expect(origins == first)
        #expect(view.layoutAttributesForItem(at: path(0, 1))?.frame.origin == CGPoint(x: 0, y: 95))
        #expect(view.contentSize.height == 135)
    }

    @Test func aTapPerformsThePrimaryActionWhereTheDelegateAllowsIt() {
        for item in [0, 1] { view.headless.tap(itemAt: path(item)) }
        #expect(owner.heard == ["select 0", "open 0", "select 1"])
    }

    @Test func theOlderQuestionForTheTargetIsAskedWhereTheNewerIsNotAnswered() throws {
        let move = try #require(view.headless.beginMove(itemAt: path(0)))
        #expect(move.drop(at: path(3)) == path(2))
        #expect(owner.heard == ["move 0 to 2"])
    }
}
