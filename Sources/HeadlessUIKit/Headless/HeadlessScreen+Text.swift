#if !canImport(UIKit)
import Foundation

extension HeadlessScreen: CustomStringConvertible {
    /// A line for the screen and one a header, row and footer.
    public var description: String {
        var lines = [
            "screen \(Self.text(bounds.width)) x \(Self.text(bounds.height)), offset \(Self.text(bounds.offset)) of "
                + Self.text(bounds.contentHeight) + sideways
        ]
        let width = rows.map(\.cellClass.count).max() ?? 0
        if let header { lines.append("header  \(Self.text(header))") }
        for section in sections {
            lines.append("section \(section.index)")
            if let header = section.header { lines.append("  header  \(Self.text(header))") }
            for row in section.rows { lines.append("  \(Self.text(row, classWidth: width))") }
            if let footer = section.footer { lines.append("  footer  \(Self.text(footer))") }
            for other in section.others {
                lines.append("  \(Self.path(other.indexPath)) \(other.kind)  \(Self.text(other.view))")
            }
        }
        if let footer { lines.append("footer  \(Self.text(footer))") }
        return lines.joined(separator: "\n")
    }

    private var sideways: String {
        guard bounds.horizontalOffset != 0 || bounds.contentWidth > bounds.width else { return "" }
        return ", from the left \(Self.text(bounds.horizontalOffset)) of \(Self.text(bounds.contentWidth))"
    }

    private static func path(_ path: IndexPath) -> String { "[\(path.map(String.init).joined(separator: ", "))]" }
    private static func text(_ row: Row, classWidth: Int) -> String {
        var marks = row.shows.map(\.description)
        if row.accessory != .none { marks.append("\(row.accessory)") }
        if row.isSelected { marks.append("selected") }
        if row.isEditing { marks.append("editing") }
        let name = row.cellClass.padding(toLength: classWidth, withPad: " ", startingAt: 0)
        return "\(pad(path(row.indexPath), 8))\(name)  \(text(row.frame))  \(marks.joined(separator: " "))"
            .trimmingCharacters(in: CharacterSet(charactersIn: " "))
    }
    private static func text(_ end: End) -> String {
        "\(end.viewClass)  \(text(end.frame))  \(end.shows.map(\.description).joined(separator: " "))"
            .trimmingCharacters(in: CharacterSet(charactersIn: " "))
    }
    private static func text(_ frame: Frame) -> String {
        "(\(text(frame.x)), \(text(frame.y)), \(text(frame.width)), \(text(frame.height)))"
    }
    private static func text(_ number: Double) -> String {
        let tenths = (number * 10).rounded() / 10
        return tenths == tenths.rounded() && abs(tenths) < 1e15 ? "\(Int(tenths))" : "\(tenths)"
    }
    private static func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
#endif
