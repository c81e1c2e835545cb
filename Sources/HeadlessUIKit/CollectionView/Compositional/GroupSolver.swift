#if !canImport(UIKit)
import Foundation

/// Lays a group out as Apple's documentation of `NSCollectionLayoutGroup`, `NSCollectionLayoutDimension` and
/// `NSCollectionLayoutSpacing` says.
///
/// - A fraction is one of the size of the group around, less that group's insets.
/// - `horizontal(layoutSize:subitems:)` repeats its items until there is no room for the next one; with
///   `repeatingSubitem:count:` up to that number; with `subitem:count:` the number, and all are of one size.
/// - An item's insets shrink it, and are ignored along an estimated dimension.
/// - Flexible spacings are at least as large as they say, and share what is left.
///
/// The documentation leaves open how many items a line takes whose cells choose their size. Here the sizes that they
/// chose decide, unless the line is estimated itself; then the estimates do, and the group is as long as its items.
@preconcurrency @MainActor
struct GroupSolver {
    let environment: any NSCollectionLayoutEnvironment
    /// The size that the view of an item chose, by the index of the item in its section.
    let fitted: (Int) -> CGSize?
    /// Fractions of one add up to a trifle more.
    private static let tolerance: CGFloat = 0.001

    /// A length that is given, whatever the size of an item says.
    struct Given {
        let axis: FlowAxis
        let length: CGFloat
    }

    /// Takes the items from `first` on, and none from `end` on.
    func solve(
        _ group: NSCollectionLayoutGroup, in container: CGSize, from first: Int, to end: Int, given: Given? = nil
    ) -> SolvedGroup {
        var solved = SolvedGroup(size: size(of: group, in: container, given: given))
        let insets = group.appliedInsets
        let room = CGSize(
            width: max(0, solved.size.width - insets.left - insets.right),
            height: max(0, solved.size.height - insets.top - insets.bottom))
        switch group.arrangement {
        case .custom(let provider):
            for item in provider(environment).prefix(max(0, end - first)) {
                let frame = item.frame.offsetBy(dx: insets.left, dy: insets.top)
                solved.items.append(SolvedGroup.Item(frame: frame, fitting: .none, zIndex: item.zIndex))
            }
        case .line(let axis, let count):
            let across: FlowAxis = axis == .vertical ? .horizontal : .vertical
            let isLong = isEstimated(group, along: axis, given: given)
            let isThick = isEstimated(group, along: across, given: given)
            let line = line(of: group, axis, count, room, countsEstimates: isLong, from: first, to: end)
            let inner = axis.size(
                length: isLong ? line.length : axis.along(room), breadth: isThick ? line.breadth : axis.across(room))
            solved.items = line.items(in: inner).map { $0.moved(by: CGPoint(x: insets.left, y: insets.top)) }
            solved.size = axis.size(
                length: isLong ? line.length : axis.along(solved.size),
                breadth: isThick ? line.breadth : axis.across(solved.size))
        }
        return solved
    }

    private func isEstimated(_ item: NSCollectionLayoutItem, along axis: FlowAxis, given: Given?) -> Bool {
        item.layoutSize.dimension(along: axis).isEstimated && given?.axis != axis
    }

    private func size(of item: NSCollectionLayoutItem, in room: CGSize, given: Given?) -> CGSize {
        let size = item.layoutSize.points(in: room)
        guard let given else { return size }
        return given.axis.size(length: given.length, breadth: given.axis.across(size))
    }

    private func line(
        of group: NSCollectionLayoutGroup, _ axis: FlowAxis, _ count: NSCollectionLayoutGroup.ItemCount,
        _ room: CGSize, countsEstimates: Bool, from first: Int, to end: Int
    ) -> SolvedLine {
        var line = SolvedLine(axis: axis, spacing: group.interItemSpacing)
        let spacing = group.interItemSpacing?.spacing ?? 0
        let maximum: Int
        var given: Given?
        switch count {
        case .fill: maximum = .max
        case .upTo(let count): maximum = max(1, count)
        case .equal(let count):
            maximum = max(1, count)
            let length = max(0, axis.along(room) - spacing * CGFloat(maximum - 1)) / CGFloat(maximum)
            if !countsEstimates { given = Given(axis: axis, length: length) }
        }
        var (next, estimated) = (first, -spacing)
        while next < end, !group.subitems.isEmpty, line.pieces.count < maximum {
            let subitem = group.subitems[line.pieces.count % group.subitems.count]
            let piece = piece(subitem, in: room, from: next, to: end, given: given)
            estimated += spacing + axis.along(size(of: subitem, in: room, given: given))
            let reach = countsEstimates ? estimated : line.length(with: piece)
            let isFull = given == nil && reach > axis.along(room) + Self.tolerance
            // A first item that is too long is shown; items without a length would fit forever.
            if !line.pieces.isEmpty, isFull || (line.pieces.count >= group.subitems.count && reach <= 0) { break }
            guard !piece.group.items.isEmpty else { break }
            line.append(piece)
            next += piece.group.items.count
        }
        return line
    }

    private func piece(
        _ subitem: NSCollectionLayoutItem, in room: CGSize, from first: Int, to end: Int, given: Given?
    ) -> SolvedLine.Piece {
        if let group = subitem as? NSCollectionLayoutGroup {
            let solved = solve(group, in: room, from: first, to: end, given: given)
            return SolvedLine.Piece(group: solved, spacing: subitem.edgeSpacing)
        }
        let size = size(of: subitem, in: room, given: given)
        let fitted = fitted(first)
        let (choosesWidth, choosesHeight) = (
            isEstimated(subitem, along: .horizontal, given: given),
            isEstimated(subitem, along: .vertical, given: given)
        )
        let outer = CGSize(
            width: choosesWidth ? fitted?.width ?? size.width : size.width,
            height: choosesHeight ? fitted?.height ?? size.height : size.height)
        let insets = subitem.appliedInsets
        let frame = CGRect(
            x: insets.left, y: insets.top, width: max(0, outer.width - insets.left - insets.right),
            height: max(0, outer.height - insets.top - insets.bottom))
        var item = SolvedGroup.Item(frame: frame, fitting: .init(width: choosesWidth, height: choosesHeight))
        item.attached = subitem.supplementaryItems.map {
            SolvedGroup.Attached(kind: $0.elementKind, frame: $0.frame(at: frame), zIndex: $0.zIndex)
        }
        return SolvedLine.Piece(group: SolvedGroup(size: outer, items: [item]), spacing: subitem.edgeSpacing)
    }
}
#endif
