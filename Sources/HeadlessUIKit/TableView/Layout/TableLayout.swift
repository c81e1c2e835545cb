#if !canImport(UIKit)
import Foundation

/// Where everything in a table stands. Looking up is logarithmic, stacking linear to the number of sections.
struct TableLayout {
    var sections: [TableSectionLayout]
    var headerHeight: CGFloat = 0 { didSet { if headerHeight != oldValue { staleFrom(0) } } }
    var footerHeight: CGFloat = 0
    var rowOrigin: CGFloat = 0
    var rowWidth: CGFloat = 0
    /// The first section whose heights changed since the last stacking.
    private var firstStale: Int? = 0

    init(sections: [TableSectionLayout]) { self.sections = sections }

    var counts: [Int] { sections.map(\.rows.count) }
    var rowsBottom: CGFloat { sections.last?.bottom ?? headerHeight }
    var height: CGFloat { rowsBottom + footerHeight }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && sections[path.section].rows.indices.contains(path.row)
    }

    func isMeasured(_ kind: SupplementaryKind, _ section: Int) -> Bool {
        kind == .header ? sections[section].header.isMeasured : sections[section].footer.isMeasured
    }

    mutating func forgetHeights() {
        for section in sections.indices { sections[section].forgetHeights() }
        firstStale = 0
    }

    mutating func setHeight(_ height: CGFloat, at path: IndexPath) {
        let old = sections[path.section].rows[path.row]
        sections[path.section].measure(path.row, height: height)
        if old.height != height { staleFrom(path.section) }
    }
    mutating func setHeaderHeight(_ height: CGFloat, section: Int) {
        let old = sections[section].header
        sections[section].header = RowLayout(height: height, isMeasured: true)
        if old.height != height { staleFrom(section) }
    }
    mutating func setFooterHeight(_ height: CGFloat, section: Int) {
        let old = sections[section].footer
        sections[section].footer = RowLayout(height: height, isMeasured: true)
        if old.height != height { staleFrom(section) }
    }
    /// Takes a row to another place with its height. The counts after that; nil if there is no such place.
    mutating func moveRow(from origin: IndexPath, to target: IndexPath) -> [Int]? {
        guard contains(origin), target.count == 2, sections.indices.contains(target.section) else { return nil }
        var from = sections[origin.section].rows
        let row = from.remove(at: origin.row)
        var to = origin.section == target.section ? from : sections[target.section].rows
        guard 0...to.count ~= target.row else { return nil }
        to.insert(row, at: target.row)
        sections[origin.section].replaceRows(by: from)
        sections[target.section].replaceRows(by: to)
        staleFrom(min(origin.section, target.section))
        return counts
    }
    mutating func staleFrom(_ section: Int) { firstStale = min(firstStale ?? section, section) }

    mutating func stack() {
        guard let first = firstStale else { return }
        firstStale = nil
        guard first < sections.count else { return }
        var top = first == 0 ? headerHeight : sections[first - 1].bottom
        for section in first..<sections.count {
            sections[section].move(to: top)
            top = sections[section].bottom
        }
    }

    // No section is copied out: these are asked for every cell in every pass.
    func rowFrame(_ path: IndexPath) -> CGRect {
        let (section, row) = (path.section, path.row)
        return CGRect(
            x: rowOrigin, y: sections[section].top + sections[section].rowTop(row), width: rowWidth,
            height: sections[section].rows[row].height)
    }
    func headerFrame(_ section: Int, width: CGFloat) -> CGRect {
        CGRect(x: 0, y: sections[section].top, width: width, height: sections[section].header.height)
    }
    func footerFrame(_ section: Int, width: CGFloat) -> CGRect {
        CGRect(
            x: 0, y: sections[section].top + sections[section].rowsBottom, width: width,
            height: sections[section].footer.height)
    }
    func sectionFrame(_ section: Int, width: CGFloat) -> CGRect {
        CGRect(x: 0, y: sections[section].top, width: width, height: sections[section].height)
    }

    /// The first section that ends below `y`.
    func firstSection(endingBelow y: CGFloat) -> Int {
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].bottom > y { high = middle } else { low = middle + 1 }
        }
        return low
    }
    func rows(from minY: CGFloat, to maxY: CGFloat) -> [IndexPath] {
        var found: [IndexPath] = []
        var section = firstSection(endingBelow: minY)
        while section < sections.count, sections[section].top < maxY {
            let layout = sections[section]
            var row = layout.firstRow(endingBelow: minY - layout.top)
            // The top of the section is taken off here and put on there, and each is rounded.
            while row < layout.rows.count, layout.top + layout.rowTop(row + 1) <= minY { row += 1 }
            while row > 0, layout.top + layout.rowTop(row) > minY { row -= 1 }
            while row < layout.rows.count, layout.top + layout.rowTop(row) < maxY {
                if layout.rows[row].height > 0 { found.append(IndexPath(row: row, section: section)) }
                row += 1
            }
            section += 1
        }
        return found
    }
}
#endif
