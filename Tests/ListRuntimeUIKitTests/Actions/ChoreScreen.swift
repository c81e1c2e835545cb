import HeadlessUIKit

@testable @_spi(Generated) import ListRuntimeUIKit

/// A table of chores in a window, and the app that owns it.
@MainActor
final class ChoreScreen {
    let app = ChoreApp()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let view: UITableView
    private(set) var table: ChoreTable!

    init(_ state: Chores = Chores()) {
        view = UITableView(frame: window.bounds, style: .plain)
        window.addSubview(view)
        table = ChoreTable(state, actions: app, in: view)
        table.flush()
        view.layoutIfNeeded()
        view.headless.clearUpdates()
        app.heard = []
    }

    var shown: [String] { view.headless.screen.rows.flatMap(\.texts) }

    /// The path of an open chore.
    static func open(_ row: Int) -> IndexPath { IndexPath(row: row, section: 1) }

    func remove(_ id: Int) { table.update { $0.open.removeAll { $0.id == id } } }

    /// Nobody holds the list any more.
    func release() { table = nil }

    /// The list view is done with a move that was made in this turn.
    func endOfMove() async {
        while table.holds.interactions.contains(.move) { await Task.yield() }
    }

    func endOfTurn() async {
        while table.scheduler.isScheduled || table.holds.isPolling { try? await Task.sleep(nanoseconds: 1_000_000) }
    }
}
