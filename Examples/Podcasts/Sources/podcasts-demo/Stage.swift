import Foundation
import UIKit

/// A phone with one screen of the app on it, and a narrator.
@MainActor
final class Stage {
    /// Of all stages, in batches.
    private(set) static var updateCount = 0
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 1000))
    private let list: ListOnStage
    private let isBrief: Bool
    private var shown = ""

    convenience init(_ controller: UITableViewController) {
        self.init(controller, .table(controller.tableView))
    }

    /// - Parameter isBrief: Counts what is on the screen, where it is too much to be read.
    convenience init(_ controller: UICollectionViewController, isBrief: Bool = false) {
        self.init(controller, .collection(controller.collectionView), isBrief: isBrief)
    }

    private init(_ controller: UIViewController, _ list: ListOnStage, isBrief: Bool = false) {
        (self.list, self.isBrief) = (list, isBrief)
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
            list.tap(path)
        }
    }

    func tap(_ path: IndexPath) {
        act("tap the item \(path.item)") { list.tap(path) }
    }

    /// Turns the switch in the row that shows `text`.
    func turn(_ text: String) {
        act("turn the switch of \"\(text)\"") {
            guard let path = path(showing: text),
                let toggle = list.views(UISwitch.self, at: path).first
            else { return say("there is no such switch") }
            toggle.isOn.toggle()
            toggle.sendActions(for: .valueChanged)
        }
    }

    /// Types into the field of the row that shows `shown`.
    func type(_ text: String, into shown: String) {
        act("type \"\(text)\" into \"\(shown)\"") {
            guard let path = path(showing: shown),
                let field = list.views(UITextField.self, at: path).first
            else { return say("there is no such field") }
            field.becomeFirstResponder()
            field.text = text
            field.sendActions(for: .editingChanged)
        }
    }

    private func path(showing text: String) -> IndexPath? {
        list.screen.rows.first { $0.texts.contains { $0.contains(text) } }?.indexPath
    }

    /// Lets the run loop turn once, as it does between two touches, and prints what that led to.
    private func show() {
        RunLoop.main.run(until: Date())
        let updates = list.takeUpdates()
        for update in updates { say("update: \(update)") }
        Self.updateCount += updates.count
        let screen = isBrief ? "\(list.screen.rows.count) items are on the screen" : list.screen.description
        say(screen == shown ? "(the screen stays as it was)" : screen)
        shown = screen
    }
}

/// Prints a line.
func say(_ line: String) {
    print(line)
}
