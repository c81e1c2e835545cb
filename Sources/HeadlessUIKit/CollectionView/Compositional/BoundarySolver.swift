#if !canImport(UIKit)
import Foundation

/// Places the boundary items of a section or of the whole layout.
///
/// Apple's documentation: a boundary item is aligned to an edge, an offset moves it, and the section grows by it if
/// `extendsBoundary`. Items at the same edge do not push each other away.
@preconcurrency @MainActor
struct BoundarySolver {
    let axis: FlowAxis
    let container: CGSize
    /// What keeps the items off the sides.
    let insets: UIEdgeInsets
    /// The size that the view of a kind chose.
    let fittedView: (String) -> CGSize?
    private var measured: [(item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize)] = []
    /// How much the items add at the ends of the axis, and at its sides.
    private(set) var lengthAtStart: CGFloat = 0
    private(set) var lengthAtEnd: CGFloat = 0
    private(set) var breadthAtStart: CGFloat = 0
    private(set) var breadthAtEnd: CGFloat = 0

    init(axis: FlowAxis, container: CGSize, insets: UIEdgeInsets, fittedView: @escaping (String) -> CGSize?) {
        self.axis = axis
        self.container = container
        self.insets = insets
        self.fittedView = fittedView
    }

    private var across: FlowAxis { axis == .vertical ? .horizontal : .vertical }
    private var sides: (leading: CGFloat, trailing: CGFloat) { axis.across(insets) }
    private var breadth: CGFloat { max(0, axis.across(container) - sides.leading - sides.trailing) }

    mutating func measure(_ items: [NSCollectionLayoutBoundarySupplementaryItem]) {
        let room = axis.size(length: axis.along(container), breadth: breadth)
        for item in items {
            let size = item.layoutSize.points(in: room)
            let chosen = fittedView(item.elementKind)
            let fitted = CGSize(
                width: item.layoutSize.widthDimension.isEstimated ? chosen?.width ?? size.width : size.width,
                height: item.layoutSize.heightDimension.isEstimated ? chosen?.height ?? size.height : size.height)
            measured.append((item, fitted))
            guard item.extendsBoundary else { continue }
            switch (item.alignment.side(of: axis), item.alignment.side(of: across)) {
            case (-1, _): lengthAtStart = max(lengthAtStart, axis.along(fitted))
            case (1, _): lengthAtEnd = max(lengthAtEnd, axis.along(fitted))
            case (_, -1): breadthAtStart = max(breadthAtStart, axis.across(fitted))
            case (_, 1): breadthAtEnd = max(breadthAtEnd, axis.across(fitted))
            default: break
            }
        }
    }

    /// - Parameters:
    ///   - start: Where what they belong to begins, along the axis.
    ///   - content: Where its groups begin.
    ///   - contentEnd: Where they end.
    ///   - end: Where what they belong to ends.
    func place(from start: CGFloat, content: CGFloat, contentEnd: CGFloat, to end: CGFloat) -> [SolvedBoundary] {
        measured.map { item, size in
            let side = item.alignment.side(of: axis)
            let along: CGFloat =
                switch side {
                case -1: start
                case 1: end - axis.along(size)
                default: (content + contentEnd - axis.along(size)) / 2
                }
            let free = breadth - axis.across(size)
            let from: CGFloat =
                switch item.alignment.side(of: across) {
                case -1: 0
                case 1: free
                default: free / 2
                }
            let frame = axis.rect(
                along: along, across: sides.leading + from, length: axis.along(size), breadth: axis.across(size))
            let insets = item.appliedInsets
            return SolvedBoundary(
                kind: item.elementKind, frame: frame.inset(by: insets).offsetBy(dx: item.offset.x, dy: item.offset.y),
                fitting: .init(
                    width: item.layoutSize.widthDimension.isEstimated,
                    height: item.layoutSize.heightDimension.isEstimated),
                side: side, isPinned: item.pinToVisibleBounds, zIndex: item.zIndex)
        }
    }
}
#endif
