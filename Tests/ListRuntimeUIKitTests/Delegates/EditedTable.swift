import HeadlessUIKit
import ListRuntime
@_spi(Generated) import ListRuntimeUIKit

/// A table of numbers written by hand that answers all that a user can ask of rows; it knows rows only.
@MainActor
final class EditedTable: ListTable<NumbersState, Int>, UITableViewDataSource, UITableViewDelegate,
    UITableViewDataSourcePrefetching
{
    typealias RowID = NumbersState.RowID

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let view: UITableView
    var heard: [String] = []
    var titlesAsked = 0
    /// Whether the swipe of a row closes before the row goes.
    var interrupts = false

    init(_ sections: [[Int]]) {
        view = UITableView(frame: window.bounds, style: .plain)
        super.init(state: NumbersState(sections), context: 0)
        view.register(NumberCell.self, forCellReuseIdentifier: "number")
        view.rowHeight = 44
        view.dataSource = self
        view.delegate = self
        window.addSubview(view)
        attach(to: view)
        flush()
        view.layoutIfNeeded()
        view.headless.clearUpdates()
    }

    func remove(_ id: RowID) {
        update { state in state.sections[id.section].rows.removeAll { $0 == id.number } }
    }

    private static func take(_ move: RowMove<NumbersState>, _ state: inout NumbersState) {
        // Numbers stay in their section, and multiples of ten at its start.
        guard move.source == move.target, move.row % 10 > 0 else { return }
        move.reorder(&state.sections[move.target].rows) { RowID(section: move.target, number: $0) }
    }

    override func makeCell(for row: Int, at indexPath: IndexPath, _ request: CellRequest) -> UITableViewCell {
        let cell = request.dequeue(NumberCell.self, "number")
        cell.textLabel?.text = "\(row)"
        return cell
    }

    override func kind(of row: Int) -> RowKind { RowKind("number") }

    // MARK: Data source

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(at: indexPath, in: tableView)
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        row(at: indexPath).map { $0 % 10 > 0 } ?? false
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard let id = rowID(at: indexPath) else { return }
        switch editingStyle {
        case .delete: remove(id)
        case .insert: update { $0.sections[id.section].rows.append(id.number + 1) }
        default: break
        }
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        row(at: indexPath).map { $0 % 10 > 0 } ?? false
    }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        let move = followMove(from: sourceIndexPath, to: destinationIndexPath, Self.take)
        if let move { heard.append("moved \(move.row) to \(move.order.map(\.number))") }
    }
    /// Those of sections with rows and an even number.
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        titlesAsked += 1
        return applied.sections.filter { $0.id % 2 == 0 && !$0.rows.isEmpty }.map { "\($0.id)" }
    }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        Int(title).flatMap { self.index(of: $0) } ?? 0
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        heard.append("prefetch \(indexPaths.compactMap { row(at: $0) })")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        heard.append("cancel \(indexPaths.compactMap { row(at: $0) })")
    }

    // MARK: Delegate

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { row(at: indexPath).map { $0 % 10 == 9 } ?? false ? .insert : .delete }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        canFollowMove(from: sourceIndexPath, to: proposedDestinationIndexPath, Self.take)
            ? proposedDestinationIndexPath : sourceIndexPath
    }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let id = rowID(at: indexPath) else { return nil }
        let action = UIContextualAction(style: .destructive, title: "Remove \(id.number)") { [self] _, _, done in
            remove(id)
            flush(duringInteraction: interrupts)
            heard.append("\(applied.sections[id.section].rows)")
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let id = rowID(at: indexPath) else { return nil }
        return UIContextMenuConfiguration(actionProvider: { [self] _ in
            UIMenu(title: "", children: [UIAction(title: "Remove \(id.number)") { _ in self.remove(id) }])
        })
    }
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { beginInteraction(.contextMenu) }
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { endInteraction(.contextMenu) }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        // A multiple of ten stands for the row behind it, 13 for none.
        guard let id = rowID(at: indexPath), id.number != 13 else { return nil }
        return id.number % 10 > 0 ? indexPath : rowID(after: id).flatMap { self.indexPath(of: $0) }
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let row = row(at: indexPath) { heard.append("select \(row)") }
    }
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        row(at: indexPath) != 2
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        if let row = row(at: indexPath) { heard.append("open \(row)") }
    }
    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        view.isEditing = true
    }
}
