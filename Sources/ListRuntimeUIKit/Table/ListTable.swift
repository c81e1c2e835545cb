import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Drives a table view from a state: the base of every generated table.
///
/// Whatever changes is collected and applied in one pass at the end of the turn of the run loop, newest state last;
/// changes made while a pass runs come in the next one. `flush()` applies at once.
@preconcurrency @MainActor
open class ListTable<State: ListState, Context>: ListDriver<State, Context, UITableView> {
    /// The views that hold what is above and below the rows.
    final var endViews: [TableEnd.Side: TableEndView] = [:]
    /// The cells of rows whose own cells are not there.
    final var emptyCells: [State.RowIdentity: EmptyCell] = [:]
    /// The cells that rows keep.
    final var keptCells: [State.RowIdentity: UITableViewCell] = [:]

    /// - Parameters:
    ///   - state: The first state.
    ///   - context: What cells are filled with in addition to their rows.
    ///   - animation: The animation of updates.
    public override init(
        state: State.ListValue, context: Context, animation: UITableView.RowAnimation = .automatic
    ) {
        super.init(state: state, context: context, animation: animation)
    }

    /// The table view; held weakly.
    public final var tableView: UITableView? { listView }

    /// How a row can be edited; overridden by generated code.
    @_spi(Generated) open func editing(of row: State.RowValue, at indexPath: IndexPath) -> RowEditing { [] }

    /// What is above all rows; nil if the list says nothing of it, and the app may set a view itself. Overridden by
    /// generated code.
    @_spi(Generated) open func tableHeader(in tableView: UITableView) -> TableEnd? { nil }

    /// The same of what is below all rows.
    @_spi(Generated) open func tableFooter(in tableView: UITableView) -> TableEnd? { nil }

    // MARK: What every table answers alike

    // The generated class states the conformance. UIKit finds the methods by their selectors, which a generic class has to
    // state.

    /// How many sections are shown.
    #if canImport(ObjectiveC)
    @objc(numberOfSectionsInTableView:)
    #endif
    @_spi(Generated) open func numberOfSections(in tableView: UITableView) -> Int { applied.sectionCount }

    /// How many rows of a section are shown.
    #if canImport(ObjectiveC)
    @objc(tableView:numberOfRowsInSection:)
    #endif
    @_spi(Generated) open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        applied.rowCount(inSection: section)
    }

    // MARK: What a table view does in its own way

    // Class tables of other modules name these by symbol. An internal method whose calls are all inlined has none: the
    // optimizer leaves one that ends the process in its place.

    @usableFromInline override var noAnimation: UITableView.RowAnimation { .none }

    @usableFromInline override func isSource(of view: UITableView) -> Bool { view.dataSource === self }

    @usableFromInline override func otherDelegate(of view: UITableView) -> AnyObject? {
        guard self is any UITableViewDelegate, let delegate = view.delegate, delegate !== self else { return nil }
        return delegate
    }

    @usableFromInline override func rowCount(inSection section: Int, of view: UITableView) -> Int {
        view.numberOfRows(inSection: section)
    }

    @usableFromInline override func visiblePaths(in view: UITableView) -> [IndexPath] {
        view.indexPathsForVisibleRows ?? []
    }

    @usableFromInline override func selectedPaths(in view: UITableView) -> [IndexPath] {
        view.indexPathsForSelectedRows ?? []
    }

    @usableFromInline override func allowsMultipleSelection(in view: UITableView) -> Bool {
        view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
    }

    @usableFromInline override func path(at point: CGPoint, in view: UITableView) -> IndexPath? {
        view.indexPathForRow(at: point)
    }

    @usableFromInline override func index(ofSectionWith end: UIView, in view: UITableView) -> Int? {
        (0..<view.numberOfSections).first {
            view.headerView(forSection: $0) === end || view.footerView(forSection: $0) === end
        }
    }

    @usableFromInline override func rect(ofRowAt indexPath: IndexPath, in view: UITableView) -> CGRect {
        view.rectForRow(at: indexPath)
    }

    @usableFromInline override func keptCell(of id: State.RowIdentity) -> UITableViewCell? { keptCells[id] }

    @usableFromInline override func shownCell(at indexPath: IndexPath, in view: UITableView) -> UITableViewCell? {
        view.cellForRow(at: indexPath)
    }

    @usableFromInline override func defaultHeights(in view: UITableView) -> (height: CGFloat, estimate: CGFloat) {
        (view.rowHeight, view.estimatedRowHeight)
    }

    @usableFromInline override func scroll(
        to indexPath: IndexPath, at position: UITableView.ScrollPosition?, animated: Bool, in view: UITableView
    ) {
        view.scrollToRow(at: indexPath, at: position ?? .none, animated: animated)
    }

    @usableFromInline override func scroll(toSection section: Int, animated: Bool, in view: UITableView) {
        if rowCount(inSection: section, of: view) > 0 {
            view.scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: animated)
        } else {
            view.scrollRectToVisible(view.rect(forSection: section), animated: animated)
        }
    }

    @usableFromInline override func select(
        _ indexPath: IndexPath, animated: Bool, _ position: UITableView.ScrollPosition?, in view: UITableView
    ) {
        view.selectRow(at: indexPath, animated: animated, scrollPosition: position ?? .none)
    }

    @usableFromInline override func deselect(_ indexPath: IndexPath, animated: Bool, in view: UITableView) {
        view.deselectRow(at: indexPath, animated: animated)
    }

    @usableFromInline override func performUpdates(
        in view: UITableView, _ updates: @escaping () -> Void, completion: (() -> Void)? = nil
    ) {
        scheduler.pass.noteAskedSizes()
        view.performBatchUpdates(updates) { _ in completion?() }
    }

    @usableFromInline override func perform(
        _ batch: ListBatch, _ animation: UITableView.RowAnimation, in view: UITableView
    ) {
        if !batch.sectionDeletes.isEmpty { view.deleteSections(IndexSet(batch.sectionDeletes), with: animation) }
        if !batch.sectionInserts.isEmpty { view.insertSections(IndexSet(batch.sectionInserts), with: animation) }
        for move in batch.sectionMoves { view.moveSection(move.from, toSection: move.to) }
        if !batch.rowDeletes.isEmpty { view.deleteRows(at: batch.rowDeletes.map { IndexPath($0) }, with: animation) }
        if !batch.rowInserts.isEmpty { view.insertRows(at: batch.rowInserts.map { IndexPath($0) }, with: animation) }
        for move in batch.rowMoves { view.moveRow(at: IndexPath(move.old), to: IndexPath(move.new)) }
        if !batch.rowReloads.isEmpty { view.reloadRows(at: batch.rowReloads.map { IndexPath($0) }, with: animation) }
    }

    @usableFromInline override func reconfigure(_ indexPaths: [IndexPath], in view: UITableView) {
        view.reconfigureRows(at: indexPaths)
    }

    @usableFromInline override func reload(
        _ indexPaths: [IndexPath], _ animation: UITableView.RowAnimation, in view: UITableView
    ) {
        view.reloadRows(at: indexPaths, with: animation)
    }

    @usableFromInline override func undoMove(from old: IndexPath, to new: IndexPath, in view: UITableView) {
        // The cell of the first responder does not outlive a reload.
        guard respondingRow != nil else { return super.undoMove(from: old, to: new, in: view) }
        view.performBatchUpdates { view.moveRow(at: new, to: old) }
    }

    @usableFromInline override func reloadIndexTitles(in view: UITableView, isDue: Bool) {
        guard isDue || hasOtherIndexTitles else { return }
        #if canImport(UIKit)
        let titles = #selector(UITableViewDataSource.sectionIndexTitles(for:))
        guard view.dataSource?.responds(to: titles) == true else { return }
        #endif
        view.reloadSectionIndexTitles()
    }

    @usableFromInline override func refreshHeaders(of sections: Set<Int>, in view: UITableView) {
        refreshTitles(of: sections, in: view)
    }

    @usableFromInline override func refreshEnds(in view: UITableView, asks: Bool) {
        if asks { showEnds(in: view) } else { sizeEnds(in: view) }
    }

    @usableFromInline override func forgetCellsOfOldRows() { letGoOfOldCells() }

    @usableFromInline override var holdsResponderInEnd: Bool {
        endViews.values.contains { $0.holdsFirstResponder }
    }
}
