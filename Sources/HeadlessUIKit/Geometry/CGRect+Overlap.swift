#if !canImport(UIKit)
import Foundation

extension CGRect {
    /// Whether both have an area in common; touching is not enough.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
#endif
