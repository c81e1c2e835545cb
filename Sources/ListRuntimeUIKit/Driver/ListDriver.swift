import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Drives a list view from a state: all of `ListTable` and `ListCollection` that does not depend on the kind of view.
///
/// It conforms to nothing: the generated subclass states the conformances and answers the list view from `applied`. Its
/// bases answer the two counts.
/// Whatever changes is collected and applied in one pass at the end of the turn of the run loop, newest state last;
/// changes made while a pass runs come in the next one. `flush()` applies at once.
@preconcurrency @MainActor
open class ListDriver<State: ListState, Context, View: ListView>: NSObject {
    /// What the list view shows: the list, and its computed rows as they were evaluated. Its rows come, go, move and
    /// change inside batch updates, with a reload or after a move by hand, so counts and look-ups agree with the view. One
    /// row that is changed by its identity has its new content here at once, where no newer state waits; the list view is
    /// told the old one until the next batch.
    @inlinable public final var applied: State { states.applied }
    @usableFromInline final let states: ListStates<State, View.RowAnimation>
    /// The list view that was given last.
    final weak var attachedView: View?
    /// The list view, as long as it asks this list for its rows: what another list has taken over is not touched.
    final var listView: View? {
        MainQueue.check()
        return attachedView.flatMap { isSource(of: $0) ? $0 : nil }
    }
    /// The animation of updates that do not name their own.
    public final var animation: View.RowAnimation
    /// From when on an update is too large, or an interaction too long, to be treated as usual.
    public final var limits = ListLimits() {
        didSet { holds.setLimit(limits.interactionSeconds) }
    }
    /// What is done about rows with equal identities.
    public final var duplicatePolicy = DuplicatePolicy.report {
        didSet {
            states.forgetIndex()
            checkDuplicates()
        }
    }
    /// Called for faults in the data that the list worked around. Writes to the log in debug builds by default, and does
    /// nothing in release builds.
    ///
    /// `ListReport.released` comes when the list is gone: a closure captures the list and its owner weakly.
    public final var onReport: (ListReport) -> Void {
        get { reporting.receiver }
        set { reporting.receiver = newValue }
    }
    final let reporting = Reporting()

    /// The reuse identifiers that rows have said.
    final var rowIdentifiers = RowIdentifiers()
    final var contexts: ContextValues<Context>
    /// The lists in cells of this one, and the one in a cell of which this is.
    final lazy var nested = NestedLists<State>()
    final var scheduler = Scheduler<State.RowIdentity>()
    final var holds = PassHolds<State.RowIdentity>()
    @exclusivity(unchecked) @usableFromInline final var filling = CellFilling()
    /// What was asked of rows that are not there yet.
    final var requests = RowRequests<State.RowIdentity, View.ScrollPosition>()
    final var headers = SectionHeaders<State.SectionIdentity>()
    final var ownedCells = OwnedCells<State.RowIdentity>()
    final var named = NamedRows<State.RowIdentity>()
    /// The titles of the index that the view was told last; nil if it has not asked.
    final var toldIndexTitles: [String]?
    @exclusivity(unchecked) @usableFromInline final var configured = ConfiguredCells<
        View.ListViewCell, State.RowValue, State.RowIdentity, State.RowStamp
    >()
    final var heights = RowHeights()
    /// The declared content of the objects whose heights are kept: one stamp a row, as large as what it declares.
    final var heightStamps = RowValues<State.RowStamp?>(empty: nil)

    /// - Parameters:
    ///   - state: The first state.
    ///   - context: What cells are filled with in addition to their rows.
    ///   - animation: The animation of updates.
    init(state: State.ListValue, context: Context, animation: View.RowAnimation) {
        states = ListStates(state)
        contexts = ContextValues(context)
        self.animation = animation
        super.init()
    }

    // MARK: Overridden by generated code

    /// The filled cell of a row, or its kind, as the request asks.
    @_spi(Generated) open func makeCell(
        for row: State.RowValue, at indexPath: IndexPath, _ request: ListCellRequest<View>
    ) -> View.ListViewCell? { nil }

    /// The same at a place of a state; overridden where that decides which cell a row needs.
    @_spi(Generated) open func makeCell(
        for row: State.RowValue, at indexPath: IndexPath, in state: State, _ request: ListCellRequest<View>
    ) -> View.ListViewCell? { makeCell(for: row, at: indexPath, request) }

    /// The cell that a row needs now: what it is made by tells.
    @_spi(Generated) open func kind(of row: State.RowValue) -> RowKind {
        let start = IndexPath(row: 0, section: 0)
        _ = makeCell(for: row, at: start, ListCellRequest(start, filling.kindAnswer))
        return filling.kindAnswer.take()
    }

    /// The cell that a row needs at a place of a state, which is the applied one or one that is compared with it.
    @_spi(Generated) open func kind(of row: State.RowValue, at indexPath: IndexPath, in state: State) -> RowKind {
        guard kindsReadPlace else { return kind(of: row) }
        _ = makeCell(for: row, at: indexPath, in: state, ListCellRequest(indexPath, filling.kindAnswer))
        return filling.kindAnswer.take()
    }

    /// True if the section of a row, or its place in it, decides which cell it needs.
    @_spi(Generated) open var kindsReadPlace: Bool { false }

    /// The height of a row; nil for that of the list view.
    @_spi(Generated) open func height(
        of row: State.RowValue, at indexPath: IndexPath, _ request: inout HeightRequest
    ) -> CGFloat? { nil }

    /// The call that computes the height of a row off the main actor; nil if that is not allowed.
    @_spi(Generated) open func detachedHeight(of row: State.RowValue, width: CGFloat) -> (@Sendable () -> CGFloat)? {
        nil
    }

    /// The height that is said to be expected of a row; nil if nobody says one.
    @_spi(Generated) open func estimatedHeight(of row: State.RowValue, at indexPath: IndexPath) -> CGFloat? { nil }

    /// True if a height reads metrics beyond the width.
    @_spi(Generated) open var heightsReadMetrics: Bool { false }

    /// True if a height or size reads the height of the list.
    @_spi(Generated) open var heightsReadListHeight: Bool { heightsReadMetrics }

    /// True if what some rows show is loaded by their ids.
    @_spi(Generated) open var loadsRows: Bool { false }

    /// Forgets what is loaded for a row; false for one that is not loaded.
    @_spi(Generated) open func forgetLoaded(_ row: State.RowValue) -> Bool { false }

    /// Forgets what is loaded for all other rows.
    @_spi(Generated) open func keepLoaded(_ rows: [State.RowValue]) {}

    /// True for sections whose header or footer is filled from the context.
    @_spi(Generated) open func headerReadsContext(inSection section: Int) -> Bool { false }

    /// Which of its headers a section has; nil without one. Overridden by generated code where the state decides it.
    @_spi(Generated) open func headerKind(inSection section: Int) -> HeaderKind? { nil }

    /// The same of its footers.
    @_spi(Generated) open func footerKind(inSection section: Int) -> HeaderKind? { nil }

    /// What is shown while the list has no rows; nil if nothing is said of it. Overridden by generated code.
    @_spi(Generated) open func emptyContent() -> EmptyContent? { nil }

    /// Fills the header and the footer of a section again where they are on screen.
    ///
    /// A header that was hidden because its section was empty needs no call: the list view asks for all sizes again
    /// in each batch, and for a view or title where one comes on screen.
    @_spi(Generated) open func refreshHeader(at section: Int, in view: View) {}

    /// What a swipe of a row offers; nil if nothing is said of it.
    @_spi(Generated) open func swipe(
        of row: State.RowValue, _ request: SwipeRequest<State>
    ) -> UISwipeActionsConfiguration? { nil }

    /// The menu of a row; nil for none.
    @_spi(Generated) open func menu(
        of row: State.RowValue, _ request: MenuRequest<State>
    ) -> UIContextMenuConfiguration? { nil }

    /// The menu of several rows that are selected, of a collection view; nil for none.
    @_spi(Generated) open func menu(ofRows rows: [State.RowValue], _ request: MenuRequest<State>)
        -> UIContextMenuConfiguration?
    { nil }

    /// The view of a cell that a menu or a drag lifts; nil for all of it.
    @_spi(Generated) open func lifted(of cell: View.ListViewCell) -> UIView? { nil }

    /// The same as UIKit is told it; overridden if the cell says more than a view.
    @_spi(Generated) open func liftPreview(of cell: View.ListViewCell) -> UITargetedPreview? {
        preview(lifting: lifted(of: cell))
    }

    /// Whether a row may be highlighted and selected.
    @_spi(Generated) open func selects(_ row: State.RowValue, at indexPath: IndexPath) -> Bool { true }

    /// Whether a state says that a row is chosen.
    @_spi(Generated) open func isChosen(_ row: State.RowValue, in state: State) -> Bool { false }

    /// Whether a row can be moved by hand.
    @_spi(Generated) open func canMove(_ row: State.RowValue, at indexPath: IndexPath) -> Bool { false }

    /// Makes a move by hand in a list, and nothing else; doing nothing declines it.
    @_spi(Generated) open func take(_ move: RowMove<State>, _ list: inout State.ListValue) {}

    /// The title of a section in the index at the side of the list; nil for none.
    @_spi(Generated) open func indexTitle(ofSection section: Int) -> String? { nil }

    /// What a row is dragged as; none if it is not to be dragged.
    @_spi(Generated) open func dragItems(of row: State.RowValue, at indexPath: IndexPath) -> [UIDragItem] { [] }

    // MARK: Overridden for each kind of list view, here only; `ListTable` says why they can be named from outside

    /// Whose words a violation of UIKit's rules is told in.
    @usableFromInline var wording: BatchWording { .tableView }
    @usableFromInline var noAnimation: View.RowAnimation { animation }

    /// Whether the view scrolls from left to right.
    @usableFromInline func scrollsSideways(_ view: View) -> Bool { false }
    /// The object that takes the place of this one as the delegate of the view; nil if none does.
    @usableFromInline func otherDelegate(of view: View) -> AnyObject? { nil }
    /// Whether the view asks this object for its rows.
    @usableFromInline func isSource(of view: View) -> Bool { false }
    @usableFromInline func rowCount(inSection section: Int, of view: View) -> Int { 0 }
    @usableFromInline func visiblePaths(in view: View) -> [IndexPath] { [] }
    @usableFromInline func selectedPaths(in view: View) -> [IndexPath] { [] }
    /// Whether the user can select several rows now.
    @usableFromInline func allowsMultipleSelection(in view: View) -> Bool { false }
    @usableFromInline func path(at point: CGPoint, in view: View) -> IndexPath? { nil }
    /// The index of the section whose header or footer a view is.
    @usableFromInline func index(ofSectionWith end: UIView, in view: View) -> Int? { nil }
    @usableFromInline func rect(ofRowAt indexPath: IndexPath, in view: View) -> CGRect { .zero }
    /// The cell that a row keeps, on screen or not; nil if it keeps none, or none is made yet.
    @usableFromInline func keptCell(of id: State.RowIdentity) -> View.ListViewCell? { nil }
    @usableFromInline func shownCell(at indexPath: IndexPath, in view: View) -> View.ListViewCell? { nil }
    /// The width of a row; nil if it is as wide as the view.
    @usableFromInline func width(of row: State.RowValue, at indexPath: IndexPath, in view: View) -> CGFloat? { nil }
    /// The height of rows that are given none, and the one they are expected to have.
    @usableFromInline func defaultHeights(in view: View) -> (height: CGFloat, estimate: CGFloat) { (0, 0) }

    /// - Parameter position: Nil to scroll no further than needed.
    @usableFromInline func scroll(
        to indexPath: IndexPath, at position: View.ScrollPosition?, animated: Bool, in view: View
    ) {}
    @usableFromInline func scroll(toSection section: Int, animated: Bool, in view: View) {}
    /// - Parameter position: Nil not to scroll.
    @usableFromInline func select(
        _ indexPath: IndexPath, animated: Bool, _ position: View.ScrollPosition?, in view: View
    ) {}
    @usableFromInline func deselect(_ indexPath: IndexPath, animated: Bool, in view: View) {}

    /// Runs updates as one batch.
    @usableFromInline func performUpdates(
        in view: View, _ updates: @escaping () -> Void, completion: (() -> Void)? = nil
    ) {}
    @usableFromInline func perform(_ batch: ListBatch, _ animation: View.RowAnimation, in view: View) {}
    @usableFromInline func reconfigure(_ indexPaths: [IndexPath], in view: View) {}
    @usableFromInline func reload(_ indexPaths: [IndexPath], _ animation: View.RowAnimation, in view: View) {}
    /// Takes back a move by hand that the view has made, and that is not followed.
    @usableFromInline func undoMove(from old: IndexPath, to new: IndexPath, in view: View) {
        // The view has taken the selection along.
        let selected = selectedPaths(in: view).compactMap { selectedRow(at: $0.beforeMove(from: old, to: new)) }
        view.reloadData()
        restore(selected, in: view)
    }
    /// Sets what the view has to know before it asks for sizes.
    @usableFromInline func prepareSizes(of view: View) {}
    /// Reports a layout that asks for no sizes where marks say some.
    @usableFromInline func checkLayout(of view: View) {}
    /// Has the view ask for the sizes of all rows again, where an update does not do so by itself.
    @usableFromInline func askSizes(in view: View) {}
    /// Whether the layout of sections depends on something that a pass changes.
    @usableFromInline func readsLayout(state: Bool, context: Bool) -> Bool { false }
    /// Has the view ask for the layout of sections again, in the batch of a pass.
    @usableFromInline func invalidateSections(in view: View) {}

    /// Whether a section scrolls by itself, across the list: its rows tell little of how far the list is scrolled.
    @usableFromInline func scrollsByItself(_ section: Int) -> Bool { false }
    /// Has the view ask for the titles of the index at its side, which it does not do after a batch.
    /// - Parameter isDue: Whether sections have changed; else only titles may have.
    @usableFromInline func reloadIndexTitles(in view: View, isDue: Bool) {}
    /// Fills headers and footers again, and has those come or go that have to.
    @usableFromInline func refreshHeaders(of sections: Set<Int>, in view: View) {}
    /// Sets the views above and below all rows again, outside of any update.
    /// - Parameter asks: Whether it asks for them first; else only their heights may have changed.
    @usableFromInline func refreshEnds(in view: View, asks: Bool) {}

    @usableFromInline func forgetCellsOfOldRows() {}
    /// Whether somebody types in such a view.
    @usableFromInline var holdsResponderInEnd: Bool { false }
}
