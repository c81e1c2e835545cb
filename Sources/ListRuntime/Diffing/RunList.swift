/// Runs that are found one by one, ascending on both sides.
///
/// Memory of its own, inlined into the walk: an array is asked at each append whether it has another owner, which took a
/// fifth of the time where every tenth row is deleted.
@usableFromInline
struct RunList {
    @usableFromInline var runs: UnsafeMutableBufferPointer<CollectionChanges.Run>
    @usableFromInline var count = 0

    /// Must be moved to an array, which gives its memory back.
    @usableFromInline
    init() { runs = .allocate(capacity: 16) }

    @inlinable @inline(__always)
    mutating func append(_ old: Int, _ new: Int, count length: Int) {
        if count == runs.count { grow() }
        runs[count] = CollectionChanges.Run(
            old: UInt32(truncatingIfNeeded: old), new: UInt32(truncatingIfNeeded: new),
            count: UInt32(truncatingIfNeeded: length))
        count &+= 1
    }

    @usableFromInline @inline(never)
    mutating func grow() {
        let larger = UnsafeMutableBufferPointer<CollectionChanges.Run>.allocate(capacity: 2 * runs.count)
        _ = larger.moveInitialize(fromContentsOf: runs)
        runs.deallocate()
        runs = larger
    }

    /// The rows of a range that no run has, ascending.
    ///
    /// - Parameter start: Where a run begins on the side of the range.
    @inline(__always)
    func rows(of range: Range<Int>, start: (CollectionChanges.Run) -> UInt32) -> [UInt32] {
        var left = range.count
        for index in 0..<count { left &-= Int(runs[index].count) }
        guard left > 0 else { return [] }
        return Array(unsafeUninitializedCapacity: left) { rows, found in
            var row = UInt32(range.lowerBound)
            func skip(to end: UInt32) {
                while row < end {
                    rows[found] = row
                    row &+= 1
                    found &+= 1
                }
            }
            for index in 0..<count {
                skip(to: start(runs[index]))
                row &+= runs[index].count
            }
            skip(to: UInt32(range.upperBound))
        }
    }

    consuming func move(to array: inout [CollectionChanges.Run]) {
        // One more for the common tail.
        array.reserveCapacity(array.count + count + 1)
        array.append(contentsOf: UnsafeMutableBufferPointer(rebasing: runs[..<count]))
        runs.deallocate()
    }
}
