#if !canImport(UIKit)
import Foundation

extension UITableView {
    public var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
    public var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

    /// Calls no delegate, as in UIKit.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard select(indexPath, animated: animated), let path = indexPath, scrollPosition != .none else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }
    /// Calls no delegate, as in UIKit.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        deselect(indexPath, animated: animated)
    }
    func showSelected(_ isSelected: Bool, at path: IndexPath, animated: Bool) {
        shown[path]?.setSelected(isSelected, animated: animated)
    }

    var allowsAny: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }
}
#endif
