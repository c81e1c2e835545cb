/// Where rows of different heights begin that are below each other, and which row is at a place.
///
/// A tree of partial sums (P. Fenwick, "A new data structure for cumulative frequency tables", 1994). Eight bytes a row
/// and as many for its height. Heights are at least 0.
public struct OffsetIndex: Sendable {
    private var heights: [Double]
    /// Element `i` is the sum of the heights of the `i & -i` rows that end with row `i - 1`; element 0 is unused.
    private var sums: [Double]

    /// Linear in the number of rows.
    public init(_ heights: some Sequence<Double>) {
        self.heights = Array(heights)
        sums = [0] + self.heights
        for index in sums.indices.dropFirst() {
            let parent = index + index & -index
            if parent < sums.count { sums[parent] += sums[index] }
        }
    }

    /// The number of rows.
    public var count: Int { heights.count }

    /// The sum of all heights. Logarithmic.
    public var total: Double { offset(of: heights.count) }

    /// The height of a row. Setting it takes the square of a logarithm.
    public subscript(row: Int) -> Double {
        get { heights[row] }
        set {
            guard newValue != heights[row] else { return }
            heights[row] = newValue
            var index = row + 1
            while index < sums.count {
                sums[index] = sum(at: index)
                index += index & -index
            }
        }
    }

    /// The sum of the heights before a row, or of all for the row after the last. Logarithmic.
    public func offset(of row: Int) -> Double {
        var sum = 0.0
        var index = 0
        var rest = min(row, heights.count)
        while rest > 0 {
            let step = Self.highestBit(of: rest)
            rest -= step
            index += step
            sum += sums[index]
        }
        return sum
    }

    /// The first row that ends below an offset, or `count` where none does: rows without height are passed by.
    /// Logarithmic.
    public func row(at offset: Double) -> Int {
        var row = 0
        // Added up as in `offset(of:)`: in another order the row at the offset of a row were another by a last bit.
        var sum = 0.0
        var step = heights.isEmpty ? 0 : Self.highestBit(of: heights.count)
        while step > 0 {
            let next = row + step
            if next < sums.count, sum + sums[next] <= offset {
                sum += sums[next]
                row = next
            }
            step >>= 1
        }
        return row
    }

    /// Adds the heights again, in the order of `init`. A difference would keep the rounding error of a very large height
    /// after that height is gone.
    private func sum(at index: Int) -> Double {
        var sum = heights[index - 1]
        var step = (index & -index) / 2
        while step > 0 {
            sum += sums[index - step]
            step /= 2
        }
        return sum
    }

    private static func highestBit(of count: Int) -> Int { 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount) }
}
