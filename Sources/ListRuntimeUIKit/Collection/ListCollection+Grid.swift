import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListCollection {
    /// The space around the items of a section, for `insetForSectionAt`; for generated code.
    public func sectionInsets(_ section: Int, in collectionView: UICollectionView) -> UIEdgeInsets {
        insets(of: grid(of: section), section, in: collectionView)
    }

    /// The space between the lines of a section, for `minimumLineSpacingForSectionAt`; for generated code.
    public func lineSpacing(inSection section: Int, in collectionView: UICollectionView) -> CGFloat {
        let grid = grid(of: section)
        guard let spacing = grid.lineSpacing else { return flowLayout(of: collectionView)?.minimumLineSpacing ?? 0 }
        return hides(section, grid) ? 0 : spacing
    }

    /// The space between the items of a line, for `minimumInteritemSpacingForSectionAt`; for generated code.
    public func itemSpacing(inSection section: Int, in collectionView: UICollectionView) -> CGFloat {
        itemSpacing(of: grid(of: section), section, in: collectionView)
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
