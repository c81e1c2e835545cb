import HeadlessUIKit
import Testing

/// Changes from inside the calls of a collection view.
@MainActor @Suite struct CollectionReentrancyTests {
    @MainActor final class Pager: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var count = 0
        var first = 0
        var displayed = 0
        var onDisplay: (UICollectionView, IndexPath) -> Void = { _, _ in }
        var onEnd: (UICollectionView, IndexPath) -> Void = { _, _ in }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            (cell as? ItemCell)?.word.text = "\(first + indexPath.item)"
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {
            displayed += 1
            onDisplay(collectionView, indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            displayed -= 1
            onEnd(collectionView, indexPath)
        }
    }

    private let pager = Pager()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    private let view: UICollectionView

    init() {
        view = UICollectionView(frame: window.bounds, collectionViewLayout: Grid.flow())
        view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = pager
        view.delegate = pager
        window.addSubview(view)
    }

    private func expectAgreement(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) {
        let rows = view.headless.screen.rows
        #expect(view.numberOfItems(inSection: 0) == count, sourceLocation: sourceLocation)
        #expect(rows.allSatisfy { $0.texts == ["\($0.indexPath.item)"] }, sourceLocation: sourceLocation)
        #expect(pager.displayed == rows.count, sourceLocation: sourceLocation)
    }

    @Test func thePageAfterTheLastItemComesWhileItIsShown() {
        pager.count = 5
        pager.onDisplay = { [pager] view, path in
            guard path.item == pager.count - 1, pager.count < 40 else { return }
            let next = pager.count..<(pager.count + 5)
            pager.count += 5
            view.insertItems(at: next.map { IndexPath(item: $0, section: 0) })
        }
        #expect(UIKitRules.violations { window.layoutIfNeeded() } == [])
        expectAgreement(20)
    }

    @Test func anUpdateWhileAnItemLeaves() {
        pager.count = 300
        window.layoutIfNeeded()
        var isFirst = true
        pager.onEnd = { [pager] view, _ in
            guard isFirst else { return }
            isFirst = false
            pager.count -= 1
            view.deleteItems(at: [IndexPath(item: 299, section: 0)])
        }
        #expect(UIKitRules.violations { view.headless.scroll(by: 1000) } == [])
        expectAgreement(299)
    }

    @Test func reloadDataWhileAnItemIsShown() {
        pager.count = 30
        var isFirst = true
        pager.onDisplay = { [pager] view, _ in
            guard isFirst else { return }
            isFirst = false
            pager.count = 2
            view.reloadData()
        }
        #expect(UIKitRules.violations { window.layoutIfNeeded() } == [])
        expectAgreement(2)
    }

    @Test func anUpdateWhileTheItemsOfBeforeAReloadLeave() {
        pager.count = 5
        window.layoutIfNeeded()
        pager.first = 100
        view.reloadData()
        var isFirst = true
        pager.onEnd = { [pager] view, _ in
            guard isFirst else { return }
            isFirst = false
            pager.count += 1
            view.insertItems(at: [IndexPath(item: 5, section: 0)])
        }
        #expect(UIKitRules.violations { window.layoutIfNeeded() } == [])
        let texts = view.headless.screen.rows.flatMap(\.texts)
        #expect(texts == (100..<106).map(String.init))
        #expect(pager.displayed == 6)
    }

    @Test func fewItemsAreLeftWhileOneIsShown() {
        pager.count = 300
        window.layoutIfNeeded()
        pager.onDisplay = { [pager] view, path in
            guard path.item == 299 else { return }
            pager.count = 10
            view.deleteItems(at: (10..<300).map { IndexPath(item: $0, section: 0) })
        }
        #expect(UIKitRules.violations { view.headless.scroll(by: 1_000_000) } == [])
        expectAgreement(10)
        #expect(view.contentOffset == .zero)
    }

    @Test func anotherWidthWhileAnItemIsShown() {
        pager.count = 300
        view.frame.size.width = 120
        window.layoutIfNeeded()
        pager.onDisplay = { view, _ in view.frame.size.width = 320 }
        view.contentOffset.y = view.contentSize.height - view.bounds.height
        window.layoutIfNeeded()
        expectAgreement(300)
        #expect(view.contentOffset.y == view.contentSize.height - view.bounds.height)
    }

    @Test func anUpdateWhileSeveralItemsLeave() {
        pager.count = 5
        window.layoutIfNeeded()
        var isFirst = true
        pager.onEnd = { [pager] view, _ in
            guard isFirst else { return }
            isFirst = false
            pager.count -= 1
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }
        pager.count -= 3
        view.deleteItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
        #expect(view.headless.screen.rows.count == 1)
        #expect(pager.displayed == 1)
    }

    @Test func anUpdateInsideASelection() {
        pager.count = 30
        window.layoutIfNeeded()
        let chooser = Chooser(pager)
        view.delegate = chooser
        window.layoutIfNeeded()
        #expect(view.headless.tap(itemAt: IndexPath(item: 3, section: 0)))
        #expect(view.numberOfItems(inSection: 0) == 29)
        #expect(view.indexPathsForSelectedItems == [])
    }

    @MainActor final class Chooser: NSObject, UICollectionViewDelegate {
        private let pager: Pager
        init(_ pager: Pager) { self.pager = pager }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            pager.count -= 1
            collectionView.deleteItems(at: [indexPath])
        }
    }
}
