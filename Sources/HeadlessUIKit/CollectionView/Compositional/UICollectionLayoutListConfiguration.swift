#if !canImport(UIKit)
import Foundation

/// How a list looks, and what its rows offer when they are swiped.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    public let appearance: Appearance
    public var showsSeparators = true
    public var backgroundColor: UIColor?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The first item as a header is an item like others here.
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// The space above the header of each section; nil is none here.
    public var headerTopPadding: CGFloat?

    public init(appearance: Appearance) { self.appearance = appearance }

    /// Grouped sections keep 18 points where they have no header or footer, inset ones 20 at the sides.
    var insets: NSDirectionalEdgeInsets {
        let isGrouped = appearance == .grouped || appearance == .insetGrouped
        let side: CGFloat = appearance == .insetGrouped ? 20 : 0
        return NSDirectionalEdgeInsets(
            top: isGrouped && headerMode != .supplementary ? 18 : 0, leading: side,
            bottom: isGrouped && footerMode != .supplementary ? 18 : 0, trailing: side)
    }
    var ends: [NSCollectionLayoutBoundarySupplementaryItem] {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
        var ends: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if headerMode == .supplementary {
            ends.append(
                .init(layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
            ends[0].pinToVisibleBounds = appearance == .plain
        }
        if footerMode == .supplementary {
            ends.append(
                .init(layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return ends
    }

    /// The look of the sections.
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    /// What stands above a section.
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    /// What stands below a section.
    public enum FooterMode: Int, Sendable { case none, supplementary }
}
#endif
