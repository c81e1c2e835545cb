import UIKit

/// A screen as lines of text: each header, row and footer with its place, its class and its words.
@MainActor
enum ScreenLines {
    static func of(_ screen: HeadlessScreen, in tableView: UITableView) -> [String] {
        let rows = screen.rows.map(\.cellClass.count) + [0]
        let width = (rows.max() ?? 0) + 2
        return screen.sections.flatMap { section -> [String] in
            var lines: [String] = []
            if let header = section.header, header.frame.height > 1 {
                lines.append(line("", header.frame, "header".padded(to: width), header.shows))
            }
            for row in section.rows {
                let path = "\(row.indexPath.section).\(row.indexPath.row)"
                let isDark = tableView.cellForRow(at: row.indexPath)?.contentView.backgroundColor == .black
                lines.append(
                    line(path, row.frame, row.cellClass.padded(to: width), row.shows) + (isDark ? "  (dark)" : ""))
            }
            if let footer = section.footer, footer.frame.height > 1 {
                lines.append(line("", footer.frame, "footer".padded(to: width), footer.shows))
            }
            return lines
        }
    }

    private static func line(
        _ path: String, _ frame: HeadlessScreen.Frame, _ name: String, _ shows: [HeadlessContent]
    ) -> String {
        let place =
            "x \(Int(frame.x))".padded(to: 5) + "y \(Int(frame.y))".padded(to: 7)
            + "w \(Int(frame.width))".padded(to: 7) + "h \(Int(frame.height))".padded(to: 7)
        return path.padded(to: 6) + place + name + shows.map(\.description).joined(separator: " ")
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(1, width - count))
    }
}
