#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension SectionLayout {
    /// Rows as high as their cells want, as in a table.
    /// - Parameters:
    ///   - appearance: How the list looks.
    ///   - configure: Changes the configuration: separators, swipes.
    public static func list(
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, configure: Configure? = nil
    ) -> SectionLayout {
        SectionLayout(.list(appearance, configure))
    }

    /// Columns of equal width, on whole pixels; what is left goes to the first ones.
    /// - Parameters:
    ///   - columns: How many there are.
    ///   - height: The height of the items; nil for as high as the highest cell of a line wants.
    ///   - spacing: Between columns and between lines.
    ///   - insets: Around the section.
    public static func grid(
        columns: Int, height: CGFloat? = nil, spacing: CGFloat = 0, insets: NSDirectionalEdgeInsets = .zero
    ) -> SectionLayout {
        let isValid = columns >= 1 && isLength(height ?? 1) && isSpacing(spacing)
        let fault = isValid ? nil : "grid(columns: \(columns), height: \(text(height)), spacing: \(spacing))"
        let columns = max(1, columns)
        let spacing = isSpacing(spacing) ? spacing : 0
        let height = height.flatMap { isLength($0) ? $0 : nil }
        return SectionLayout(
            .other { environment in
                let container = environment.container.effectiveContentSize.width - insets.leading - insets.trailing
                let room = max(0, container - spacing * CGFloat(columns - 1))
                let scale = max(1, environment.traitCollection.displayScale)
                let vertical = height.map { NSCollectionLayoutDimension.absolute($0) } ?? .estimated(estimate)
                let items = (0..<columns).map { column in
                    // The difference of two rounded edges: all together are exactly as wide as there is room.
                    let pixels = Int(room * scale)
                    let width = pixels / columns + (column < pixels % columns ? 1 : 0)
                    return NSCollectionLayoutItem(
                        layoutSize: NSCollectionLayoutSize(
                            widthDimension: .absolute(CGFloat(width) / scale), heightDimension: vertical))
                }
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: vertical), subitems: items)
                group.interItemSpacing = .fixed(spacing)
                let section = NSCollectionLayoutSection(group: group)
                section.interGroupSpacing = spacing
                section.contentInsets = insets
                return section
            }, fault: fault)
    }

    /// Items side by side that scroll sideways by themselves.
    ///
    /// How far a section is scrolled belongs to UIKit: it stays through updates, and cannot be set. A list that is nested
    /// in a cell can be restored.
    /// - Parameters:
    ///   - width: The width of an item.
    ///   - height: The height of an item.
    ///   - spacing: Between items.
    ///   - insets: Around the section.
    ///   - scrolling: Where the section comes to rest.
    public static func rail(
        width: CGFloat, height: CGFloat, spacing: CGFloat = 0, insets: NSDirectionalEdgeInsets = .zero,
        scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
    ) -> SectionLayout {
        let isValid = isLength(width) && isLength(height) && isSpacing(spacing)
        let fault = isValid ? nil : "rail(width: \(width), height: \(height), spacing: \(spacing))"
        let (width, height) = (isLength(width) ? width : estimate, isLength(height) ? height : estimate)
        let spacing = isSpacing(spacing) ? spacing : 0
        return SectionLayout(
            .other { _ in
                let size = NSCollectionLayoutSize(
                    widthDimension: .absolute(width), heightDimension: .absolute(height))
                let section = NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
                section.orthogonalScrollingBehavior = scrolling
                section.interGroupSpacing = spacing
                section.contentInsets = insets
                return section
            }, fault: fault)
    }

    /// What UIKit expects of rows that say nothing.
    private static var estimate: CGFloat { 44 }

    private static func isLength(_ length: CGFloat) -> Bool { length > 0 && length.isFinite }
    private static func isSpacing(_ spacing: CGFloat) -> Bool { spacing >= 0 && spacing.isFinite }
    private static func text(_ height: CGFloat?) -> String { height.map { "\($0)" } ?? "nil" }
}
