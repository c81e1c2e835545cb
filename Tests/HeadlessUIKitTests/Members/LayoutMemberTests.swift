import HeadlessUIKit
import Testing

/// Layouts of collection views: what they are made of, and what they can be asked.
@MainActor @Suite struct LayoutMemberTests {
    @Test func dimensionsSayWhatTheyAre() {
        #expect(NSCollectionLayoutDimension.fractionalWidth(1).isFractionalWidth)
        #expect(NSCollectionLayoutDimension.fractionalHeight(1).isFractionalHeight)
        #expect(NSCollectionLayoutDimension.absolute(1).isAbsolute)
        #expect(!NSCollectionLayoutDimension.estimated(1).isAbsolute)
        #expect(NSCollectionLayoutSpacing.fixed(1).isFixedSpacing)
        #expect(NSCollectionLayoutSpacing.flexible(1).isFlexibleSpacing)
    }

    @Test func aBadgeIsAtItsAnchor() {
        let corner: NSDirectionalRectEdge = [.top, .trailing]
        let anchor = NSCollectionLayoutAnchor(edges: corner, fractionalOffset: CGPoint(x: 1, y: 0))
        #expect(anchor.isFractionalOffset && !anchor.isAbsoluteOffset)
        let size = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge", containerAnchor: anchor,
            itemAnchor: NSCollectionLayoutAnchor(edges: corner))
        #expect(badge.itemAnchor?.edges == corner && keep(2, in: badge, \.zIndex) == 0)
        #expect(NSCollectionLayoutGroupCustomItem(frame: .zero, zIndex: 3).zIndex == 3)
        for alignment in [NSRectAlignment.topLeading, .bottomLeading, .topTrailing] {
            let end = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: "end", alignment: alignment)
            #expect(end.alignment == alignment)
        }
    }

    @Test func aSectionIsMadeForItsEnvironment() {
        var width: CGFloat = 0
        let items: NSCollectionLayoutGroupCustomItemProvider = { (environment: any NSCollectionLayoutEnvironment) in
            let container: any NSCollectionLayoutContainer = environment.container
            width = container.effectiveContentSize.width
            return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 50, height: 50))]
        }
        let provider: UICollectionViewCompositionalLayoutSectionProvider = { _, _ in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            return NSCollectionLayoutSection(group: .custom(layoutSize: size, itemProvider: items))
        }
        let grid = Grid(items: 2, layout: UICollectionViewCompositionalLayout(sectionProvider: provider))
        #expect(grid.frames.map(\.width) == [50, 50] && width == 320)
    }

    @Test func aFlowLayoutPinsFootersToTheScreen() {
        let layout = Grid.flow()
        layout.footerReferenceSize = CGSize(width: 320, height: 20)
        #expect(keep(true, in: layout, \.sectionFootersPinToVisibleBounds) == false)
        for reference in [UICollectionViewFlowLayout.SectionInsetReference.fromSafeArea, .fromContentInset] {
            keep(reference, in: layout, \.sectionInsetReference)
        }
        let grid = Grid(items: 30, layout: layout)
        #expect(grid.view.headless.screen.sections[0].footer?.frame.y == 380)
        let footer = layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionFooter, at: grid.path(0))
        #expect(footer?.representedElementKind == UICollectionView.elementKindSectionFooter && footer?.zIndex == 1024)
    }

    @Test func aLayoutAnswersAsAssumed() {
        let layout = UICollectionViewLayout()
        let path = IndexPath(item: 0, section: 0)
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
        #expect(layout.layoutAttributesForDecorationView(ofKind: "line", at: path) == nil)
        #expect(layout.developmentLayoutDirection == .leftToRight)
        #expect(layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "k", at: path) == nil)
        #expect(layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: "k", at: path) == nil)
        layout.finalizeAnimatedBoundsChange()
        #expect(layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: .zero) == path)
        #expect(type(of: layout).layoutAttributesClass == UICollectionViewLayoutAttributes.self)
        #expect(type(of: layout).invalidationContextClass == UICollectionViewLayoutInvalidationContext.self)
        let context = layout.invalidationContext(forBoundsChange: .zero)
        #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
        let flow = UICollectionViewFlowLayout.invalidationContextClass.init()
        let flowContext = flow as? UICollectionViewFlowLayoutInvalidationContext
        #expect(flowContext?.invalidateFlowLayoutDelegateMetrics == true)
        #expect(flowContext?.invalidateFlowLayoutAttributes == true)
    }

    @Test func anInvalidationNamesWhatIsInvalid() {
        let (context, path) = (UICollectionViewLayoutInvalidationContext(), IndexPath(item: 0, section: 0))
        context.invalidateItems(at: [path])
        context.invalidateSupplementaryElements(ofKind: "badge", at: [path])
        context.invalidateSupplementaryElements(ofKind: "badge", at: [path])
        context.invalidateDecorationElements(ofKind: "line", at: [path])
        #expect(context.invalidatedItemIndexPaths == [path])
        #expect(context.invalidatedSupplementaryIndexPaths == ["badge": [path, path]])
        #expect(context.invalidatedDecorationIndexPaths == ["line": [path]])
        #expect(keep(CGPoint(x: 0, y: 1), in: context, \.contentOffsetAdjustment) == .zero)
        #expect(keep(CGSize(width: 0, height: 1), in: context, \.contentSizeAdjustment) == .zero)
    }

    @Test func attributesAreCopiedWhole() {
        let path = IndexPath(item: 1, section: 0)
        let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path)
        line.zIndex = -1
        line.transform = CGAffineTransform(scaleX: 2, y: 2)
        let copy = line.copy() as? UICollectionViewLayoutAttributes
        #expect(copy?.representedElementCategory == UICollectionView.ElementCategory.decorationView)
        #expect(copy?.representedElementKind == "line" && copy?.zIndex == -1 && copy?.transform == line.transform)
        #expect(copy?.indexPath == path && copy !== line)
    }

    @Test func aTransitionKnowsItsLayouts() {
        let (old, new) = (Grid.flow(), Grid.flow())
        let layout = UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
        #expect(layout.currentLayout === old && layout.nextLayout === new)
        #expect(keep(0.5, in: layout, \.transitionProgress) == 0)
    }

    @Test func aLayoutSaysHowItScrollsAndFlips() {
        final class Flipping: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
            override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
                CGPoint(x: 0, y: 7)
            }
        }
        let layout = Flipping()
        #expect(keep(UICollectionViewFlowLayout.automaticSize, in: layout, \.estimatedItemSize) == .zero)
        layout.estimatedItemSize = .zero
        layout.sectionInsetReference = .fromLayoutMargins
        let grid = Grid(items: 40, layout: layout)
        grid.view.headless.changeLayoutDirection(to: .rightToLeft)
        #expect(grid.frames[0].maxX == 304)
        grid.sections[0].append("more")
        grid.view.insertItems(at: [grid.path(40)])
        #expect(grid.view.contentOffset.y == 7)
        grid.view.selectItem(at: grid.path(1), animated: false, scrollPosition: [])
        grid.view.deselectItem(at: grid.path(1), animated: false)
        #expect(grid.view.indexPathsForSelectedItems == [])
    }

    @Test func aBadgeIsOnTheScreen() {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(50))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        let grid = Grid([], layout: UICollectionViewCompositionalLayout(section: section))
        grid.view.register(TitleView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "title")
        grid.sections = [["a"]]
        grid.view.reloadData()
        let others: [HeadlessScreen.Supplementary] = grid.view.headless.screen.sections[0].others
        let end: HeadlessScreen.End? = others.first?.view
        #expect(others.map(\.kind) == ["badge"] && end?.viewClass == "TitleView")
    }

    @Test func anUpdateSaysWhatItDoes() {
        final class Noting: UICollectionViewFlowLayout {
            var actions: [UICollectionViewUpdateItem.Action] = []
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                actions = updateItems.map(\.updateAction)
            }
        }
        let layout = Noting()
        let grid = Grid(items: 2, layout: layout)
        grid.sections[0] = ["0"]
        grid.view.deleteItems(at: [grid.path(1)])
        #expect(layout.actions == [.delete])
    }
}
