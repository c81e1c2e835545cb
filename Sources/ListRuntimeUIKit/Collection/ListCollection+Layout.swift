import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListCollection {
    /// Gives the collection view a compositional layout, whose sections are laid out as `layout(of:at:)` says; for
    /// generated code, before `attach`.
    ///
    /// UIKit ends the app where a section has no layout, and asks for sections that are gone: the answer for those is a
    /// list without rows.
    /// - Parameter configuration: What concerns the whole layout; without it that of the compositional layout which the
    ///   view has.
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
        let section = layout.section(in: environment, with: ends, kinds, isSideways: isSideways)
        if applied.rowCount(inSection: index) == 0, ends == SectionEnds() { section.takeNoRoom() }
        laidOutSections[index] = LaidOutSection(
            ends: ends, isOrthogonal: section.orthogonalScrollingBehavior != .none)
        return section
    }

    /// Whether a section has another header or footer than when the layout was asked for.
    func hasOtherEnds(_ section: Int) -> Bool {
        laidOutSections[section].map { $0.ends != ends(ofSection: section) } ?? false
    }
}
