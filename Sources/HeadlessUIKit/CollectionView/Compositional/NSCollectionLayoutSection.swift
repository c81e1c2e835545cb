#if !canImport(UIKit)
import Foundation

/// A section of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// Of a section that is a list.
    private(set) var list: UICollectionLayoutListConfiguration?
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var interGroupSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Kept, not laid out.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: .row)
        section.list = configuration
        section.contentInsets = configuration.insets
        section.boundarySupplementaryItems = configuration.ends
        return section
    }

    /// - Parameter spacing: What stands between this section and the next.
    func metrics(count: Int, axis: FlowAxis, container: CGSize, isLast: Bool, spacing: CGFloat) -> FlowMetrics {
        var metrics = FlowMetrics()
        metrics.insets = UIEdgeInsets(
            top: contentInsets.top, left: contentInsets.leading, bottom: contentInsets.bottom,
            right: contentInsets.trailing)
        if !isLast, axis == .vertical { metrics.insets.bottom += spacing }
        if !isLast, axis == .horizontal { metrics.insets.right += spacing }
        let (before, after) = axis.across(metrics.insets)
        let breadth = max(0, axis.across(container) - before - after)
        let dimension = axis == .vertical ? group.layoutSize.heightDimension : group.layoutSize.widthDimension
        metrics.itemSizes = Array(
            repeating: axis.size(length: dimension.points(in: container), breadth: breadth), count: count)
        metrics.itemFitting = dimension.isEstimated && axis == .vertical ? .height : .none
        metrics.lineSpacing = interGroupSpacing
        metrics.insetsEnds = true
        for end in boundarySupplementaryItems {
            let length = (axis == .vertical ? end.layoutSize.heightDimension : end.layoutSize.widthDimension)
            let size = axis.size(length: length.points(in: container), breadth: breadth)
            let fitting =
                length.isEstimated && axis == .vertical ? UICollectionViewLayoutAttributes.Fitting.height : .none
            switch end.alignment {
            case .bottom, .bottomLeading, .bottomTrailing:
                (metrics.footer, metrics.footerKind) = (size, end.elementKind)
                (metrics.pinsFooter, metrics.footerFitting) = (end.pinToVisibleBounds, fitting)
            default:
                (metrics.header, metrics.headerKind) = (size, end.elementKind)
                (metrics.pinsHeader, metrics.headerFitting) = (end.pinToVisibleBounds, fitting)
            }
        }
        return metrics
    }
}
#endif
