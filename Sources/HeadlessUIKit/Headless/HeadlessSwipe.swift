import Foundation

/// A row that is swiped open.
@preconcurrency @MainActor
public final class HeadlessSwipe {
    private let table: UITableView
    private let path: IndexPath
    private let cell: UITableViewCell
    /// What the delegate gave.
    public let configuration: UISwipeActionsConfiguration
    /// Whether the row is still open. An action that never calls its completion leaves it so.
    public private(set) var isOpen = true

    init(
        table: UITableView, path: IndexPath, cell: UITableViewCell, configuration: UISwipeActionsConfiguration
    ) {
        self.table = table
        self.path = path
        self.cell = cell
        self.configuration = configuration
    }

    /// The titles of the actions, from the edge inwards.
    public var titles: [String] { configuration.actions.map { $0.title ?? "" } }

    /// Taps the action of that title; false if there is none or the row is closed.
    @discardableResult
    public func perform(_ title: String) -> Bool {
        guard isOpen, let action = configuration.actions.first(where: { $0.title == title }) else { return false }
        run(action)
        return true
    }

    /// Swipes all the way: runs the first action. False if the configuration does not want that.
    @discardableResult
    public func performFull() -> Bool {
        guard isOpen, configuration.performsFirstActionWithFullSwipe, let action = configuration.actions.first else {
            return false
        }
        run(action)
        return true
    }

    /// Closes the row.
    public func cancel() {
        guard isOpen else { return }
        isOpen = false
        table.tableDelegate?.tableView(table, didEndEditingRowAt: path)
        table.headless.layOut()
    }

    private func run(_ action: UIContextualAction) {
        action.handler(action, cell) { _ in self.cancel() }
    }

    /// The side that a row is swiped open at.
    public enum Edge: Hashable, Sendable { case leading, trailing }
}
