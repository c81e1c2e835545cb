#if !canImport(UIKit)
import Foundation

/// Sections of groups of items, each section as its provider says.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var sections: [NSCollectionLayoutSection] = []
    private var asksProvider = true
    /// How far sections are scrolled across the layout.
    var orthogonalOffsets: [Int: CGFloat] = [:]

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
        let container = collectionView.contentBounds.size
        let environment = CollectionLayoutEnvironment(collectionView)
        let fitted = FittedSizes(fitted)
        let kept = sections
        sections = []
        var boundary = BoundarySolver(axis: axis, container: container, insets: .zero) {
            fitted.views[ElementKey(kind: $0, path: IndexPath(index: 0))]
        }
        boundary.measure(configuration.boundarySupplementaryItems)
        var end = boundary.lengthAtStart
        let started = collectionView.generation
        let counts = collectionView.knownCounts
        var solved: [CompositionalSection] = []
        for (index, count) in counts.enumerated() {
            let section =
                asksProvider || !kept.indices.contains(index) ? section(at: index, environment) : kept[index]
            // Who was asked may have changed the view.
            guard started == collectionView.generation else { return asksProvider = true }
            sections.append(section)
            let solver = SectionSolver(
                section: section, axis: axis, container: container, environment: environment,
                fitted: fitted.items[index] ?? [:]
            ) { fitted.views[ElementKey(kind: $0, path: IndexPath(item: 0, section: index))] }
            if index > 0 { end += configuration.interSectionSpacing }
            solved.append(solver.solve(count: count, from: end))
            end = solved[index].end
        }
        asksProvider = needsPreparation
        let length = end + boundary.lengthAtEnd
        geometry = CompositionalGeometry(
            solved, boundary: boundary.place(from: 0, content: boundary.lengthAtStart, contentEnd: end, to: length),
            axis: axis, contentSize: axis.size(length: length, breadth: axis.across(container)),
            isMirrored: axis == .vertical && collectionView.traitCollection.layoutDirection == .rightToLeft,
            offsets: orthogonalOffsets)
    }

    private var axis: FlowAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

    private func section(at index: Int, _ environment: CollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        if let section = provider(index, environment) { return section }
        UIKitRules.report(
            "Invalid section definition. Please specify a valid section definition when content is to be rendered for "
                + "a section. This is a client error.")
        return NSCollectionLayoutSection(group: .row)
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        // Cells that choose their size change no section.
        let isSizing = !context.fitted.isEmpty && !context.invalidateEverything && !context.invalidateDataSourceCounts
        if !isSizing {
            asksProvider = true
            // Sections may be others, in which cells choose their size that did not.
            collectionView?.measureShown()
        }
        // A reload forgets how far sections were scrolled.
        if context.invalidateEverything { orthogonalOffsets = [:] }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { $0.preparedBounds.size != newBounds.size } ?? false
    }

    override func reveal(_ path: IndexPath, at position: UICollectionView.ScrollPosition) {
        guard let geometry = compositional, let offset = orthogonalOffset(ofSection: path.section),
            geometry.sections[path.section].items.indices.contains(path.item),
            let orthogonal = geometry.sections[path.section].orthogonal
        else { return }
        let frame = geometry.sections[path.section].items[path.item].frame
        let across: FlowAxis = axis == .vertical ? .horizontal : .vertical
        let (start, end) = (across.start(frame), across.end(frame))
        let isVertical = axis == .vertical
        if position.contains(isVertical ? .left : .top) {
            scroll(section: path.section, to: start - orthogonal.leading)
        } else if position.contains(isVertical ? .centeredHorizontally : .centeredVertically) {
            scroll(section: path.section, to: (start + end - orthogonal.viewport) / 2)
        } else if position.contains(isVertical ? .right : .bottom) || end > offset + orthogonal.viewport {
            scroll(section: path.section, to: end - orthogonal.viewport)
        } else if start < offset {
            scroll(section: path.section, to: start)
        }
    }

    override func carry(_ mapping: BatchMapping) {
        super.carry(mapping)
        var kept: [Int: CGFloat] = [:]
        for (section, offset) in orthogonalOffsets {
            if let new = mapping.keptSection(section) { kept[new] = offset }
        }
        orthogonalOffsets = kept
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
