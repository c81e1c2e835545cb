import HeadlessUIKit
import ListRuntime

@testable @_spi(Generated) import ListRuntimeUIKit

/// By hand what `listgen` would write for a table of chores: open ones have swipes, and done ones are deleted.
@MainActor
final class ChoreTable: ListTable<Chores, Void>, UITableViewDataSource, UITableViewDelegate,
    UITableViewDataSourcePrefetching, UITableViewDragDelegate
{
    private weak var actions: ChoreApp?

    init(_ state: Chores, actions: ChoreApp, in view: UITableView) {
        self.actions = actions
        super.init(state: state, context: ())
        view.register(NumberCell.self, forCellReuseIdentifier: "chore")
        view.rowHeight = 44
        view.dataSource = self
        view.delegate = self
        view.prefetchDataSource = self
        view.dragDelegate = self
        view.dragInteractionEnabled = true
        attach(to: view)
    }

    override func makeCell(for row: Chores.Row, at indexPath: IndexPath, _ request: CellRequest) -> UITableViewCell {
        let cell = request.dequeue(NumberCell.self, "chore")
        cell.textLabel?.text = if case .hint(let hint) = row { hint } else { row.chore?.title }
        if case .done = row { mark(cell, at: indexPath) }
        if case .open = row {
            cell.saysSelected = selection(at: indexPath).isSelected
        }
        cell.fills += 1
        return cell
    }

    override func kind(of row: Chores.Row) -> RowKind { RowKind("chore") }

    override func swipe(
        of row: Chores.Row, _ request: SwipeRequest<Chores>
    ) -> UISwipeActionsConfiguration? {
        guard case .open(let chore) = row else { return nil }
        let actions: [ChoreAction] =
            request.edge == .leading ? [.pin(isOn: chore.isPinned)] : [.delete, .pin(isOn: chore.isPinned)]
        return request.actions(actions, isFull: request.edge == .leading) { [weak self] in self?.perform($0, $1, $2) }
    }

    override func menu(
        of row: Chores.Row, _ request: MenuRequest<Chores>
    ) -> UIContextMenuConfiguration? {
        guard let chore = row.chore else { return nil }
        let groups: [[ChoreAction]] = [[.pin(isOn: chore.isPinned)], [], [.delete]]
        return request.menu(RowMenu(groups), preview: { [weak actions] in actions?.preview(chore) }) {
            [weak self] in self?.perform($0, $1, $2)
        }
    }

    override func canMove(_ row: Chores.Row, at indexPath: IndexPath) -> Bool { row.chore?.isPinned == false }

    override func take(_ move: RowMove<Chores>, _ list: inout Chores) {
        let rows = [1: \Chores.open, 2: \Chores.done]
        guard let source = rows[move.source], let target = rows[move.target],
            let chore = move.remove(from: &list[keyPath: source], id: { Self.id(of: $0, in: move.source) })
        else { return }
        move.insert(chore, into: &list[keyPath: target]) { Self.id(of: $0, in: move.target) }
    }

    private static func id(of chore: Chore, in section: Int) -> Chores.RowID {
        section == 1 ? .open(chore.id) : .done(chore.id)
    }

    override func dragItems(of row: Chores.Row, at indexPath: IndexPath) -> [UIDragItem] {
        guard let chore = row.chore, !chore.isPinned else { return [] }
        return RowDrag([NSItemProvider(object: chore.title as NSString)]).items
    }

    override func indexTitle(ofSection section: Int) -> String? {
        section == 0 || applied.rowCount(inSection: section) == 0 ? nil : section == 1 ? "O" : "D"
    }

    override func lifted(of cell: UITableViewCell) -> UIView? { cell.textLabel }

    override func selects(_ row: Chores.Row, at indexPath: IndexPath) -> Bool { row.chore?.isPinned == false }
    override func isChosen(_ row: Chores.Row, in state: Chores) -> Bool { row.chore?.id == state.chosen }

    override func editing(of row: Chores.Row, at indexPath: IndexPath) -> RowEditing {
        switch row {
        case .hint: []
        case .open: [.swipes, .takesPart]
        case .done(let chore): chore.isPinned ? .takesPart : .deletes
        }
    }

    private func perform(_ action: ChoreAction, _ row: Chores.Row, _ event: RowEvent) {
        if let chore = row.chore { actions?.perform(action, chore, event) }
    }

    // MARK: Data source and delegate

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(at: indexPath, in: tableView)
    }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { swipe(.leading, at: indexPath) }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { swipe(.trailing, at: indexPath) }
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { menu(at: indexPath, point: point) }
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { menuTarget(of: configuration) }
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { menuTarget(of: configuration) }
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { beginInteraction(.contextMenu) }
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { endMenu(animator) }
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        commitMenu(configuration, animator) { [weak self] row, preview, _ in
            if let chore = row.chore { self?.actions?.commit(chore, preview) }
        }
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        selects(at: indexPath)
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        selects(at: indexPath) ? indexPath : nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { changeSelection() }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { changeSelection() }
    private func changeSelection() {
        followSelection()
        if isSelectingMultiple { actions?.heard.append("selection") }
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove(at: indexPath) }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
        toProposedIndexPath target: IndexPath
    ) -> IndexPath { moveTarget(from: source, to: target) }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
        guard let move = move(from: source, to: target), let chore = move.row.chore else { return }
        actions?.heard.append("move \(chore.id) to \(move.offset) in \(move.target)")
    }
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { dragItems(at: indexPath) }
    func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { dragPreviewParameters(at: indexPath) }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        section(forIndexTitleAt: index)
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        let ids = prefetched(at: indexPaths).compactMap { $0.chore?.id }
        if !ids.isEmpty { actions?.heard.append("prefetch \(ids)") }
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        let ids = cancelled(at: indexPaths).compactMap { $0.chore?.id }
        if !ids.isEmpty { actions?.heard.append("cancel \(ids)") }
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if indexPath.section == 1, approachesEnd(at: indexPath, of: 0..<applied.open.count) {
            actions?.heard.append("end of open")
        }
        if indexPath.section == 2, approachesEnd(at: indexPath, of: 0..<applied.done.count, screens: 1) {
            actions?.heard.append("end of done")
        }
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit(at: indexPath) }
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { editingStyle(at: indexPath) }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        indentsWhileEditing(at: indexPath)
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        delete(at: indexPath) { row in
            if let chore = row.chore { actions?.delete(chore) }
        }
    }
}
