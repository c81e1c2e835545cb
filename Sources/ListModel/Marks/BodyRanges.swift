import SourceText
import SwiftSurface

/// Where the bodies of functions and properties of a file lie.
struct BodyRanges {
    /// Sorted, those that overlap joined.
    private var ranges: [SourceRange] = []

    /// O(n log n).
    init(_ surface: SourceSurface) {
        var all = surface.functions.compactMap(\.bodyRange)
        for declaration in surface.declarations {
            all += declaration.functions.compactMap(\.bodyRange)
            all += declaration.properties.map(\.range)
        }
        for range in all.sorted(by: { ($0.lower, $0.upper) < ($1.lower, $1.upper) }) {
            if let last = ranges.last, range.lower < last.upper {
                ranges[ranges.count - 1].upper = max(last.upper, range.upper)
            } else {
                ranges.append(range)
            }
        }
    }

    /// O(log n).
    func contain(_ offset: Int) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upper <= offset { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].lower <= offset
    }
}
