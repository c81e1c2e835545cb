import HeadlessUIKit

/// A grid with a compositional layout, 320 points wide and 400 high.
@MainActor
struct Compositional {
    let grid: Grid

    init(
        _ counts: [Int], configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
        kind: String = "kind",
        _ section: @escaping (Int) -> NSCollectionLayoutSection
    ) {
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, _ in section(index) }, configuration: configuration)
        let words = counts.enumerated().map { section, count in (0..<count).map { "\(section)-\($0)" } }
        grid = Grid(words)
        grid.view.register(TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        grid.view.setCollectionViewLayout(layout, animated: false)
    }

    var view: UICollectionView { grid.view }

    /// The frames of all items of a section, on screen or not.
    func frames(_ section: Int = 0) -> [CGRect] {
        (0..<view.numberOfItems(inSection: section)).compactMap {
            view.layoutAttributesForItem(at: grid.path($0, section))?.frame
        }
    }

    static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    static func item(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

    /// A section of horizontal groups.
    static func rows(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, of items: [NSCollectionLayoutItem],
        spacing: NSCollectionLayoutSpacing? = nil, edges: NSCollectionLayoutEdgeSpacing? = nil
    ) -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(width, height), subitems: items)
        group.interItemSpacing = spacing
        group.edgeSpacing = edges
        return NSCollectionLayoutSection(group: group)
    }

    static func header(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), height), elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top)
    }
}

extension HeadlessScreen.Frame {
    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
