/// A set of rows, a bit for each that can be in it. Its elements are the stretches of rows that are, in order.
@usableFromInline
struct RowSet: Sequence {
    @usableFromInline let first: Int
    @usableFromInline var words: [UInt64]
    @usableFromInline var count = 0

    @usableFromInline
    init(of range: Range<Int>) {
        first = range.lowerBound
        words = [UInt64](repeating: 0, count: (range.count + 63) / 64)
    }

    @inlinable
    func contains(_ row: Int) -> Bool { words[(row &- first) / 64] & 1 &<< UInt64((row &- first) % 64) != 0 }

    /// A call of its own, as those of the walk: most rows are not put into a set.
    @usableFromInline @inline(never)
    mutating func insert(_ row: Int) {
        if !contains(row) { count += 1 }
        words[(row &- first) / 64] |= 1 &<< UInt64((row &- first) % 64)
    }

    /// Rows of which none is in the set.
    @usableFromInline
    mutating func insert(_ rows: Range<Int>) {
        count += rows.count
        var row = rows.lowerBound - first
        let end = rows.upperBound - first
        while row < end {
            // Up to the end of a word at once.
            let count = Swift.min(64 - row % 64, end - row)
            words[row / 64] |= (UInt64.max >> UInt64(64 - count)) << UInt64(row % 64)
            row += count
        }
    }

    /// - Parameter other: A set of the same range, of which no row is in this one.
    @usableFromInline
    mutating func formUnion(_ other: RowSet) {
        count += other.count
        for index in words.indices { words[index] |= other.words[index] }
    }

    /// Each row.
    @usableFromInline var offsets: [UInt32] {
        var offsets: [UInt32] = []
        offsets.reserveCapacity(count)
        for rows in self {
            for row in rows { offsets.append(UInt32(truncatingIfNeeded: row)) }
        }
        return offsets
    }

    @usableFromInline
    func makeIterator() -> Iterator { Iterator(words: words, first: first) }

    @usableFromInline
    struct Iterator: IteratorProtocol {
        let words: [UInt64]
        let first: Int
        var place = 0

        @usableFromInline
        mutating func next() -> Range<Int>? {
            let end = words.count * 64
            while place < end, bits == 0 { place += 64 - place % 64 }
            if place == end { return nil }
            place += bits.trailingZeroBitCount
            let start = place
            repeat { place += (~bits).trailingZeroBitCount } while place < end && place % 64 == 0 && bits & 1 != 0
            return first + start..<first + place
        }

        /// From the place to the end of its word.
        private var bits: UInt64 { words[place / 64] >> UInt64(place % 64) }
    }
}
