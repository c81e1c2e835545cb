import HeadlessUIKit
import Testing

@MainActor @Suite struct CollectionControllerTests {
    @MainActor final class Words: UICollectionViewController {
        var heard: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(ItemCell.self, forCellWithReuseIdentifier: "item")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            2
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            (cell as? ItemCell)?.word.text = "word \(indexPath.item)"
            return cell
        }
        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            heard.append("select \(indexPath.item)")
        }
    }

    @Test func aControllerShowsItsItems() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let words = Words(collectionViewLayout: Grid.flow())
        window.rootViewController = words
        window.makeKeyAndVisible()
        #expect(words.collectionView.headless.screen.rows.flatMap(\.texts) == ["word 0", "word 1"])
        #expect(words.collectionView.bounds.size == window.bounds.size)
        words.collectionView.headless.tap(itemAt: IndexPath(item: 1, section: 0))
        #expect(words.heard == ["select 1"])
        words.setEditing(true, animated: false)
        #expect(words.collectionView.isEditing)
    }
}
