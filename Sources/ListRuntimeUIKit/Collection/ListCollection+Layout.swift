import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

@_spi(Generated) extension ListCollection {
    /// Gives the collection view a compositional layout, whose sections are laid out as `layout(of:at:)` says; for
    /// generated code, before `attach`.
    ///
    /// UIKit ends the app where a section has no layout, and asks for sections that are gone: the answer for those is a
    /// list without rows.
    /// - Parameters:
    ///   - collectionView: The view of the list.
    ///   - configuration: What concerns the whole layout; without it that of the layout which the view has.
    public func useSectionLayouts(
        in collectionView: UICollectionView,
        configuration: UICollectionViewCompositionalLayoutConfiguration? = nil
    ) {
        let known = (collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout)?.configuration
        let configuration = configuration ?? known ?? UICollectionViewCompositionalLayoutConfiguration()
        let isSideways = configuration.scrollDirection == .horizontal
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { [weak self] index, environment in
                self?.section(at: index, in: environment, isSideways: isSideways)
                    ?? SectionLayout.list().section(in: environment, with: SectionEnds(), isSideways: isSideways)
            }, configuration: configuration)
        collectionView.setCollectionViewLayout(layout, animated: false)
        sectionLayouts = layout
    }

    private func section(
        at index: Int, in environment: any NSCollectionLayoutEnvironment, isSideways: Bool
    ) -> NSCollectionLayoutSection? {
        guard let id = section(at: index) else { return nil }
        let layout = layout(of: id, at: index)
        let ends = ends(ofSection: index)
        if let fault = layout.fault, heights.isFirst(.layout(fault)) {
            onReport(.invalidLayout(fault, section: index))
        }
        if layout.ignoresLength(of: ends), heights.isFirst(.listSectionLength) {
            onReport(.lengthOfListSection(index))
        }
        let kinds = (headerElementKind(inSection: index), footerElementKind(inSection: index))
        let section = layout.section(in: environment, with: ends, kinds, isSideways: isSideways) { [weak self] in
            self?.addSwipes(to: &$0)
        }
        if applied.rowCount(inSection: index) == 0, ends == SectionEnds() { section.takeNoRoom() }
        laidOutSections[index] = LaidOutSection(
            ends: ends, isOrthogonal: section.orthogonalScrollingBehavior != .none, isList: layout.isList)
        return section
    }

    /// Lists are asked for the swipes of each row by one function. If that answers nil there is none.
    private func addSwipes(to list: inout UICollectionLayoutListConfiguration) {
        guard offersSwipes else { return }
        list.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.swipe(.leading, at: $0) }
        list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.swipe(.trailing, at: $0) }
    }

    /// Reports swipes that no section can show.
    func checkSwipes(of view: UICollectionView) {
        guard offersSwipes else { return }
        let isOurs = sectionLayouts != nil && sectionLayouts === view.collectionViewLayout
        // Sections that were not laid out yet may be lists.
        if isOurs, laidOutSections.isEmpty || laidOutSections.values.contains(where: \.isList) { return }
        reportOnce(.swipesWithoutList, .swipesWithoutList)
    }

    /// Whether a section has another header or footer than when the layout was asked for.
    func hasOtherEnds(_ section: Int) -> Bool {
        laidOutSections[section].map { $0.ends != ends(ofSection: section) } ?? false
    }
}
