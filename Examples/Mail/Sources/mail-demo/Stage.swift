import Foundation
import Mail
import UIKit

/// A phone with one screen on it, and a narrator.
@MainActor
struct Stage {
    let controller: ScreenController
    private let window: UIWindow
    private let transcript = Transcript()

    init(_ name: String, _ controller: ScreenController) {
        self.controller = controller
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        transcript.say("")
        transcript.say("=== \(name) ===")
        controller.onOpen = { [transcript] in transcript.say("  -> opens \($0)") }
        settle()
        transcript.listen(to: tableView)
        show()
    }

    var tableView: UITableView { controller.tableView }

    /// Does something to the screen, and prints the batch updates and the rows that result.
    func act(_ what: String, _ change: () -> Void) {
        transcript.say("")
        transcript.say("> \(what)")
        change()
        settle()
        transcript.sayUpdates()
        show()
    }

    /// Taps the row that shows `text`.
    func tap(_ text: String) {
        act("tap \"\(text)\"") {
            guard let indexPath = indexPath(showing: text) else { return transcript.say("  no such row") }
            tableView.tapRow(at: indexPath)
        }
    }

    /// The cell that shows `text`.
    func cell<Cell: UITableViewCell>(showing text: String, as type: Cell.Type = Cell.self) -> Cell? {
        indexPath(showing: text).flatMap { tableView.cellForRow(at: $0) as? Cell }
    }

    func scroll(to offset: CGFloat) {
        act("scroll to \(Int(offset))") { tableView.contentOffset.y = offset }
    }

    private func indexPath(showing text: String) -> IndexPath? {
        tableView.indexPathsForVisibleRows?.first { indexPath in
            tableView.cellForRow(at: indexPath).map { ShownText.of($0).contains(text) } ?? false
        }
    }

    /// Lets the run loop turn once, as it does between two touches, and lays out.
    private func settle() {
        RunLoop.main.run(until: Date())
        window.layoutIfNeeded()
    }

    private func show() {
        for line in TableLines.of(tableView) { transcript.say("  " + line) }
    }
}
