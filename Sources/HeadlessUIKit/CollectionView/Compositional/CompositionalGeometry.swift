#if !canImport(UIKit)
import Foundation

/// Where the sections of a compositional layout are, one after the other.
struct CompositionalGeometry: LayoutGeometry {
    let axis: FlowAxis
    let contentSize: CGSize
    /// Whether leading is on the right.
    let isMirrored: Bool
    let sections: [CompositionalSection]
    /// The boundary items of the whole layout.
    let boundary: [SolvedBoundary]
    /// How far sections are scrolled across the layout.
    var offsets: [Int: CGFloat] = [:]
    private let spans: Spans

    init(
        _ sections: [CompositionalSection], boundary: [SolvedBoundary], axis: FlowAxis, contentSize: CGSize,
        isMirrored: Bool, offsets: [Int: CGFloat]
    ) {
        self.axis = axis
        self.sections = sections
        self.boundary = boundary
        self.contentSize = contentSize
        self.isMirrored = isMirrored
        self.offsets = offsets
        var spans = Spans()
        for section in sections {
            let reach = section.reach(along: axis)
            spans.append(low: reach.lowerBound, high: reach.upperBound)
        }
        spans.seal()
        self.spans = spans
    }

    func item(_ path: IndexPath) -> FlowElement? {
        guard path.count == 2, sections.indices.contains(path.section),
            sections[path.section].items.indices.contains(path.item)
        else { return nil }
        return element(of: path)
    }

    private func element(of path: IndexPath) -> FlowElement {
        let item = sections[path.section].items[path.item]
        return FlowElement(
            key: ElementKey(kind: nil, path: path), frame: shown(item.frame, in: path.section), fitting: item.fitting,
            zIndex: item.zIndex)
    }

    func supplementary(_ kind: String, _ path: IndexPath, pinnedTo bounds: CGRect?) -> FlowElement? {
        let bounds = bounds.map(mirrored)
        if path.count == 1 {
            return boundary.first { $0.kind == kind }.map {
                element(of: $0, path, pinnedTo: bounds, from: 0, to: axis.along(contentSize))
            }
        }
        guard path.count == 2, sections.indices.contains(path.section) else { return nil }
        let section = sections[path.section]
        if path.item == 0, let found = section.boundary.first(where: { $0.kind == kind }) {
            return element(of: found, path, pinnedTo: bounds, from: section.start, to: section.end)
        }
        guard section.items.indices.contains(path.item) else { return nil }
        return section.items[path.item].attached.first { $0.kind == kind }.map { element(of: $0, at: path) }
    }

    private func element(
        of boundary: SolvedBoundary, _ path: IndexPath, pinnedTo bounds: CGRect?, from start: CGFloat, to end: CGFloat
    ) -> FlowElement {
        FlowElement(
            key: ElementKey(kind: boundary.kind, path: path),
            frame: mirrored(boundary.frame(pinnedTo: bounds, axis, from: start, to: end)),
            fitting: boundary.fitting, isPinned: boundary.isPinned, zIndex: boundary.zIndex)
    }
    private func element(of attached: SolvedGroup.Attached, at path: IndexPath) -> FlowElement {
        FlowElement(
            key: ElementKey(kind: attached.kind, path: path), frame: shown(attached.frame, in: path.section),
            fitting: .none, zIndex: attached.zIndex)
    }

    /// What reaches into a rectangle, by sections. Logarithmic but for what is found.
    func elements(in rect: CGRect, pinnedTo bounds: CGRect?) -> [FlowElement] {
        let (seen, pinning) = (mirrored(rect), bounds.map(mirrored))
        let all = IndexPath(index: 0)
        var found = boundary.map { element(of: $0, all, pinnedTo: pinning, from: 0, to: axis.along(contentSize)) }
        for index in spans.range(from: axis.start(seen), to: axis.end(seen)) {
            let section = sections[index]
            let path = IndexPath(item: 0, section: index)
            func add(_ side: (Int) -> Bool) {
                found += section.boundary.filter { side($0.side) }.map {
                    element(of: $0, path, pinnedTo: pinning, from: section.start, to: section.end)
                }
            }
            add { $0 <= 0 }
            let offset = offset(of: index)
            let (low, high) =
                section.orthogonal == nil
                ? (axis.start(seen), axis.end(seen))
                : (across.start(seen) + offset, across.end(seen) + offset)
            for item in section.items(from: low, to: high) {
                let path = IndexPath(item: item, section: index)
                found.append(element(of: path))
                found += section.items[item].attached.map { element(of: $0, at: path) }
            }
            add { $0 > 0 }
        }
        return found.filter { $0.frame.overlaps(rect) }
    }

    private var across: FlowAxis { axis == .vertical ? .horizontal : .vertical }

    // Scrolling across the layout.

    /// The offset of a section, as far as there is content.
    func offset(of section: Int) -> CGFloat {
        guard let offset = offsets[section], sections.indices.contains(section) else { return 0 }
        return sections[section].orthogonal?.clamped(offset) ?? 0
    }
    private func shown(_ frame: CGRect, in section: Int) -> CGRect {
        let offset = offset(of: section)
        return mirrored(
            axis == .vertical ? frame.offsetBy(dx: -offset, dy: 0) : frame.offsetBy(dx: 0, dy: -offset))
    }
    private func mirrored(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        var rect = rect
        rect.origin.x = contentSize.width - rect.maxX
        return rect
    }
}
#endif
