#if !canImport(UIKit)
import Foundation

/// What a section is made of, before it is laid out.
struct FlowMetrics {
    var insets = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 0
    var interitemSpacing: CGFloat = 0
    var header = CGSize.zero
    var footer = CGSize.zero
    var headerKind = UICollectionView.elementKindSectionHeader
    var footerKind = UICollectionView.elementKindSectionFooter
    var itemSizes: [CGSize] = []
    var itemFitting = UICollectionViewLayoutAttributes.Fitting.none
    var headerFitting = UICollectionViewLayoutAttributes.Fitting.none
    var footerFitting = UICollectionViewLayoutAttributes.Fitting.none
    var pinsHeader = false
    var pinsFooter = false
    /// Whether the ends stand inside of the insets, as those of lists do.
    var insetsEnds = false
}
#endif
