#if !canImport(UIKit)
import Foundation

extension [CGFloat] {
    /// The first index from which on a condition holds; logarithmic.
    func bisected(_ holds: (CGFloat) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
#endif
