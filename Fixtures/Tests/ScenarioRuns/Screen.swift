import UIKit

/// A table view on a screen of 320 by 480 points.
@MainActor
struct Screen {
    let table: UITableView
    let window: UIWindow

    init(style: UITableView.Style = .plain) {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        window = UIWindow(frame: frame)
        table = UITableView(frame: frame, style: style)
        window.addSubview(table)
    }

    /// The texts of each row on the screen, joined by a space.
    var rows: [String] { table.headless.screen.rows.map { $0.texts.joined(separator: " ") } }
    /// The class of each cell on the screen.
    var cells: [String] { table.headless.screen.rows.map(\.cellClass) }
    var heights: [Double] { table.headless.screen.rows.map(\.frame.height) }
    /// The batch updates since the log was last cleared.
    var batches: [HeadlessBatch] {
        table.headless.updates.compactMap { if case .batch(let batch) = $0 { batch } else { nil } }
    }
    /// The texts of the headers on the screen.
    var headers: [String] { table.headless.screen.sections.compactMap { $0.header?.texts.joined(separator: " ") } }
    var footers: [String] { table.headless.screen.sections.compactMap { $0.footer?.texts.joined(separator: " ") } }
}
