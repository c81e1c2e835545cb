#if !canImport(UIKit)
import Foundation

/// What a section is made of, before it is laid out.
struct FlowMetrics {
    var insets = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 0
    var interitemSpacing: CGFloat = 0
    var header = CGSize.zero
    var footer = CGSize.zero
    var itemSizes: [CGSize] = []
    var itemFitting = UICollectionViewLayoutAttributes.Fitting.none
    var pinsHeader = false
    var pinsFooter = false
}
#endif
