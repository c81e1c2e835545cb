#if !canImport(UIKit)
import Foundation

extension IndexPath: ListKey {
    init(cellAt path: IndexPath) { self = path }
    func carried(_ mapping: BatchMapping) -> IndexPath? { mapping.row(self) }
}
#endif
