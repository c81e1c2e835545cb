#if !canImport(UIKit)
import Foundation

/// A boundary item at its place.
struct SolvedBoundary {
    let kind: String
    let frame: CGRect
    let fitting: UICollectionViewLayoutAttributes.Fitting
    /// -1 at the start, 1 at the end of what it belongs to.
    let side: Int
    let isPinned: Bool
    let zIndex: Int

    /// The frame in the bounds, kept within the stretch of its section.
    func frame(pinnedTo bounds: CGRect?, _ axis: FlowAxis, from start: CGFloat, to end: CGFloat) -> CGRect {
        guard isPinned, let bounds, side != 0 else { return frame }
        let length = axis.end(frame) - axis.start(frame)
        let wanted =
            side < 0
            ? min(max(axis.start(frame), axis.start(bounds)), end - length)
            : max(min(axis.start(frame), axis.end(bounds) - length), start)
        var pinned = frame
        if axis == .vertical { pinned.origin.y = wanted } else { pinned.origin.x = wanted }
        return pinned
    }
}
#endif
