#if !canImport(UIKit)
import Foundation

/// Stretches of an axis, nearly in order, of which those that reach into another are found by bisection.
struct Spans {
    private var lows: [CGFloat] = []
    private var highs: [CGFloat] = []

    mutating func append(low: CGFloat, high: CGFloat) {
        lows.append(low)
        highs.append(max(high, highs.last ?? high))
    }
    /// Called after the last one: a stretch may begin before the one in front of it.
    mutating func seal() {
        for index in lows.indices.dropLast().reversed() { lows[index] = min(lows[index], lows[index + 1]) }
    }

    /// From the first to the last, after `seal()`.
    var reach: ClosedRange<CGFloat>? {
        guard let low = lows.first, let high = highs.last else { return nil }
        return low...max(low, high)
    }

    /// All that reach into a stretch, and maybe some between them that do not.
    func range(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = highs.bisected { $0 > low }
        let end = lows.bisected { $0 >= high }
        return first < end ? first..<end : 0..<0
    }
}
#endif
