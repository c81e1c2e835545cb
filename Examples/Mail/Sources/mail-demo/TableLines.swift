import UIKit

/// A table as lines of text: headers, rows and footers on the screen, each with its place, class and words.
@MainActor
enum TableLines {
    static func of(_ tableView: UITableView) -> [String] {
        let visible = tableView.indexPathsForVisibleRows ?? []
        var lines: [String] = []
        for section in 0..<tableView.numberOfSections {
            let rows = visible.filter { $0.section == section }
            if let header = header(of: section, in: tableView) { lines.append(header) }
            for indexPath in rows {
                guard let cell = tableView.cellForRow(at: indexPath) else { continue }
                lines.append(line(of: cell, at: indexPath))
            }
            if let footer = footer(of: section, in: tableView) { lines.append(footer) }
        }
        return lines
    }

    private static func line(of cell: UITableViewCell, at indexPath: IndexPath) -> String {
        let dark = cell.contentView.backgroundColor == .black ? " (dark)" : ""
        return "\(indexPath.section).\(indexPath.row)".padded(to: 5) + place(of: cell.frame)
            + "\(type(of: cell))".padded(to: 22) + ShownText.of(cell) + dark
    }

    private static func header(of section: Int, in tableView: UITableView) -> String? {
        let rect = tableView.rectForHeader(inSection: section)
        guard rect.height > 1, rect.intersects(tableView.bounds) else { return nil }
        let text = tableView.headerView(forSection: section).map { ShownText.of($0) } ?? ""
        return "".padded(to: 5) + place(of: rect) + "[\(text)]"
    }

    private static func footer(of section: Int, in tableView: UITableView) -> String? {
        let rect = tableView.rectForFooter(inSection: section)
        guard rect.height > 1, rect.intersects(tableView.bounds) else { return nil }
        let text = tableView.footerView(forSection: section).map { ShownText.of($0) } ?? ""
        return "".padded(to: 5) + place(of: rect) + "[\(text)]"
    }

    private static func place(of frame: CGRect) -> String {
        "y \(Int(frame.minY))".padded(to: 7) + "h \(Int(frame.height))".padded(to: 6)
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(1, width - count))
    }
}
