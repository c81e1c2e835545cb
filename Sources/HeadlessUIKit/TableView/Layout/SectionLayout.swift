import Foundation

/// Where a section's parts stand, relative to its top.
struct SectionLayout {
    var header: RowLayout
    var footer: RowLayout
    var headerTitle: String?
    var footerTitle: String?
    var rows: [RowLayout]
    private(set) var top: CGFloat = 0
    private(set) var rowTops: [CGFloat] = []

    init(header: RowLayout, footer: RowLayout, rows: [RowLayout]) {
        self.header = header
        self.footer = footer
        self.rows = rows
    }

    /// Where the last row ends and the footer starts.
    var rowsBottom: CGFloat { rowTops.last ?? header.height }
    var height: CGFloat { rowsBottom + footer.height }
    var bottom: CGFloat { top + height }

    /// Stacks the parts from `top` on; linear to the number of rows.
    mutating func stack(from top: CGFloat) {
        self.top = top
        rowTops.removeAll(keepingCapacity: true)
        rowTops.reserveCapacity(rows.count + 1)
        var position = header.height
        for row in rows {
            rowTops.append(position)
            position += row.height
        }
        rowTops.append(position)
    }

    mutating func move(to top: CGFloat) { self.top = top }

    /// The height of the rows before one.
    func skipped(to row: Int) -> CGFloat { rowTops[row] - rowTops[0] }

    /// The first row that ends below `y`, counted from the top of the section.
    func firstRow(endingBelow y: CGFloat) -> Int {
        var low = 0
        var high = rows.count
        while low < high {
            let middle = (low + high) / 2
            if rowTops[middle + 1] > y { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
