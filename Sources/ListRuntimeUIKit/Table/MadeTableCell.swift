#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a cell without a class of the app's own had when the table made it, and gets back before it is filled again.
@MainActor
final class MadeTableCell {
    /// The look of a label. A fill that sets none leaves it to UIKit, which follows the text size.
    private struct Look: Equatable {
        var color: UIColor?
        var highlightedColor: UIColor?
        var font: UIFont?

        @MainActor
        init(_ label: UILabel) {
            (color, highlightedColor, font) = (label.textColor, label.highlightedTextColor, label.font)
        }
    }

    private let looks: [Look?]
    private let accessoryType: UITableViewCell.AccessoryType
    private let editingAccessoryType: UITableViewCell.AccessoryType
    private let selectionStyle: UITableViewCell.SelectionStyle
    private let backgroundColor: UIColor?
    private let indentationLevel: Int
    private let indentationWidth: CGFloat
    private let backgroundConfiguration: UIBackgroundConfiguration?
    /// What the labels looked like when the cell was last filled.
    private var filledLooks: [Look?]

    private init(_ cell: UITableViewCell) {
        looks = Self.looks(of: cell)
        filledLooks = looks
        (accessoryType, editingAccessoryType) = (cell.accessoryType, cell.editingAccessoryType)
        (indentationLevel, indentationWidth) = (cell.indentationLevel, cell.indentationWidth)
        (backgroundColor, backgroundConfiguration) = (cell.backgroundColor, cell.backgroundConfiguration)
        selectionStyle = cell.selectionStyle
    }

    /// Those of a cell, noted when it is first dequeued.
    static func values(of cell: UITableViewCell) -> MadeTableCell {
        if let known = CellSlot.madeValues(of: cell) as? MadeTableCell { return known }
        let values = MadeTableCell(cell)
        CellSlot.setMadeValues(values, of: cell)
        return values
    }

    /// The labels of a cell. One with a content configuration has none.
    private static func labels(of cell: UITableViewCell) -> [UILabel?] {
        cell.contentConfiguration == nil ? [cell.textLabel, cell.detailTextLabel] : []
    }

    private static func looks(of cell: UITableViewCell) -> [Look?] { labels(of: cell).map { $0.map(Look.init) } }

    /// - Parameter isOtherRow: Whether the cell showed another row, so that its views are those of that row.
    func restore(_ cell: UITableViewCell, isOtherRow: Bool) {
        if isOtherRow { restoreViews(of: cell) }
        for (index, label) in Self.labels(of: cell).enumerated() {
            guard let label else { continue }
            if label.text != nil { label.text = nil }
            guard looks.indices.contains(index), let look = looks[index], filledLooks[index] != look else { continue }
            (label.textColor, label.highlightedTextColor, label.font) = (look.color, look.highlightedColor, look.font)
        }
        if cell.contentConfiguration == nil, let view = cell.imageView, view.image != nil { view.image = nil }
        if cell.accessoryType != accessoryType { cell.accessoryType = accessoryType }
        if cell.editingAccessoryType != editingAccessoryType { cell.editingAccessoryType = editingAccessoryType }
        if cell.selectionStyle != selectionStyle { cell.selectionStyle = selectionStyle }
        if cell.backgroundColor != backgroundColor { cell.backgroundColor = backgroundColor }
        if cell.indentationLevel != indentationLevel { cell.indentationLevel = indentationLevel }
        if cell.indentationWidth != indentationWidth { cell.indentationWidth = indentationWidth }
    }

    private func restoreViews(of cell: UITableViewCell) {
        if cell.contentConfiguration != nil { cell.contentConfiguration = nil }
        if cell.backgroundConfiguration != backgroundConfiguration {
            cell.backgroundConfiguration = backgroundConfiguration
        }
        if cell.accessoryView != nil { cell.accessoryView = nil }
        if cell.editingAccessoryView != nil { cell.editingAccessoryView = nil }
        if cell.backgroundView != nil { cell.backgroundView = nil }
        if cell.selectedBackgroundView != nil { cell.selectedBackgroundView = nil }
        if cell.multipleSelectionBackgroundView != nil { cell.multipleSelectionBackgroundView = nil }
    }

    /// Notes what the labels look like after the cell was filled.
    func noteFilled(_ cell: UITableViewCell) {
        let filled = Self.looks(of: cell)
        if !filled.isEmpty { filledLooks = filled }
    }
}
