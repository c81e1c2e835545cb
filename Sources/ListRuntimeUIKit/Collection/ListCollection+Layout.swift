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
    public func useSectionLayouts(
        in collectionView: UICollectionView,
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        let isSideways = configuration.scrollDirection == .horizontal
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { [weak self] index, environment in
                let known = self.flatMap { list in list.section(at: index).map { (list, $0) } }
                guard let (list, section) = known else {
                    return SectionLayout.list().section(in: environment, with: SectionEnds(), isSideways: isSideways)
                }
                let layout = list.layout(of: section, at: index)
                if let fault = layout.fault { list.report(fault, ofSection: index) }
                let ends = list.ends(ofSection: index)
                list.laidOutEnds[index] = ends
                return layout.section(in: environment, with: ends, isSideways: isSideways)
            }, configuration: configuration)
        collectionView.setCollectionViewLayout(layout, animated: false)
    }

    private func report(_ fault: String, ofSection index: Int) {
        // Told each time the layout is asked for otherwise.
        guard heights.isFirst(.layout(fault)) else { return }
        onReport(.invalidLayout(fault, section: index))
    }

    /// Whether a section has another header or footer than when the layout was asked for.
    func hasOtherEnds(_ section: Int) -> Bool {
        laidOutEnds[section].map { $0 != ends(ofSection: section) } ?? false
    }
}
