#if !canImport(UIKit)
import Foundation

/// The sizes that views chose, by section.
struct FittedSizes {
    private(set) var items: [Int: [Int: CGSize]] = [:]
    private(set) var views: [ElementKey: CGSize] = [:]

    init(_ sizes: [ElementKey: CGSize]) {
        for (key, size) in sizes {
            if key.kind == nil, key.path.count == 2 {
                items[key.path.section, default: [:]][key.path.item] = size
            } else {
                views[key] = size
            }
        }
    }
}
#endif
