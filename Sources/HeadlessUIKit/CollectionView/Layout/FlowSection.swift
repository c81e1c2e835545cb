#if !canImport(UIKit)
import Foundation

/// A section laid out: items in lines, each line as wide as there is room.
///
/// Lines are justified; the last one keeps the gaps of the one before where all items are of one size, else it has
/// the least ones. A single item stands at the start of its line.
struct FlowSection {
    let metrics: FlowMetrics
    /// Along the axis that scrolls.
    private(set) var start: CGFloat
    private(set) var end: CGFloat
    private(set) var frames: [CGRect] = []
    private(set) var header: CGRect?
    private(set) var footer: CGRect?
    private var lines: [Line] = []
    private let axis: FlowAxis

    /// Items side by side, from the first one on.
    private struct Line {
        let first: Int
        let start: CGFloat
        let end: CGFloat
    }

    /// Linear to the number of items.
    init(_ metrics: FlowMetrics, axis: FlowAxis, from start: CGFloat, breadth: CGFloat) {
        self.metrics = metrics
        self.axis = axis
        self.start = start
        end = start
        let (leading, trailing) = axis.across(metrics.insets)
        let (before, after) = axis.along(metrics.insets)
        let inner = max(0, breadth - leading - trailing)
        header = end(metrics.header, breadth)
        end += before
        let isUniform = metrics.itemSizes.dropFirst().allSatisfy { $0 == metrics.itemSizes.first }
        var gap = metrics.interitemSpacing
        var first = 0
        while first < metrics.itemSizes.count {
            let last = lastOfLine(from: first, breadth: inner)
            let line = first..<(last + 1)
            let isLast = line.upperBound == metrics.itemSizes.count
            let used = line.reduce(0) { $0 + axis.across(metrics.itemSizes[$1]) }
            if !isLast, line.count > 1 {
                gap = (inner - used) / CGFloat(line.count - 1)
            } else if !isUniform || lines.isEmpty {
                gap = metrics.interitemSpacing
            }
            place(line, from: leading, gap: gap)
            first = line.upperBound
            if !isLast { end += metrics.lineSpacing }
        }
        end += after
        footer = end(metrics.footer, breadth)
    }

    private mutating func end(_ size: CGSize, _ breadth: CGFloat) -> CGRect? {
        let length = axis.along(size)
        guard length > 0 else { return nil }
        defer { end += length }
        return axis.rect(along: end, across: 0, length: length, breadth: breadth)
    }

    private func lastOfLine(from first: Int, breadth: CGFloat) -> Int {
        var used = axis.across(metrics.itemSizes[first])
        var last = first
        while last + 1 < metrics.itemSizes.count {
            used += metrics.interitemSpacing + axis.across(metrics.itemSizes[last + 1])
            // Widths that are a fraction of the whole may add up to a trifle more.
            guard used <= breadth + 0.001 else { break }
            last += 1
        }
        return last
    }

    private mutating func place(_ line: Range<Int>, from leading: CGFloat, gap: CGFloat) {
        let length = line.reduce(0) { max($0, axis.along(metrics.itemSizes[$1])) }
        var position = leading
        for item in line {
            let size = metrics.itemSizes[item]
            // Items of unlike length stand in the middle of their line.
            frames.append(
                axis.rect(
                    along: end + (length - axis.along(size)) / 2, across: position, length: axis.along(size),
                    breadth: axis.across(size)))
            position += axis.across(size) + gap
        }
        lines.append(Line(first: line.lowerBound, start: end, end: end + length))
        end += length
    }

    /// The items of lines that reach into a stretch of the axis; logarithmic to the lines.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = firstLine { $0.end > low }
        let last = firstLine { $0.start >= high }
        guard first < last else { return 0..<0 }
        return lines[first].first..<(last < lines.count ? lines[last].first : frames.count)
    }

    /// The first line from which on a condition holds.
    private func firstLine(_ holds: (Line) -> Bool) -> Int {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if holds(lines[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
#endif
