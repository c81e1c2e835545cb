#if !canImport(UIKit)
import Foundation

/// Where the sections of a flow layout stand, one after the other.
struct FlowGeometry: LayoutGeometry {
    private(set) var sections: [FlowSection] = []
    let axis: FlowAxis
    let contentSize: CGSize

    /// Linear to the number of items.
    init(_ metrics: [FlowMetrics], axis: FlowAxis, breadth: CGFloat) {
        self.axis = axis
        var end: CGFloat = 0
        sections.reserveCapacity(metrics.count)
        for section in metrics {
            sections.append(FlowSection(section, axis: axis, from: end, breadth: breadth))
            end = sections[sections.count - 1].end
        }
        contentSize = axis.size(length: end, breadth: breadth)
    }

    func item(_ path: IndexPath) -> FlowElement? {
        guard path.count == 2, sections.indices.contains(path.section),
            sections[path.section].frames.indices.contains(path.item)
        else { return nil }
        return FlowElement(
            key: ElementKey(kind: nil, path: path), frame: sections[path.section].frames[path.item],
            fitting: sections[path.section].metrics.itemFitting)
    }

    /// The header or footer of a section; pinned ones stay in the bounds as long as their section is there.
    func supplementary(_ kind: String, _ path: IndexPath, pinnedTo bounds: CGRect?) -> FlowElement? {
        guard path.count == 2, path.item == 0, sections.indices.contains(path.section) else { return nil }
        let metrics = sections[path.section].metrics
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter,
            var frame = isHeader ? sections[path.section].header : sections[path.section].footer
        else { return nil }
        let isPinned = isHeader ? metrics.pinsHeader : metrics.pinsFooter
        if isPinned, let bounds {
            let (start, end) = (sections[path.section].start, sections[path.section].end)
            let length = axis.end(frame) - axis.start(frame)
            let wanted =
                isHeader
                ? min(max(axis.start(frame), axis.start(bounds)), end - length)
                : max(min(axis.start(frame), axis.end(bounds) - length), start)
            if axis == .vertical { frame.origin.y = wanted } else { frame.origin.x = wanted }
        }
        return FlowElement(
            key: ElementKey(kind: kind, path: path), frame: frame, fitting: .none, isPinned: isPinned)
    }

    /// What reaches into a rectangle, by sections: header, items, footer. Logarithmic but for what is found.
    func elements(in rect: CGRect, pinnedTo bounds: CGRect?) -> [FlowElement] {
        let (low, high) = (axis.start(rect), axis.end(rect))
        var found: [FlowElement] = []
        var section = firstSection(endingAfter: low)
        while section < sections.count, sections[section].start <= high {
            let path = IndexPath(item: 0, section: section)
            func add(_ kind: String) {
                guard let end = supplementary(kind, path, pinnedTo: bounds), end.frame.overlaps(rect) else { return }
                found.append(end)
            }
            add(UICollectionView.elementKindSectionHeader)
            for item in sections[section].items(from: low, to: high) {
                let frame = sections[section].frames[item]
                guard frame.overlaps(rect) else { continue }
                let key = ElementKey(kind: nil, path: IndexPath(item: item, section: section))
                found.append(FlowElement(key: key, frame: frame, fitting: sections[section].metrics.itemFitting))
            }
            add(UICollectionView.elementKindSectionFooter)
            section += 1
        }
        return found
    }

    private func firstSection(endingAfter position: CGFloat) -> Int {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].end > position { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
#endif
