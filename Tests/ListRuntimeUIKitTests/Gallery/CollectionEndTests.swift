import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Where sections begin and end, in lists that scroll down and in those that scroll sideways.
@MainActor
@Suite struct CollectionEndTests {
    /// Sections with headers, and with footers that are as long as they are told.
    private final class EndedGrid<Rows: ListState>: ListCollection<Rows, Int>, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout
    {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let view: UICollectionView
        var footer: CGFloat = 20

        init(_ rows: Rows.ListValue, layout: UICollectionViewLayout) {
            view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            super.init(state: rows, context: 0)
            view.dataSource = self
            view.delegate = self
            window.addSubview(view)
            attach(to: view)
            flush()
            view.layoutIfNeeded()
        }

        private func size(of length: CGFloat) -> CGSize {
            scrollsSideways(view) ? CGSize(width: length, height: 300) : CGSize(width: 300, height: length)
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { dequeueCell(at: indexPath, in: collectionView) }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView { SupplementaryRequest(kind, at: indexPath, in: collectionView).empty() }
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize { size(of: 10) }
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int
        ) -> CGSize { size(of: footer) }
    }

    private static func compositional() -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        layout.configuration.scrollDirection = .horizontal
        return layout
    }

    @Test("a footer that gets longer has its room, without a batch", arguments: [false, true])
    func footer(isSideways: Bool) {
        let grid = EndedGrid<HintState>(HintState(), layout: GalleryScreen.flow(isSideways ? .horizontal : .vertical))
        grid.footer = 35
        grid.state = HintState(hint: "longer")
        grid.flush()
        grid.view.layoutIfNeeded()
        let kind = UICollectionView.elementKindSectionFooter
        let size = grid.endAttributes(kind, 0, in: grid.view)?.size
        #expect(size == (isSideways ? CGSize(width: 35, height: 300) : CGSize(width: 300, height: 35)))
    }

    @Test("a section is scrolled to, sideways too, in any layout")
    func section() {
        let sections = [Array(0..<200), Array(200..<400)]
        for layout in [GalleryScreen.flow(.horizontal), Self.compositional()] {
            let grid = EndedGrid<NumbersState>(NumbersState(sections), layout: layout)
            #expect(grid.scroll(toSection: 1, animated: false))
            grid.view.layoutIfNeeded()
            let first = grid.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame
            #expect(first?.minX == grid.view.contentOffset.x)
            #expect(grid.view.contentOffset.x > 0)
        }
    }

    @Test("an empty section is scrolled to by its header")
    func emptySection() {
        let grid = EndedGrid<NumbersState>(NumbersState([Array(0..<200), []]), layout: GalleryScreen.flow())
        #expect(grid.scroll(toSection: 1, animated: false))
        grid.view.layoutIfNeeded()
        let header = grid.endAttributes(UICollectionView.elementKindSectionHeader, 1, in: grid.view)?.frame
        #expect(header?.maxY == grid.view.contentOffset.y + 300)
    }
}
