#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a list cell without a class of the app's own had when the collection made it, and gets back before it is filled
/// again.
@MainActor
final class MadeListCell {
    private let backgroundColor: UIColor?
    private let indentationLevel: Int
    private let indentationWidth: CGFloat
    private let indentsAccessories: Bool
    private let backgroundConfiguration: UIBackgroundConfiguration?

    private init(_ cell: UICollectionViewListCell) {
        (indentationLevel, indentationWidth) = (cell.indentationLevel, cell.indentationWidth)
        (backgroundColor, backgroundConfiguration) = (cell.backgroundColor, cell.backgroundConfiguration)
        indentsAccessories = cell.indentsAccessories
    }

    /// Those of a cell, noted when it is first dequeued.
    static func values(of cell: UICollectionViewListCell) -> MadeListCell {
        if let known = CellSlot.madeValues(of: cell) as? MadeListCell { return known }
        let values = MadeListCell(cell)
        CellSlot.setMadeValues(values, of: cell)
        return values
    }

    /// - Parameter isOtherRow: Whether the cell showed another row, so that its views are those of that row.
    func restore(_ cell: UICollectionViewListCell, isOtherRow: Bool) {
        if isOtherRow { restoreViews(of: cell) }
        if !cell.accessories.isEmpty, isOtherRow || !Self.hasView(cell.accessories) { cell.accessories = [] }
        if cell.backgroundColor != backgroundColor { cell.backgroundColor = backgroundColor }
        if cell.indentationLevel != indentationLevel { cell.indentationLevel = indentationLevel }
        if cell.indentationWidth != indentationWidth { cell.indentationWidth = indentationWidth }
        if cell.indentsAccessories != indentsAccessories { cell.indentsAccessories = indentsAccessories }
    }

    /// Whether a view of the app's is among accessories: it stays while the cell shows the same row.
    private static func hasView(_ accessories: [UICellAccessory]) -> Bool {
        accessories.contains { accessory in
            if case .customView = accessory.accessoryType { return true }
            return false
        }
    }

    private func restoreViews(of cell: UICollectionViewListCell) {
        if cell.contentConfiguration != nil { cell.contentConfiguration = nil }
        if cell.backgroundConfiguration != backgroundConfiguration {
            cell.backgroundConfiguration = backgroundConfiguration
        }
        if cell.backgroundView != nil { cell.backgroundView = nil }
        if cell.selectedBackgroundView != nil { cell.selectedBackgroundView = nil }
    }
}
