#if !canImport(UIKit)
import Foundation

/// A section of a compositional layout: a group, as often as there are items.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// Of a section that is a list.
    private(set) var list: UICollectionLayoutListConfiguration?
    /// The space between the content of the section and its boundaries; headers and footers are outside of it.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var interGroupSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether boundary items keep the sides of the content insets.
    open var supplementariesFollowContentInsets = true
    /// Whether the groups follow each other across the layout, and scroll there.
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

    /// The space above the header of a list.
    var topPadding: CGFloat { list?.headerMode == .supplementary ? list?.headerTopPadding ?? 0 : 0 }
}
#endif
