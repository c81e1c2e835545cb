#if !canImport(UIKit)
import Foundation

extension ListScrollView {
    var allowsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Selects a row that is there, or none, and calls no delegate, as in UIKit. False if nothing was selected.
    func select(_ path: IndexPath?, if isAllowed: Bool = true, animated: Bool) -> Bool {
        guard let path else {
            for old in selectedPaths { deselect(old, animated: animated) }
            return false
        }
        loadIfNeeded()
        guard contains(path), isAllowed else { return false }
        if !allowsMany { for old in selectedPaths where old != path { deselect(old, animated: animated) } }
        if !selectedPaths.contains(path) { selectedPaths.append(path) }
        showSelected(true, at: path, animated: animated)
        return true
    }

    /// Calls no delegate, as in UIKit.
    func deselect(_ path: IndexPath, animated: Bool) {
        selectedPaths.removeAll { $0 == path }
        showSelected(false, at: path, animated: animated)
    }

    func keepOneSelected() {
        for path in selectedPaths.dropFirst() { deselect(path, animated: false) }
    }
}
#endif
