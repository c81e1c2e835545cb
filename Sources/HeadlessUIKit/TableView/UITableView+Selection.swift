#if !canImport(UIKit)
import Foundation

extension UITableView {
    public var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
    public var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

    /// Calls no delegate, as in UIKit.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let path = indexPath else {
            for old in selectedPaths { deselectRow(at: old, animated: animated) }
            return
        }
        loadIfNeeded()
        guard layout?.contains(path) == true else { return }
        if !allowsMany { for old in selectedPaths where old != path { deselectRow(at: old, animated: animated) } }
        if !selectedPaths.contains(path) { selectedPaths.append(path) }
        shownCells[path]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }
    /// Calls no delegate, as in UIKit.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selectedPaths.removeAll { $0 == indexPath }
        shownCells[indexPath]?.setSelected(false, animated: animated)
    }

    var allowsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    var allowsAny: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }
}
#endif
