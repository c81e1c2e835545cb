import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Drives a table view from a state: the base of every generated table.
///
/// It conforms to nothing: the generated subclass states the conformances and answers the table view from `applied`.
/// Whatever changes is collected and applied in one pass at the end of the turn of the run loop, newest state last;
/// changes made while a pass runs come in the next one. `flush()` applies at once.
@preconcurrency @MainActor
open class ListTable<State: ListState, Context>: NSObject {
    /// What the table view shows: the list, and its computed rows as they were evaluated. It advances inside batch
    /// updates only, so counts and look-ups agree with the view.
    public internal(set) final var applied: State { didSet { appliedVersion &+= 1 } }
    /// The table view; held weakly.
    public internal(set) final weak var tableView: UITableView?
    /// The animation of updates that do not name their own.
    public final var animation: UITableView.RowAnimation
    /// An update that inserts, deletes and moves more than this reloads the table view instead of animating it.
    public final var changeLimit = 2_000
    /// From that many rows on, those before and after together, `await apply` compares away from the main actor.
    public final var comparisonLimit = 10_000
    /// Called for faults in the data that the list worked around. Writes to the log in debug builds by default.
    public final var onReport: (ListReport) -> Void = { report in
        #if DEBUG
        NSLog("%@", report.description)
        #endif
    }

    final var storedContext: Context
    /// Counts what the applied state has been.
    final var appliedVersion = 0
    final var comparisons = 0
    final var pending = PendingWork<State>()
    /// The state that the running pass leads to.
    final var inFlight: State?
    final var isUpdating = false
    /// How many cells are being filled; UIKit takes no update meanwhile.
    final var fillDepth = 0
    final var isScheduled = false
    final var interactions: Set<ListInteraction> = []
    /// What the work in `pending` waits for, beside the end of the turn.
    final var waiting = Waiting()
    /// True while a pass runs that waits for no interaction.
    final var isInterrupting = false
    final var isPolling = false
    /// The newest content of rows while the structure waits.
    final var ahead: ContentAhead<State>?
    final var index: RowIndex<State>?
    final var configured = ConfiguredCells<State.RowValue, State.RowIdentity, State.RowStamp>()
    final var completions = CompletionQueue()
    final var heights = RowHeights<State>()

    /// - Parameters:
    ///   - state: The first state.
    ///   - context: What cells are filled with beside their rows.
    ///   - animation: The animation of updates.
    public init(state: State.ListValue, context: Context, animation: UITableView.RowAnimation = .automatic) {
        applied = State(evaluating: state)
        storedContext = context
        self.animation = animation
        super.init()
    }

    // MARK: Overridden by generated code

    /// The filled cell of a row.
    open func makeCell(for row: State.RowValue, at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// The reuse identifier of the cell that a row needs now. Where it changes, the row is reloaded, not reconfigured.
    open func reuseIdentifier(for row: State.RowValue) -> String { "" }

    /// True for rows whose cell is filled from the context.
    open func readsContext(_ row: State.RowValue) -> Bool { false }

    /// True for rows whose cell is filled from its position or its neighbours; those on screen are reconfigured when
    /// rows of their section change.
    open func readsSurroundings(_ row: State.RowValue) -> Bool { false }

    /// True for rows whose cell is filled from the value of its section; those on screen are reconfigured whenever a
    /// state is set.
    open func readsSection(_ row: State.RowValue) -> Bool { false }

    /// The height of a row; nil for that of the table view.
    open func height(
        of row: State.RowValue, at indexPath: IndexPath, _ request: inout HeightRequest
    ) -> CGFloat? { nil }

    /// The call that computes the height of a row off the main actor; nil where that is not allowed.
    open func detachedHeight(of row: State.RowValue, width: CGFloat) -> (@Sendable () -> CGFloat)? { nil }

    /// The height that is said to be expected of a row; nil where nobody says one.
    open func estimatedHeight(of row: State.RowValue, at indexPath: IndexPath) -> CGFloat? { nil }

    /// True where a height reads metrics beyond the width.
    open var heightsReadMetrics: Bool { false }

    /// True for sections whose header or footer is filled from the context.
    open func headerReadsContext(inSection section: Int) -> Bool { false }

    /// Fills the header and the footer of a section again where they are on screen.
    ///
    /// A header that was hidden because its section was empty needs no call: the table view asks for all heights again
    /// in each batch, and for a view or title where one comes on screen.
    open func refreshHeader(at section: Int, in tableView: UITableView) {}
}
