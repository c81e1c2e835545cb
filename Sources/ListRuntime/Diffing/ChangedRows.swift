/// Which rows of a walk changed, a bit for each, counted from where it began. In memory from the first one on,
/// until the pairs are taken. Not a `RowSet`, whose array is asked at each word whether it has another owner.
@usableFromInline
struct ChangedRows {
    /// How far the walk can come.
    @usableFromInline let limit: Int
    @usableFromInline var words: UnsafeMutablePointer<UInt64>?

    @usableFromInline
    init(limit: Int) { self.limit = limit }

    /// - Parameter bits: For the 64 rows that `row` is one of.
    @inlinable @inline(__always)
    mutating func insert(_ bits: UInt64, around row: Int) {
        let words = words ?? allocate()
        words[row &>> 6] |= bits
    }

    /// A call of its own: inlined it would take the registers from the walk around it.
    @usableFromInline @inline(never)
    mutating func allocate() -> UnsafeMutablePointer<UInt64> {
        let words = UnsafeMutablePointer<UInt64>.allocate(capacity: wordCount)
        words.initialize(repeating: 0, count: wordCount)
        self.words = words
        return words
    }

    private var wordCount: Int { (limit + 63) / 64 }

    /// Their places on both sides, ascending. Gives the memory back.
    ///
    /// - Parameters:
    ///   - old: Where the walk began in the old rows.
    ///   - step: 1 where it went towards the end, -1 towards the start.
    @usableFromInline @inline(never)
    consuming func takePairs(old: Int, new: Int, step: Int) -> [CollectionChanges.Pair] {
        guard let words else { return [] }
        defer { words.deallocate() }
        var total = 0
        for index in 0..<wordCount { total &+= words[index].nonzeroBitCount }
        return Array(unsafeUninitializedCapacity: total) { pairs, count in
            for index in 0..<wordCount {
                var bits = words[index]
                while bits != 0 {
                    let offset = step &* (index &* 64 &+ bits.trailingZeroBitCount)
                    pairs[step > 0 ? count : total &- 1 &- count] = CollectionChanges.Pair(
                        old: UInt32(truncatingIfNeeded: old &+ offset), new: UInt32(truncatingIfNeeded: new &+ offset))
                    bits &= bits &- 1
                    count &+= 1
                }
            }
        }
    }
}
