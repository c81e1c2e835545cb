import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListCollection {
    /// The space in a section, as a flow layout asks for it; for layouts of the app's own, too. What nobody says is that of
    /// the flow layout.
    public func spacing(inSection section: Int, in collectionView: UICollectionView) -> SectionSpacing {
        let grid = grid(of: section)
        let layout = flowLayout(of: collectionView)
        let isHidden = hides(section, grid)
        return SectionSpacing(
            insets: insets(of: grid, section, in: collectionView),
            lines: grid.lineSpacing.map { isHidden ? 0 : $0 } ?? layout?.minimumLineSpacing ?? 0,
            items: itemSpacing(of: grid, section, in: collectionView))
    }

    /// What a section leaves to its items; nil while the list has no width, and where marks say nothing of sizes.
    func room(inSection section: Int, in collectionView: UICollectionView) -> ItemRoom? {
        guard itemSizing == .declared, collectionView.bounds.width > 0 else { return nil }
        let grid = grid(of: section)
        let isSideways = scrollsSideways(collectionView)
        if let columns = grid.columns, isSideways, heights.isFirst(.sidewaysColumns) {
            onReport(.sidewaysColumns(columns, section: section))
        }
        return ItemRoom(
            grid: grid, insets: laidOutInsets(of: grid, section, isSideways: isSideways, in: collectionView),
            spacing: itemSpacing(of: grid, section, in: collectionView),
            list: collectionView.bounds.inset(by: collectionView.adjustedContentInset).size,
            isSideways: isSideways, scale: max(collectionView.traitCollection.displayScale, 1))
    }

    /// Has a flow layout ask for sizes again when only the height of the view changes.
    func observeHeight(of collectionView: UICollectionView) {
        guard heightObserver?.superview !== collectionView else { return }
        heightObserver?.removeFromSuperview()
        let observer = HeightObserver(in: collectionView) { [weak self, weak collectionView] in
            if let self, let collectionView, isListView(collectionView) { askSizes(in: collectionView) }
        }
        heightObserver = observer
    }

    func flowLayout(of collectionView: UICollectionView) -> UICollectionViewFlowLayout? {
        collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    }

    /// The grid of a section without what is no number of columns or points.
    private func grid(of section: Int) -> SectionGrid {
        // A layout may ask for a section that is gone.
        guard 0..<applied.sectionCount ~= section else { return SectionGrid() }
        var grid = grid(inSection: section)
        for fault in grid.takeFaults() where heights.isFirst(.layout(fault)) {
            onReport(.invalidLayout(fault, section: section))
        }
        return grid
    }

    private func insets(of grid: SectionGrid, _ section: Int, in collectionView: UICollectionView) -> UIEdgeInsets {
        guard let insets = grid.insets else { return flowLayout(of: collectionView)?.sectionInset ?? .zero }
        return hides(section, grid) ? .zero : insets
    }

    /// The insets, and what a flow layout adds to them because it measures them from the safe area or the layout margins.
    private func laidOutInsets(
        of grid: SectionGrid, _ section: Int, isSideways: Bool, in collectionView: UICollectionView
    ) -> UIEdgeInsets {
        var insets = insets(of: grid, section, in: collectionView)
        let reference: UIEdgeInsets
        switch flowLayout(of: collectionView)?.sectionInsetReference {
        case .fromSafeArea: reference = collectionView.safeAreaInsets
        case .fromLayoutMargins: reference = collectionView.layoutMargins
        default: return insets
        }
        let known = collectionView.adjustedContentInset
        if isSideways {
            insets.top += max(0, reference.top - known.top)
            insets.bottom += max(0, reference.bottom - known.bottom)
        } else {
            insets.left += max(0, reference.left - known.left)
            insets.right += max(0, reference.right - known.right)
        }
        return insets
    }

    private func itemSpacing(of grid: SectionGrid, _ section: Int, in collectionView: UICollectionView) -> CGFloat {
        guard let spacing = grid.itemSpacing else {
            return flowLayout(of: collectionView)?.minimumInteritemSpacing ?? 0
        }
        return hides(section, grid) ? 0 : spacing
    }

    private func hides(_ section: Int, _ grid: SectionGrid) -> Bool {
        !grid.staysWhenEmpty && applied.rowCount(inSection: section) == 0
    }
}
