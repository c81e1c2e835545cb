import HeadlessUIKit
import ListRuntime

@testable import ListRuntimeUIKit

/// By hand what `listgen` would write for a table of chores: open ones have swipes, and done ones are deleted.
@MainActor
final class ChoreTable: ListTable<Chores, Void>, UITableViewDataSource, UITableViewDelegate {
    private weak var actions: ChoreApp?

    init(_ state: Chores, actions: ChoreApp, in view: UITableView) {
        self.actions = actions
        super.init(state: state, context: ())
        view.register(NumberCell.self, forCellReuseIdentifier: "chore")
        view.rowHeight = 44
        view.dataSource = self
        view.delegate = self
        attach(to: view)
    }

    override func makeCell(for row: Chores.Row, at indexPath: IndexPath, _ request: CellRequest) -> UITableViewCell {
        let cell = request.dequeue(NumberCell.self, "chore")
        cell.textLabel?.text = if case .hint(let hint) = row { hint } else { row.chore?.title }
        cell.fills += 1
        return cell
    }

    override func kind(of row: Chores.Row) -> RowKind { RowKind("chore") }

    override func swipe(of row: Chores.Row, _ request: SwipeRequest<Chores>) -> UISwipeActionsConfiguration? {
        guard case .open(let chore) = row else { return nil }
        let actions: [ChoreAction] =
            request.edge == .leading ? [.pin(isOn: chore.isPinned)] : [.delete, .pin(isOn: chore.isPinned)]
        return request.actions(actions, isFull: request.edge == .leading) { [weak self] in self?.perform($0, $1, $2) }
    }

    override func editing(of row: Chores.Row) -> RowEditing {
        switch row {
        case .hint: []
        case .open: .swipes
        case .done(let chore): chore.isPinned ? .takesPart : .deletes
        }
    }

    private func perform(_ action: ChoreAction, _ row: Chores.Row, _ event: RowEvent) {
        if let chore = row.chore { actions?.perform(action, chore, event) }
    }

    // MARK: Data source and delegate

    func numberOfSections(in tableView: UITableView) -> Int { applied.sectionCount }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        applied.rowCount(inSection: section)
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cell(at: indexPath, in: tableView)
    }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { swipe(.leading, at: indexPath) }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { swipe(.trailing, at: indexPath) }
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
