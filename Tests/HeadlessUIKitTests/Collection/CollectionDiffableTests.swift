import HeadlessUIKit
import Testing

@MainActor @Suite struct CollectionDiffableTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    private let view: UICollectionView
    private let source: UICollectionViewDiffableDataSource<String, Int>

    init() {
        let layout = Grid.flow()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<ItemCell, Int> { cell, _, item in cell.word.text = "\(item)" }
        let titles = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in view.title.text = "\(path.section)" }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
        }
    }

    private var shown: [String] { view.headless.screen.rows.flatMap(\.texts) }
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    @Test func theViewFollowsSnapshots() {
        source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]))
        #expect(shown == ["1", "2", "3", "4"])
        #expect(view.headless.screen.sections.map { $0.header?.texts } == [["0"], ["1"]])
        let cell = view.cellForItem(at: path(2))
        source.apply(snapshot([("a", [3, 1]), ("b", [5, 4, 2])]))
        #expect(shown == ["3", "1", "5", "4", "2"])
        #expect(view.cellForItem(at: path(0)) === cell)
        #expect(source.itemIdentifier(for: path(1, 1)) == 4)
        #expect(source.indexPath(for: 2) == path(2, 1))
        var next = source.snapshot()
        next.reconfigureItems([1])
        next.reloadItems([2])
        source.apply(next, animatingDifferences: false)
        #expect(view.headless.updates.last?.description == "reload [1, 2]; reconfigure [0, 1]")
    }

    @Test func theUserReorders() {
        source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]))
        #expect(!view.headless.move(itemAt: path(0), to: path(2)))
        var steps: [CollectionDifference<Int>] = []
        source.reorderingHandlers.canReorderItem = { $0 != 4 }
        source.reorderingHandlers.didReorder = { steps.append($0.difference) }
        #expect(view.headless.move(itemAt: path(0), to: path(2)))
        #expect(shown == ["2", "3", "1", "4"])
        #expect(source.snapshot().itemIdentifiers == [2, 3, 1, 4])
        #expect(view.headless.move(itemAt: path(1), to: path(1, 1)))
        #expect(source.snapshot().itemIdentifiers(inSection: "b") == [4, 3])
        #expect(!view.headless.move(itemAt: path(0, 1), to: path(0)))
        #expect(steps.map(\.count) == [2, 2])
    }
}
