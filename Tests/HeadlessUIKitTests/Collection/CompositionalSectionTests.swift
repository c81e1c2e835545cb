import HeadlessUIKit
import Testing

/// Headers, footers and sections that scroll across the layout.
@MainActor @Suite struct CompositionalSectionTests {
    private typealias Layout = Compositional

    private func rows(_ height: CGFloat = 50) -> NSCollectionLayoutSection {
        Layout.rows(
            .fractionalWidth(1), .absolute(height), of: [Layout.item(.fractionalWidth(1), .fractionalHeight(1))])
    }
    private func rail(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> NSCollectionLayoutSection {
        let section = Layout.rows(
            .absolute(100), .absolute(80), of: [Layout.item(.fractionalWidth(1), .fractionalHeight(1))])
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
        return section
    }

    @Test func boundaryItemsAreOutsideOfTheInsets() {
        let layout = Layout([1, 1]) { _ in
            let section = rows()
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
            let footer = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: Layout.size(.absolute(60), .absolute(15)),
                elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing,
                absoluteOffset: CGPoint(x: -5, y: 0))
            section.boundarySupplementaryItems = [Layout.header(.absolute(25)), footer]
            return section
        }
        let sections = layout.view.headless.screen.sections
        #expect(sections[0].header?.frame.rect == CGRect(x: 20, y: 0, width: 260, height: 25))
        #expect(layout.frames() == [CGRect(x: 20, y: 35, width: 260, height: 50)])
        #expect(sections[0].footer?.frame.rect == CGRect(x: 215, y: 115, width: 60, height: 15))
        #expect(sections[1].header?.frame.y == 130)
    }

    @Test func anItemThatDoesNotExtendTheBoundaryCoversTheContent() {
        let layout = Layout([1]) { _ in
            let (section, header) = (rows(), Layout.header(.absolute(25)))
            header.extendsBoundary = false
            section.supplementariesFollowContentInsets = false
            section.contentInsets.leading = 20
            section.boundarySupplementaryItems = [header]
            return section
        }
        #expect(layout.view.headless.screen.sections[0].header?.frame.y == 0)
        #expect(layout.view.headless.screen.sections[0].header?.frame.x == 0)
        #expect(layout.frames()[0].minY == 0)
    }

    @Test func aPinnedHeaderStaysAsLongAsItsSection() {
        let layout = Layout([6, 9]) { _ in
            let (section, header) = (rows(100), Layout.header(.absolute(25)))
            header.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [header]
            return section
        }
        layout.view.headless.scroll(to: CGPoint(x: 0, y: 300))
        #expect(layout.view.headless.screen.sections[0].header?.frame.y == 300)
        layout.view.headless.scroll(to: CGPoint(x: 0, y: 610))
        #expect(layout.view.headless.screen.sections[0].header?.frame.y == 600)
        #expect(layout.view.headless.screen.sections[1].header?.frame.y == 625)
    }

    @Test func theLayoutHasAHeaderOfItsOwn() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Layout.size(.fractionalWidth(1), .absolute(40)), elementKind: "kind", alignment: .top)
        header.pinToVisibleBounds = true
        configuration.boundarySupplementaryItems = [header]
        let layout = Layout([20], configuration: configuration) { _ in rows() }
        #expect(layout.frames()[0].minY == 40)
        layout.view.headless.scroll(to: CGPoint(x: 0, y: 500))
        let path = IndexPath(index: 0)
        #expect(layout.view.layoutAttributesForSupplementaryElement(ofKind: "kind", at: path)?.frame.minY == 500)
    }

    @Test func aMissingSectionIsReported() {
        let found = UIKitRules.violations {
            let layout = UICollectionViewCompositionalLayout(sectionProvider: { _, _ in nil })
            _ = Grid([["a"]], layout: layout)
        }
        #expect(found.map { String($0.message.prefix(26)) } == ["Invalid section definition"])
    }

    // Sections that scroll.

    @Test func aRailShowsWhatComesOnScreen() {
        let layout = Layout([30, 1]) { $0 == 0 ? rail(.continuous) : rows() }
        #expect(layout.grid.shown == ["0-0", "0-1", "0-2", "1-0"])
        #expect(layout.frames(1)[0].minY == 90)
        #expect(layout.view.contentSize == CGSize(width: 320, height: 140))
        layout.view.headless.scroll(section: 0, by: 250)
        #expect(layout.view.headless.offset(ofSection: 0) == 250)
        #expect(layout.grid.shown == ["0-2", "0-3", "0-4", "1-0"])
        #expect(layout.view.headless.screen.rows[0].frame.rect == CGRect(x: -10, y: 5, width: 100, height: 80))
        // Thirty groups and the gaps between them, the insets, less what is on screen.
        layout.view.headless.scroll(section: 0, by: 99999)
        #expect(layout.view.headless.offset(ofSection: 0) == 3010)
        #expect(layout.view.headless.offset(ofSection: 1) == nil)
    }

    @Test(arguments: [
        (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, 130, 130), (.paging, 130, 0),
        (.paging, 900, 320), (.continuousGroupLeadingBoundary, 130, 110), (.continuousGroupLeadingBoundary, 900, 880),
        (.groupPaging, 70, 110), (.groupPaging, 900, 110), (.groupPagingCentered, 150, 20),
    ])
    func aRailComesToRest(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, distance: CGFloat, at offset: CGFloat
    ) {
        let layout = Layout([30]) { _ in rail(behavior) }
        layout.view.headless.scroll(section: 0, by: distance)
        #expect(layout.view.headless.offset(ofSection: 0) == offset)
    }

    @Test func theOffsetGoesWithItsSection() {
        let layout = Layout([20, 20]) { _ in rail(.continuous) }
        layout.view.headless.scroll(section: 1, by: 200)
        layout.grid.sections.insert(["new"], at: 0)
        layout.view.insertSections([0])
        #expect((0..<3).map { layout.view.headless.offset(ofSection: $0) } == [0, 0, 200])
        layout.grid.sections[2].removeLast(18)
        layout.view.deleteItems(at: (2..<20).map { layout.grid.path($0, 2) })
        #expect(layout.view.headless.offset(ofSection: 2) == 0)
        layout.view.headless.scroll(section: 1, by: 70)
        layout.view.reloadData()
        #expect(layout.view.headless.offset(ofSection: 1) == 0)
    }

    @Test func itemsOfARailAreScrolledTo() {
        let layout = Layout([20, 20, 20, 20, 20, 20, 20]) { _ in rail(.continuous) }
        layout.view.scrollToItem(at: layout.grid.path(9, 5), at: [.top, .left], animated: false)
        #expect(layout.view.headless.offset(ofSection: 5) == 990)
        #expect(layout.view.contentOffset == CGPoint(x: 0, y: 230))
        #expect(layout.view.headless.tap(itemAt: layout.grid.path(19, 0)))
        #expect(layout.grid.cell(19, 0)?.isSelected == true)
        #expect(layout.view.contentOffset.x == 0)
    }
}
