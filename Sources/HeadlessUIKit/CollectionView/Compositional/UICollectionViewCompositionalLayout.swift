#if !canImport(UIKit)
import Foundation

/// Lists as UIKit lays them out; other sections as a stack of items of full breadth, each as long as its group.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var sections: [NSCollectionLayoutSection] = []

    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }
    public required init?(coder: NSCoder) { nil }

    /// A list: rows as high as their content, headers and footers, swipes.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let axis: FlowAxis = configuration.scrollDirection == .vertical ? .vertical : .horizontal
        let environment = CollectionLayoutEnvironment(collectionView)
        sections = []
        let metrics = collectionView.knownCounts.enumerated().map { index, count in
            let section = provider(index, environment) ?? NSCollectionLayoutSection(group: .row)
            sections.append(section)
            var metrics = section.metrics(
                count: count, axis: axis, container: collectionView.contentBounds.size,
                isLast: index == collectionView.knownCounts.count - 1, spacing: configuration.interSectionSpacing)
            apply(section: index, to: &metrics)
            return metrics
        }
        geometry = FlowGeometry(metrics, axis: axis, breadth: axis.across(collectionView.contentBounds.size))
    }

    private func apply(section: Int, to metrics: inout FlowMetrics) {
        guard !fitted.isEmpty else { return }
        for item in metrics.itemSizes.indices {
            let key = ElementKey(kind: nil, path: IndexPath(item: item, section: section))
            if let size = fitted[key] { metrics.itemSizes[item] = size }
        }
        let path = IndexPath(item: 0, section: section)
        metrics.header = fitted[ElementKey(kind: metrics.headerKind, path: path)] ?? metrics.header
        metrics.footer = fitted[ElementKey(kind: metrics.footerKind, path: path)] ?? metrics.footer
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { $0.preparedBounds.size != newBounds.size } ?? false
    }

    override func swipeActions(at path: IndexPath, edge: HeadlessSwipe.Edge) -> UISwipeActionsConfiguration? {
        guard sections.indices.contains(path.section), let list = sections[path.section].list else { return nil }
        switch edge {
        case .leading: return list.leadingSwipeActionsConfigurationProvider?(path)
        case .trailing: return list.trailingSwipeActionsConfigurationProvider?(path)
        }
    }
}
#endif
