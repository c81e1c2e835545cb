#if !canImport(UIKit)
import Foundation

/// Lays a section out. Linear to the number of items.
@preconcurrency @MainActor
struct SectionSolver {
    let section: NSCollectionLayoutSection
    let axis: FlowAxis
    /// The room for content in the collection view.
    let container: CGSize
    let environment: any NSCollectionLayoutEnvironment
    /// The sizes that items chose.
    let fitted: [Int: CGSize]
    /// The size that the view of a kind chose.
    let fittedView: (String) -> CGSize?

    private var across: FlowAxis { axis == .vertical ? .horizontal : .vertical }
    private var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
    private var insets: UIEdgeInsets { section.contentInsets.insets }

    func solve(count: Int, from start: CGFloat) -> CompositionalSection {
        let (before, after) = axis.along(insets)
        var boundary = BoundarySolver(
            axis: axis, container: container, insets: section.supplementariesFollowContentInsets ? insets : .zero,
            fittedView: fittedView)
        boundary.measure(section.boundarySupplementaryItems)
        let content = start + section.topPadding + boundary.lengthAtStart + before
        let (leading, trailing) = axis.across(insets)
        let edge = leading + boundary.breadthAtStart
        let room = axis.size(
            length: max(0, axis.along(container) - before - after),
            breadth: max(0, axis.across(container) - edge - trailing - boundary.breadthAtEnd))
        var run = Run(axis: isOrthogonal ? across : axis, origin: isOrthogonal ? edge : content)
        place(count, in: room, side: isOrthogonal ? content : edge, &run)
        let length = isOrthogonal ? run.thickness : run.length
        let contentEnd = content + length + after
        let end = contentEnd + boundary.lengthAtEnd
        return CompositionalSection(
            start: start, end: end, items: run.items,
            boundary: boundary.place(
                from: start + section.topPadding, content: content, contentEnd: content + length, to: end),
            groups: run.groups,
            orthogonal: isOrthogonal
                ? OrthogonalScrolling(
                    behavior: section.orthogonalScrollingBehavior, viewport: axis.across(container),
                    contentLength: edge + run.length + trailing + boundary.breadthAtEnd, leading: edge,
                    groups: run.groups) : nil)
    }

    /// Groups one after the other.
    private struct Run {
        let axis: FlowAxis
        let origin: CGFloat
        var length: CGFloat = 0
        var thickness: CGFloat = 0
        var items: [SolvedGroup.Item] = []
        var groups = SolvedGroups()
    }

    private func place(_ count: Int, in room: CGSize, side: CGFloat, _ run: inout Run) {
        guard count > 0 else { return }
        let group = section.group
        // Groups of items that chose no size are alike.
        let template = GroupSolver(environment: environment) { _ in nil }.solve(group, in: room, from: 0, to: .max)
        let solver = GroupSolver(environment: environment) { fitted[$0] }
        let fittedItems = fitted.keys.sorted()
        var (next, coming) = (0, 0)
        run.items.reserveCapacity(count)
        while next < count {
            let last = next + template.items.count
            while coming < fittedItems.count, fittedItems[coming] < next { coming += 1 }
            let isPlain = last <= count && !(coming < fittedItems.count && fittedItems[coming] <= last)
            let solved = isPlain ? template : solver.solve(group, in: room, from: next, to: count)
            guard !solved.items.isEmpty else { return }
            append(solved, first: next, in: room, side: side, &run)
            next += solved.items.count
        }
        run.groups.spans.seal()
    }

    private func append(_ solved: SolvedGroup, first: Int, in room: CGSize, side: CGFloat, _ run: inout Run) {
        if !run.groups.firsts.isEmpty { run.length += section.interGroupSpacing }
        var line = SolvedLine(axis: run.axis, spacing: nil)
        line.append(SolvedLine.Piece(group: solved, spacing: section.group.edgeSpacing))
        let breadth = isOrthogonal ? line.breadth : axis.across(room)
        let inset = line.origin(in: run.axis.size(length: line.length, breadth: breadth))
        let begin = run.origin + run.length
        let place = run.axis.rect(along: begin, across: side, length: 0, breadth: 0).origin
        var (low, high) = (begin, begin)
        for item in solved.items {
            let item = item.moved(by: CGPoint(x: place.x + inset.x, y: place.y + inset.y))
            run.items.append(item)
            low = min(low, run.axis.start(item.frame))
            high = max(high, run.axis.end(item.frame))
            for attached in item.attached {
                low = min(low, run.axis.start(attached.frame))
                high = max(high, run.axis.end(attached.frame))
            }
        }
        run.groups.firsts.append(first)
        run.groups.starts.append(begin + run.axis.along(CGSize(width: inset.x, height: inset.y)))
        run.groups.lengths.append(run.axis.along(solved.size))
        run.groups.spans.append(low: low, high: high)
        run.length += line.length
        run.thickness = max(run.thickness, line.breadth)
    }
}
#endif
