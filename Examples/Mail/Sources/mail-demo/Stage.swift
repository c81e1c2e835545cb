import Foundation
import Mail
import UIKit

/// A phone with one screen of the app on it, and a narrator.
@MainActor
final class Stage {
    /// Of all stages, in batches.
    private(set) static var updateCount = 0
    private let window: UIWindow
    private let tableView: UITableView
    private var shown: [String] = []

    init(_ name: String, _ controller: ScreenController) {
        tableView = controller.tableView
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        say("")
        say("=== \(name) ===")
        controller.onOpen = { say("  -> opens \($0)") }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        show()
    }

    /// Does something to the screen, and prints the updates and the rows that result.
    func act(_ what: String, _ change: () -> Void) {
        say("")
        say("> \(what)")
        change()
        show()
    }

    /// Taps the row that shows `text`.
    func tap(_ text: String) {
        act("tap \"\(text)\"") {
            guard let indexPath = indexPath(showing: text) else { return say("  there is no such row") }
            tableView.headless.tap(rowAt: indexPath)
        }
    }

    /// The cell that shows `text`.
    func cell<Cell: UITableViewCell>(showing text: String, as type: Cell.Type = Cell.self) -> Cell? {
        indexPath(showing: text).flatMap { tableView.cellForRow(at: $0) as? Cell }
    }

    func scroll(to offset: CGFloat) {
        act("scroll to \(Int(offset))") { tableView.headless.scroll(to: CGPoint(x: 0, y: offset)) }
    }

    private func indexPath(showing text: String) -> IndexPath? {
        tableView.headless.screen.rows.first { $0.texts.contains { $0.contains(text) } }?.indexPath
    }

    /// Lets the run loop turn once, as it does between two touches, and prints what that led to.
    private func show() {
        RunLoop.main.run(until: Date())
        let screen = tableView.headless.screen
        for update in tableView.headless.updates { say("  update: \(update)") }
        Self.updateCount += tableView.headless.updates.count
        tableView.headless.clearUpdates()
        let lines = ScreenLines.of(screen, in: tableView)
        if lines == shown { say("  (the screen stays as it was)") } else { lines.forEach { say("  " + $0) } }
        shown = lines
    }
}

/// Prints a line.
func say(_ line: String) {
    print(line)
}
