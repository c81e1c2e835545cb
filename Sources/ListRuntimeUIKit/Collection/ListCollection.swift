import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Drives a collection view from a state, as `ListTable` drives a table view: a row of the state is an item.
///
/// The layout is the app's. If it is a flow layout, `size(at:in:)` answers it from the heights that are kept.
@preconcurrency @MainActor
open class ListCollection<State: ListState, Context>: ListDriver<State, Context, UICollectionView> {
    /// The layout that asks this list for its sections.
    final weak var sectionLayouts: UICollectionViewLayout?
    /// Tells of the height of the view, where a size reads it.
    final weak var heightObserver: HeightObserver?
    /// The lengths of headers and footers that were measured.
    final var measuredEnds: [State.SectionIdentity: [MeasuredEnd: CGFloat]] = [:]
    /// What was laid out last, by the index that each section had then.
    final var laidOutSections: [Int: LaidOutSection] = [:]

    /// - Parameters:
    ///   - state: The first state.
    ///   - context: What cells are filled with in addition to their rows.
    ///   - animation: The animation of updates.
    public override init(
        state: State.ListValue, context: Context, animation: CollectionAnimation = .automatic
    ) {
        super.init(state: state, context: context, animation: animation)
    }

    /// The collection view; held weakly.
    public final var collectionView: UICollectionView? { listView }

    // MARK: What every collection answers alike; `ListTable` says why it is here

    /// How many sections are shown.
    #if canImport(ObjectiveC)
    @objc(numberOfSectionsInCollectionView:)
    #endif
    @_spi(Generated) open func numberOfSections(in collectionView: UICollectionView) -> Int { applied.sectionCount }

    /// How many items of a section are shown.
    #if canImport(ObjectiveC)
    @objc(collectionView:numberOfItemsInSection:)
    #endif
    @_spi(Generated) open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        applied.rowCount(inSection: section)
    }

    // MARK: Overridden by generated code

    /// The filled header, footer or other supplementary view of a place, dequeued for it.
    @_spi(Generated) open func makeSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath, in collectionView: UICollectionView
    ) -> UICollectionReusableView {
        declaredView(ofKind: kind, at: indexPath, in: collectionView)
    }

    /// The filled header of a section; nil without one.
    @_spi(Generated) open func makeHeader(inSection section: Int, _ request: SupplementaryRequest)
        -> UICollectionReusableView?
    { nil }

    /// The filled footer of a section; nil without one.
    @_spi(Generated) open func makeFooter(inSection section: Int, _ request: SupplementaryRequest)
        -> UICollectionReusableView?
    { nil }

    /// How long the header of a section is along the scrolling; nil without one.
    @_spi(Generated) open func headerLength(inSection section: Int) -> SectionEnds.Length? { nil }

    /// The same of its footer.
    @_spi(Generated) open func footerLength(inSection section: Int) -> SectionEnds.Length? { nil }

    /// What the layout calls the header of a section.
    @_spi(Generated) open func headerElementKind(inSection section: Int) -> String {
        UICollectionView.elementKindSectionHeader
    }

    /// What it calls the footer.
    @_spi(Generated) open func footerElementKind(inSection section: Int) -> String {
        UICollectionView.elementKindSectionFooter
    }

    /// True if rows have swipes: the layout asks for them, not the delegate.
    @_spi(Generated) open var offersSwipes: Bool { false }

    /// The width of an item of a flow layout; nil for that of the layout. It is asked often: to be computed from the
    /// metrics, say. Heights are computed and kept for it.
    @_spi(Generated) open func width(of row: State.RowValue, at indexPath: IndexPath) -> CGFloat? { nil }

    /// Who says how large items are. `.declared` and `.measured` set the estimated size of a flow layout.
    @_spi(Generated) open var itemSizing: ItemSizing { .ofLayout }

    /// The size of an item, said as a whole; nil for one whose width follows from columns, or that is the layout's.
    @_spi(Generated) open func size(
        of row: State.RowValue, at indexPath: IndexPath, _ request: inout HeightRequest
    ) -> CGSize? { nil }

    /// The arrangement of the items of a section in a flow layout.
    @_spi(Generated) open func grid(inSection section: Int) -> SectionGrid { SectionGrid() }

    /// Whether a row takes all columns of its section.
    @_spi(Generated) open func spansColumns(_ row: State.RowValue) -> Bool { false }

    @_spi(Generated) open override var heightsReadListHeight: Bool { false }

    /// The layout of a section, where `useSectionLayouts` made the layout of the view. It is asked while the collection
    /// view lays out, and has to answer from `applied`.
    @_spi(Generated) open func layout(of section: State.SectionIdentity, at index: Int) -> SectionLayout { .list() }

    /// The header and footer that a section has in such a layout.
    @_spi(Generated) open func ends(ofSection index: Int) -> SectionEnds {
        SectionEnds(
            header: headerLength(inSection: index)?.ifPositive, footer: footerLength(inSection: index)?.ifPositive)
    }

    /// What `layout(of:at:)` reads: if it changes, the layout is asked for again.
    @_spi(Generated) open var layoutReads: SectionLayout.Reads { [] }

    // MARK: What a collection view does in its own way

    // `ListTable` says why these can be named from outside.

    @usableFromInline override var wording: BatchWording { .collectionView }

    @usableFromInline override var noAnimation: CollectionAnimation { .none }

    @usableFromInline override func scrollsSideways(_ view: UICollectionView) -> Bool {
        switch view.collectionViewLayout {
        case let layout as UICollectionViewFlowLayout: layout.scrollDirection == .horizontal
        case let layout as UICollectionViewCompositionalLayout: layout.configuration.scrollDirection == .horizontal
        default: false
        }
    }

    @usableFromInline override func isSource(of view: UICollectionView) -> Bool { view.dataSource === self }

    @usableFromInline override func otherDelegate(of view: UICollectionView) -> AnyObject? {
        guard self is any UICollectionViewDelegate, let delegate = view.delegate, delegate !== self else { return nil }
        return delegate
    }

    @usableFromInline override func rowCount(inSection section: Int, of view: UICollectionView) -> Int {
        view.numberOfItems(inSection: section)
    }

    @usableFromInline override func visiblePaths(in view: UICollectionView) -> [IndexPath] {
        view.indexPathsForVisibleItems.sorted()
    }

    @usableFromInline override func selectedPaths(in view: UICollectionView) -> [IndexPath] {
        view.indexPathsForSelectedItems ?? []
    }

    @usableFromInline override func allowsMultipleSelection(in view: UICollectionView) -> Bool {
        view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
    }

    @usableFromInline override func path(at point: CGPoint, in view: UICollectionView) -> IndexPath? {
        view.indexPathForItem(at: point)
    }

    @usableFromInline override func index(ofSectionWith end: UIView, in view: UICollectionView) -> Int? {
        (0..<view.numberOfSections).first { section in
            [headerElementKind(inSection: section), footerElementKind(inSection: section)].contains {
                view.supplementaryView(forElementKind: $0, at: IndexPath(item: 0, section: section)) === end
            }
        }
    }

    @usableFromInline override func rect(ofRowAt indexPath: IndexPath, in view: UICollectionView) -> CGRect {
        view.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    }

    @usableFromInline override func shownCell(at indexPath: IndexPath, in view: UICollectionView)
        -> UICollectionViewCell?
    {
        view.cellForItem(at: indexPath)
    }

    @usableFromInline override func width(of row: State.RowValue, at indexPath: IndexPath, in view: UICollectionView)
        -> CGFloat?
    {
        itemWidth(of: row, at: indexPath, room(inSection: indexPath.section, in: view), in: view)
    }

    @usableFromInline override func defaultHeights(in view: UICollectionView) -> (height: CGFloat, estimate: CGFloat) {
        let height = itemSize(in: view).height
        return (height, height)
    }

    @usableFromInline override func scroll(
        to indexPath: IndexPath, at position: UICollectionView.ScrollPosition?, animated: Bool,
        in view: UICollectionView
    ) {
        if let position {
            view.scrollToItem(at: indexPath, at: position, animated: animated)
        } else {
            // Without a position a collection view does not scroll at all.
            view.scrollRectToVisible(rect(ofRowAt: indexPath, in: view), animated: animated)
        }
    }

    @usableFromInline override func scroll(toSection section: Int, animated: Bool, in view: UICollectionView) {
        if rowCount(inSection: section, of: view) > 0 {
            let position: UICollectionView.ScrollPosition = scrollsSideways(view) ? .left : .top
            view.scrollToItem(at: IndexPath(row: 0, section: section), at: position, animated: animated)
        } else if let header = endAttributes(headerElementKind(inSection: section), section, in: view) {
            view.scrollRectToVisible(header.frame, animated: animated)
        }
    }

    @usableFromInline override func select(
        _ indexPath: IndexPath, animated: Bool, _ position: UICollectionView.ScrollPosition?, in view: UICollectionView
    ) {
        view.selectItem(at: indexPath, animated: animated, scrollPosition: position ?? [])
    }

    @usableFromInline override func deselect(_ indexPath: IndexPath, animated: Bool, in view: UICollectionView) {
        view.deselectItem(at: indexPath, animated: animated)
    }

    @usableFromInline override func performUpdates(
        in view: UICollectionView, _ updates: @escaping () -> Void, completion: (() -> Void)? = nil
    ) {
        view.performBatchUpdates(updates) { _ in completion?() }
    }

    @usableFromInline override func perform(
        _ batch: ListBatch, _ animation: CollectionAnimation, in view: UICollectionView
    ) {
        if !batch.sectionDeletes.isEmpty { view.deleteSections(IndexSet(batch.sectionDeletes)) }
        if !batch.sectionInserts.isEmpty { view.insertSections(IndexSet(batch.sectionInserts)) }
        for move in batch.sectionMoves { view.moveSection(move.from, toSection: move.to) }
        if !batch.rowDeletes.isEmpty { view.deleteItems(at: batch.rowDeletes.map { IndexPath($0) }) }
        if !batch.rowInserts.isEmpty { view.insertItems(at: batch.rowInserts.map { IndexPath($0) }) }
        for move in batch.rowMoves { view.moveItem(at: IndexPath(move.old), to: IndexPath(move.new)) }
        if !batch.rowReloads.isEmpty { view.reloadItems(at: batch.rowReloads.map { IndexPath($0) }) }
    }

    @usableFromInline override func reconfigure(_ indexPaths: [IndexPath], in view: UICollectionView) {
        view.reconfigureItems(at: indexPaths)
        if indexPaths.contains(where: { hasOtherSize($0, in: view) }) { askSizes(in: view) }
    }

    @usableFromInline override func reload(
        _ indexPaths: [IndexPath], _ animation: CollectionAnimation, in view: UICollectionView
    ) {
        view.reloadItems(at: indexPaths)
        askSizes(in: view)
    }

    @usableFromInline override func undoMove(from old: IndexPath, to new: IndexPath, in view: UICollectionView) {
        // It counts its items before the call returns: a reload would come too late.
        view.performBatchUpdates { view.moveItem(at: new, to: old) }
    }

    @usableFromInline override func prepareSizes(of view: UICollectionView) {
        if heightsReadListHeight { observeHeight(of: view) }
        guard itemSizing != .ofLayout, let layout = flowLayout(of: view) else { return }
        let isMeasured = itemSizing == .measured
        // Interface Builder sets one. The app may have an estimate that is better than none.
        guard isMeasured == (layout.estimatedItemSize == .zero) else { return }
        layout.estimatedItemSize = isMeasured ? UICollectionViewFlowLayout.automaticSize : .zero
    }

    @usableFromInline override func checkLayout(of view: UICollectionView) {
        checkSwipes(of: view)
        guard itemSizing != .ofLayout, view.collectionViewLayout is UICollectionViewCompositionalLayout,
            heights.isFirst(.unaskedSizes)
        else { return }
        onReport(.unaskedSizes)
    }

    @usableFromInline override func askSizes(in view: UICollectionView) {
        // Other layouts measure what they show.
        flowLayout(of: view)?.invalidateLayout()
    }

    @usableFromInline override func readsLayout(state: Bool, context: Bool) -> Bool {
        (state && layoutReads.contains(.state)) || (context && layoutReads.contains(.context))
    }

    @usableFromInline override func invalidateSections(in view: UICollectionView) {
        view.collectionViewLayout.invalidateLayout()
    }

    @usableFromInline override func scrollsByItself(_ section: Int) -> Bool {
        laidOutSections[section]?.isOrthogonal ?? false
    }

    @usableFromInline override func refreshHeaders(of sections: Set<Int>, in view: UICollectionView) {
        if measuredEnds.count > applied.sectionCount { measuredEnds = [:] }
        for id in sections.compactMap(applied.section(at:)) { measuredEnds[id] = nil }
        loadChangedHeaders(of: sections, in: view)
        guard isListView(view) else { return }
        for section in sections.sorted() { refreshHeader(at: section, in: view) }
        if sections.contains(where: { hasOtherEnds($0, in: view) }) { askSizes(in: view) }
        if sections.contains(where: hasOtherEnds) { invalidateSections(in: view) }
    }
}
