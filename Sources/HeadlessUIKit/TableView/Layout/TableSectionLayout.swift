#if !canImport(UIKit)
import Foundation
internal import ListRuntime

/// Where a section's parts stand, relative to its top.
struct TableSectionLayout {
    var header: RowLayout
    var footer: RowLayout
    private(set) var rows: [RowLayout]
    private(set) var top: CGFloat = 0
    private var offsets: OffsetIndex
    /// The rows that were measured since all heights were forgotten; nil if they never were.
    private var measuredAgain: Set<Int>?

    init(header: RowLayout, footer: RowLayout, rows: [RowLayout]) {
        self.header = header
        self.footer = footer
        self.rows = rows
        offsets = OffsetIndex(rows.lazy.map { Double($0.height) })
    }

    /// Where the last row ends and the footer starts.
    var rowsBottom: CGFloat { header.height + CGFloat(offsets.total) }
    var height: CGFloat { rowsBottom + footer.height }
    var bottom: CGFloat { top + height }

    /// All are measured again.
    mutating func replaceRows(by rows: [RowLayout]) {
        self.rows = rows
        offsets = OffsetIndex(rows.lazy.map { Double($0.height) })
        measuredAgain = []
    }

    mutating func move(to top: CGFloat) { self.top = top }

    mutating func measure(_ row: Int, height: CGFloat) {
        rows[row] = RowLayout(height: height, isMeasured: true)
        offsets[row] = Double(height)
        measuredAgain?.insert(row)
    }

    /// False if the height of a row is an estimate, or was forgotten.
    func isMeasured(_ row: Int) -> Bool { measuredAgain?.contains(row) ?? rows[row].isMeasured }

    /// Linear in the number of rows that were measured since the last time, not in all: each batch forgets.
    mutating func forgetHeights() {
        header.isMeasured = false
        footer.isMeasured = false
        measuredAgain = []
    }

    /// The top of a row. Logarithmic.
    func rowTop(_ row: Int) -> CGFloat { header.height + skipped(to: row) }

    /// The height of the rows before one. Logarithmic.
    func skipped(to row: Int) -> CGFloat { CGFloat(offsets.offset(of: row)) }

    /// The first row that ends below `y`, counted from the top of the section. Logarithmic.
    func firstRow(endingBelow y: CGFloat) -> Int { offsets.row(at: Double(y - header.height)) }
}
#endif
