#if !canImport(UIKit)
import Foundation

/// A table that lays out on `layoutIfNeeded()`, calls its data source and delegate as UIKit does and reports
/// broken rules to `UIKitRules`. `headless` plays the user and shows what is on the screen.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            indexTitles = nil
            invalidateData()
        }
    }
    open override weak var delegate: (any UIScrollViewDelegate)? {
        get { super.delegate }
        set {
            super.delegate = newValue
            invalidateData()
        }
    }
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    open var isPrefetchingEnabled = true

    // Heights.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { estimateAgain() } }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { estimateAgain() } }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { estimateAgain() } }
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { estimateAgain() } }
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// Kept, not applied.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
    /// Kept, not applied.
    open var fillerRowHeight: CGFloat = 0

    // Looks.
    open var tableHeaderView: UIView? {
        didSet { headerRoom = replace(oldValue, by: tableHeaderView, "tableHeaderView") }
    }
    open var tableFooterView: UIView? {
        didSet { footerRoom = replace(oldValue, by: tableFooterView, "tableFooterView") }
    }
    open var backgroundView: UIView?
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    open var cellLayoutMarginsFollowReadableWidth = false
    open var insetsContentViewsToSafeArea = true
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexMinimumDisplayRowCount = 0

    // Selection and editing.
    open var allowsSelection = true
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection { keepOneSelected() } }
    }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var dragInteractionEnabled = true
    /// Whether the user drags a row that the drag delegate gave items for.
    open internal(set) var hasActiveDrag = false
    /// Nothing is dropped here.
    open var hasActiveDrop: Bool { false }
    var isMovingRow = false
    private var editing = false
    var selectedPaths: [IndexPath] = []

    /// How high these views were when they were set: the rows make room for that, whatever becomes of the views.
    var headerRoom: CGFloat = 0
    var footerRoom: CGFloat = 0

    // What is known of the rows and shown of them.
    var cellPool = ReusePool<String, UITableViewCell>(noun: "cell")
    var viewPool = ReusePool<String, UITableViewHeaderFooterView>(noun: "view")
    var layout: TableLayout?
    var shown: [IndexPath: UITableViewCell] = [:]
    var held: [IndexPath: UITableViewCell] = [:]
    var shownHeaders: [Int: UIView] = [:]
    var shownFooters: [Int: UIView] = [:]
    var isReloading = false
    var generation = 0
    var isLayingOut = false
    var cellRequest: CellForRowCall?
    var prefetched = PrefetchWindow()
    var preparesCellsAhead = false
    var prepared: [PreparedEnd: UIView] = [:]
    /// The titles of the index at the side, which are asked for once; nil until then.
    var indexTitles: [String]?
    var leaving: [IndexPath: UITableViewCell] = [:]
    /// Cells that leave the screen when the animation of the running update ends.
    var vanishing: [UITableViewCell] = []

    // Updates.
    var session = UpdateSession()
    var log: [HeadlessUpdate] = []

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Forgets counts, heights and selection. The data source is asked at the next layout, or by the next
    /// call that needs to know.
    open func reloadData() {
        noteReload()
        indexTitles = nil
        invalidateData()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutInPasses()
    }

    /// The views above and below the rows may have been set again while they were laid out.
    open override func layoutIfNeeded() {
        super.layoutIfNeeded()
        for _ in 0..<4 where needsLayout && !isLayingOut && !session.isOpen { super.layoutIfNeeded() }
    }

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard self.editing != editing else { return }
        self.editing = editing
        selectedPaths = []
        for path in shown.keys.sorted() { prepareState(of: shown[path], at: path) }
    }

    override func frameDidChange(from old: CGRect) {
        super.frameDidChange(from: old)
        if old.width != frame.width { measureAgain() }
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        measureAgain()
    }

    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    func invalidateData() {
        layout = nil
        forgetData()
        setNeedsLayout()
    }

    /// For another width or text size. An update asks by itself.
    private func measureAgain() {
        invalidateHeights()
        if !session.isOpen { askExactHeights() }
    }

    func invalidateHeights() {
        layout?.forgetHeights()
        setNeedsLayout()
    }

    /// The height that the new view has.
    private func replace(_ old: UIView?, by new: UIView?, _ name: String) -> CGFloat {
        if session.isOpen { UIKitRules.reportSetInUpdate(name) }
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        setNeedsLayout()
        return new?.frame.height ?? 0
    }
}
#endif
