import Foundation
import Testing
import UIKit

/// A phone with one table of the app on it.
@MainActor
struct Phone {
    let tableView: UITableView
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 1000))

    init(_ controller: UITableViewController) async {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        HeadlessNibs.folders = [package.appending(path: "Sources/Podcasts").path]
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

    /// What the headers on screen show, in words.
    var headers: [[String]] {
        tableView.headless.screen.sections.compactMap(\.header?.texts).filter { !$0.isEmpty }
    }

    /// What the table was told since the last time, in words.
    func updates(of change: () throws -> Void) async rethrows -> [String] {
        tableView.headless.clearUpdates()
        try change()
        await settle()
        return tableView.headless.updates.map(\.description)
    }

    /// Taps the row that shows `text`.
    func tap(_ text: String) throws {
        try #require(tableView.headless.tap(rowAt: path(of: text)))
    }

    /// Turns the switch in the row that shows `text`.
    func turn(_ text: String) throws {
        let toggle = try #require(tableView.headless.views(UISwitch.self, inRowAt: path(of: text)).first)
        toggle.isOn.toggle()
        toggle.sendActions(for: .valueChanged)
    }

    func path(of text: String) throws -> IndexPath {
        let row = tableView.headless.screen.rows.first { $0.texts.contains { $0.contains(text) } }
        return try #require(row?.indexPath, "no row shows \(text)")
    }

    /// Lets the run loop turn, as it does between two touches.
    func settle() async {
        for _ in 0..<3 { await Task.yield() }
        _ = tableView.headless.screen
    }
}
