#if !canImport(UIKit)
import Foundation

/// What a list view knows a view by that it shows: the index path of a row, the place of an item or supplementary view.
protocol ListKey: Hashable, Comparable, Sendable {
    /// That of the cell of a row or item.
    init(cellAt path: IndexPath)

    /// Its place after an update; nil if it does not live on.
    func carried(_ mapping: BatchMapping) -> Self?
}
#endif
