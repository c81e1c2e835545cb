import Testing
import UIKit

@testable import Mail

/// A screen of the app on a headless phone.
@MainActor
struct Phone {
    let tableView: UITableView
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))

    init(_ controller: ScreenController) async {
        tableView = controller.tableView
        window.rootViewController = controller
        window.makeKeyAndVisible()
        await settle()
        tableView.headless.clearUpdates()
    }

    /// What the rows on screen show, in words.
    var texts: [[String]] {
        tableView.headless.screen.rows.map(\.texts)
    }

    var cellClasses: [String] {
        tableView.headless.screen.rows.map(\.cellClass)
    }

    /// What the table was told since the last time, in words.
    func updates(of change: () throws -> Void) async rethrows -> [String] {
        tableView.headless.clearUpdates()
        try change()
        await settle()
        return tableView.headless.updates.map(\.description)
    }

    /// Taps the row that shows `text`.
    func tap(_ text: String) async throws {
        try touch(text)
        await settle()
    }

    /// Taps it within the present turn of the run loop.
    func touch(_ text: String) throws {
        try #require(tableView.headless.tap(rowAt: path(of: text)))
    }

    func cell<Cell: UITableViewCell>(_ text: String, as type: Cell.Type = Cell.self) throws -> Cell {
        try #require(tableView.cellForRow(at: path(of: text)) as? Cell)
    }

    func path(of text: String) throws -> IndexPath {
        let row = tableView.headless.screen.rows.first { $0.texts.contains { $0.contains(text) } }
        return try #require(row?.indexPath, "no row shows \(text)")
    }

    /// Lets the run loop turn once, as it does between two touches.
    func settle() async {
        for _ in 0..<3 { await Task.yield() }
        _ = tableView.headless.screen
    }
}
