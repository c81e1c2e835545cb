import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

// For generated code.
@_spi(Generated) extension ListDriver {
    /// The items of a row that is dragged; none if it is not to be.
    ///
    /// Each has the row as its local object, unless the app has given it another.
    public func dragItems(at indexPath: IndexPath) -> [UIDragItem] {
        guard let row = liveRow(at: indexPath) else { return [] }
        let items = dragItems(of: row, at: indexPath)
        for item in items where item.localObject == nil { item.localObject = row }
        return items
    }

    /// Has only the view lifted that a menu lifts, too; nil for the whole cell.
    public func dragPreviewParameters(at indexPath: IndexPath) -> UIDragPreviewParameters? {
        guard let cell = listView.flatMap({ shownCell(at: indexPath, in: $0) }),
            let lifted = liftPreview(of: cell)?.view,
            lifted.isDescendant(of: cell)
        else { return nil }
        let parameters = UIDragPreviewParameters()
        parameters.backgroundColor = .clear
        parameters.visiblePath = UIBezierPath(rect: lifted.convert(lifted.bounds, to: cell))
        return parameters
    }
}
