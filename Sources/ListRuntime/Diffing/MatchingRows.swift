/// The rows that match in passing, from two places on.
@usableFromInline
enum MatchingRows {
    /// How many rows one after the other have equal ids on both sides; notes those whose content differs.
    ///
    /// - Parameters:
    ///   - step: 1 to walk towards the end, -1 towards the start.
    ///   - limit: No more rows are looked at.
    @inlinable @inline(__always)
    static func count<Element, ID: Hashable>(
        _ old: UnsafeBufferPointer<Element>, _ oldStart: Int, _ new: UnsafeBufferPointer<Element>, _ newStart: Int,
        step: Int, limit: Int, sameIsUnchanged: Bool, id: (Element) -> ID, isUnchanged: (Element, Element) -> Bool,
        updates: inout [CollectionChanges.Pair]
    ) -> Int {
        let comparesBytes = sameIsUnchanged && RowBytes.isLarge(Element.self)
        var count = 0
        var matches = true
        while matches, count < limit {
            // A bit for each changed row: a branch would be guessed wrong at each of them.
            let start = count
            let end = min(start &+ 64, limit)
            var changed: UInt64 = 0
            var bit: UInt64 = 1
            while count < end {
                let i = oldStart &+ step &* count
                let j = newStart &+ step &* count
                guard IdentityHash.areEqual(id(old[i]), id(new[j])) else {
                    matches = false
                    break
                }
                let isSame = comparesBytes && RowBytes.areEqual(old, i, new, j) || isUnchanged(new[j], old[i])
                changed |= isSame ? 0 : bit
                bit &+= bit
                count &+= 1
            }
            if changed != 0 {
                append(changed, oldStart &+ step &* start, newStart &+ step &* start, step: step, to: &updates)
            }
        }
        return count
    }

    @usableFromInline
    static func append(_ changed: UInt64, _ old: Int, _ new: Int, step: Int, to updates: inout [CollectionChanges.Pair])
    {
        var bits = changed
        while bits != 0 {
            let offset = step &* bits.trailingZeroBitCount
            updates.append(
                CollectionChanges.Pair(
                    old: UInt32(truncatingIfNeeded: old &+ offset), new: UInt32(truncatingIfNeeded: new &+ offset)))
            bits &= bits &- 1
        }
    }
}
