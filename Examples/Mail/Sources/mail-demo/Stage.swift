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

    /// Taps the row that shows `text`, as part of something else.
    func touch(_ text: String) {
        indexPath(showing: text).map { _ = tableView.headless.tap(rowAt: $0) }
    }

    /// Swipes the row that shows `text` open; nil if nothing opens.
    func swipe(_ text: String, _ edge: HeadlessSwipe.Edge) -> HeadlessSwipe? {
        indexPath(showing: text).flatMap { tableView.headless.swipe(rowAt: $0, edge: edge) }
    }

    /// Opens the menu of the row that shows `text`.
    func longPress(_ text: String) -> HeadlessMenu? {
        indexPath(showing: text).flatMap { tableView.headless.longPress(rowAt: $0) }
    }

    /// Drags the row that shows `text` over the one that shows `other`.
    func move(_ text: String, before other: String) {
        guard let source = indexPath(showing: text), let target = indexPath(showing: other) else { return }
        if !tableView.headless.move(rowAt: source, to: target) { say("  it cannot be moved") }
    }

    /// Drags the row that shows `text` out of the list, and does something before the finger is lifted.
    func drag(_ text: String, meanwhile: () -> Void) {
        guard let drag = indexPath(showing: text).flatMap({ tableView.headless.beginDrag(rowAt: $0) }) else {
            return say("  it cannot be dragged")
        }
        say("  items that are dragged: \(drag.items.count)")
        meanwhile()
        show()
        say("  the finger is lifted")
        drag.end()
        // The list looks whether the drag is over from time to time.
        RunLoop.main.run(until: Date() + 0.5)
    }

    /// Types into the field of the row that shows `label`.
    func type(_ text: String, in label: String) {
        indexPath(showing: label).map { _ = tableView.headless.type(text, inRowAt: $0) }
    }

    /// The first header of a class.
    func header<Header: UIView>(_ type: Header.Type) -> Header? {
        (0..<tableView.numberOfSections).lazy.compactMap { self.tableView.headerView(forSection: $0) as? Header }.first
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
