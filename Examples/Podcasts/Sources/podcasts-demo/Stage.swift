import Foundation
import UIKit

/// A phone with one screen of the app on it, and a narrator.
@MainActor
final class Stage {
    /// Of all stages, in batches.
    private(set) static var updateCount = 0
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 1000))
    private let tableView: UITableView
    private var shown = ""

    init(_ controller: UITableViewController) {
        tableView = controller.tableView
        window.rootViewController = controller
        window.makeKeyAndVisible()
        say("")
        say("=== \(controller.title ?? "") ===")
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
            guard let path = path(showing: text) else { return say("there is no such row") }
            tableView.headless.tap(rowAt: path)
        }
    }

    /// Turns the switch in the row that shows `text`.
    func turn(_ text: String) {
        act("turn the switch of \"\(text)\"") {
            guard let path = path(showing: text),
                let toggle = tableView.headless.views(UISwitch.self, inRowAt: path).first
            else { return say("there is no such switch") }
            toggle.isOn.toggle()
            toggle.sendActions(for: .valueChanged)
        }
    }

    /// Types into the field of the row that shows `shown`.
    func type(_ text: String, into shown: String) {
        act("type \"\(text)\" into \"\(shown)\"") {
            guard let path = path(showing: shown),
                let field = tableView.headless.views(UITextField.self, inRowAt: path).first
            else { return say("there is no such field") }
            field.becomeFirstResponder()
            field.text = text
            field.sendActions(for: .editingChanged)
        }
    }

    private func path(showing text: String) -> IndexPath? {
        tableView.headless.screen.rows.first { $0.texts.contains { $0.contains(text) } }?.indexPath
    }

    /// Lets the run loop turn once, as it does between two touches, and prints what that led to.
    private func show() {
        RunLoop.main.run(until: Date())
        for update in tableView.headless.updates { say("update: \(update)") }
        Self.updateCount += tableView.headless.updates.count
        tableView.headless.clearUpdates()
        let screen = tableView.headless.screen.description
        say(screen == shown ? "(the screen stays as it was)" : screen)
        shown = screen
    }
}

/// Prints a line.
func say(_ line: String) {
    print(line)
}
