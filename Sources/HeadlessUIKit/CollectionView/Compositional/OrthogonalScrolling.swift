#if !canImport(UIKit)
import Foundation

/// How far a section scrolls across the layout, and where it comes to rest.
///
/// Apple's documentation of `UICollectionLayoutSectionOrthogonalScrollingBehavior`: `continuousGroupLeadingBoundary`
/// rests at the leading boundary of a group, `paging` at pages of the section's width, `groupPaging` goes one group at a
/// time, `groupPagingCentered` and centers it.
struct OrthogonalScrolling {
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// The breadth of the layout, which the section shows.
    let viewport: CGFloat
    let contentLength: CGFloat
    /// The space before the first group.
    let leading: CGFloat
    let groups: SolvedGroups

    func clamped(_ offset: CGFloat) -> CGFloat { min(max(0, offset), max(0, contentLength - viewport)) }

    /// Where the section comes to rest that is let go of at an offset, after a drag from another.
    func rest(at offset: CGFloat, from start: CGFloat) -> CGFloat {
        let offset = clamped(offset)
        switch behavior {
        case .none, .continuous: return offset
        case .continuousGroupLeadingBoundary: return nearest(offset, among: stops) ?? offset
        case .paging:
            let page = viewport > 0 ? (offset / viewport).rounded() : 0
            let first = viewport > 0 ? (start / viewport).rounded() : 0
            return clamped(min(max(page, first - 1), first + 1) * viewport)
        case .groupPaging, .groupPagingCentered:
            let stops = stops
            guard let to = nearestIndex(offset, among: stops), let from = nearestIndex(start, among: stops) else {
                return offset
            }
            return stops[min(max(to, from - 1), from + 1)]
        }
    }

    /// The offsets at which a group stands where the behavior wants it.
    private var stops: [CGFloat] {
        zip(groups.starts, groups.lengths).map { start, length in
            clamped(behavior == .groupPagingCentered ? start + length / 2 - viewport / 2 : start - leading)
        }
    }
    private func nearest(_ offset: CGFloat, among stops: [CGFloat]) -> CGFloat? {
        nearestIndex(offset, among: stops).map { stops[$0] }
    }
    private func nearestIndex(_ offset: CGFloat, among stops: [CGFloat]) -> Int? {
        stops.indices.min { abs(stops[$0] - offset) < abs(stops[$1] - offset) }
    }
}
#endif
