#if !canImport(UIKit)
import Foundation

/// A collection view that lays out on `layoutIfNeeded()`, calls its data source, delegate and layout as UIKit does and
/// reports broken rules to `UIKitRules`. `headless` plays the user and shows what is on the screen.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { invalidateData() } }
    }
    open override weak var delegate: (any UIScrollViewDelegate)? {
        get { super.delegate }
        set {
            super.delegate = newValue
            invalidateData()
        }
    }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    open var isPrefetchingEnabled = true
    open var collectionViewLayout: UICollectionViewLayout { didSet { layoutDidChange(from: oldValue) } }
    open var backgroundView: UIView?
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // Selection and editing.
    open var allowsSelection = true
    open var allowsMultipleSelection = false { didSet { if !allowsMany { keepOneSelected() } } }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var dragInteractionEnabled = true
    /// Whether the user drags an item that the drag delegate gave items for.
    open internal(set) var hasActiveDrag = false
    /// Nothing is dropped here.
    open var hasActiveDrop: Bool { false }
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
    var selectedPaths: [IndexPath] = []
    var movement: InteractiveMovement?

    // What is known of the items and shown of them.
    var pool = ReusePool<ElementIdentifier, UICollectionReusableView>(noun: "view")
    var counts: [Int]?
    var shown: [ElementKey: UICollectionReusableView] = [:]
    var held: [ElementKey: UICollectionReusableView] = [:]
    /// Shown views whose size is to be asked again.
    var unmeasured: Set<ElementKey> = []
    /// The bounds that the layout was last asked about.
    var preparedBounds = CGRect.zero
    /// Whether the layout went from the right when it was prepared last.
    var isFlipped = false
    /// The direction in the window where it was last.
    var knownDirection: UIUserInterfaceLayoutDirection?
    /// An app is read in one direction, also by views that are in no window just now.
    open override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        let inherited = super.effectiveUserInterfaceLayoutDirection
        return window == nil ? knownDirection ?? inherited : inherited
    }
    var isReloading = true
    var generation = 0
    var isLayingOut = false
    /// Whether the layout prepares, and may not be asked where anything stands.
    var isPreparing = false
    var request: ViewRequest?
    var prefetched = PrefetchWindow()
    var preparesCellsAhead = false
    var leaving: [ElementKey: UICollectionReusableView] = [:]
    var session = UpdateSession()
    var log: [HeadlessUpdate] = []

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    /// Forgets counts, sizes and selection. The data source is asked at the next layout, or by the next call that
    /// needs to know.
    open func reloadData() {
        noteReload()
        invalidateData()
    }

    /// Changes the layout at once.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        layoutIfNeeded()
        completion?(true)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutInPasses()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        measureAgain()
        collectionViewLayout.invalidateLayout()
    }
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        collectionViewLayout.invalidateLayout()
    }

    var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
    /// Where pinned headers and footers stay.
    var pinningBounds: CGRect { bounds.inset(by: adjustedContentInset) }
    /// The room for content, at the origin.
    var contentBounds: CGRect { CGRect(origin: .zero, size: bounds.inset(by: adjustedContentInset).size) }
    /// The counts for layouts, which are asked only when they are known.
    var knownCounts: [Int] { counts ?? [] }

    func invalidateData() {
        counts = nil
        forgetData()
        collectionViewLayout.fitted = [:]
        invalidateCounts(everything: true)
    }

    func invalidateCounts(everything: Bool) {
        let context = type(of: collectionViewLayout).invalidationContextClass.init()
        context.invalidateEverything = everything
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
        setNeedsLayout()
    }

    /// Forgets the sizes that views chose and asks those on screen again.
    func measureAgain() {
        collectionViewLayout.fitted = [:]
        measureShown()
    }

    /// Asks the views on screen for their size again.
    func measureShown() { unmeasured = Set(shown.keys).union(held.keys) }

    private func layoutDidChange(from old: UICollectionViewLayout) {
        guard old !== collectionViewLayout else { return }
        old.collectionView = nil
        collectionViewLayout.collectionView = self
        for view in shown.values { view.willTransition(from: old, to: collectionViewLayout) }
        measureShown()
        collectionViewLayout.invalidateLayout()
        for view in shown.values { view.didTransition(from: old, to: collectionViewLayout) }
    }

    private func editingDidChange() {
        for (key, view) in shown { prepareState(of: view, at: key.path) }
        if !allowsMany { keepOneSelected() }
    }
}
#endif
