#if !canImport(UIKit)
import Foundation

/// A section laid out: groups one after the other, boundary items around them.
struct CompositionalSection {
    /// Along the axis of the layout.
    let start: CGFloat
    let end: CGFloat
    let items: [SolvedGroup.Item]
    let boundary: [SolvedBoundary]
    let groups: SolvedGroups
    /// How the section scrolls across the layout, if it does.
    let orthogonal: OrthogonalScrolling?

    /// From where to where anything of the section is shown: items may be longer than their group.
    func reach(along axis: FlowAxis) -> ClosedRange<CGFloat> {
        var (low, high) = (start, end)
        let aside = orthogonal == nil ? [] : items.flatMap { [$0.frame] + $0.attached.map(\.frame) }
        for frame in boundary.map(\.frame) + aside {
            low = min(low, axis.start(frame))
            high = max(high, axis.end(frame))
        }
        guard orthogonal == nil, let groups = groups.spans.reach else { return low...high }
        return min(low, groups.lowerBound)...max(high, groups.upperBound)
    }

    /// The items of groups that reach into a stretch of the axis that the groups follow.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let range = groups.spans.range(from: low, to: high)
        guard let first = range.first else { return 0..<0 }
        let isLast = range.upperBound == groups.firsts.count
        return groups.firsts[first]..<(isLast ? items.count : groups.firsts[range.upperBound])
    }
}
#endif
