#if !canImport(UIKit)
import Foundation

/// An item or a supplementary view by its place.
struct ElementKey: ListKey {
    /// The kind of a supplementary view, nil for an item.
    let kind: String?
    let path: IndexPath

    init(kind: String?, path: IndexPath) {
        self.kind = kind
        self.path = path
    }
    init(cellAt path: IndexPath) { self.init(kind: nil, path: path) }

    static func < (left: ElementKey, right: ElementKey) -> Bool {
        left.path == right.path ? (left.kind ?? "") < (right.kind ?? "") : left.path < right.path
    }

    func carried(_ mapping: BatchMapping) -> ElementKey? {
        guard kind != nil else { return mapping.row(path).map { ElementKey(kind: nil, path: $0) } }
        guard path.count == 2, path.item != 0 else {
            guard path.count == 2 else { return nil }
            return mapping.keptSection(path.section).map {
                ElementKey(kind: kind, path: IndexPath(item: 0, section: $0))
            }
        }
        return mapping.row(path).map { ElementKey(kind: kind, path: $0) }
    }
}
#endif
