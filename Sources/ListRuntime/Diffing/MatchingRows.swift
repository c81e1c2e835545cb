/// The rows that match in passing, from two places on.
@usableFromInline
enum MatchingRows {
    /// How many rows one after the other have equal ids on both sides; notes those whose content differs.
    ///
    /// Two rows at a time, and a bit for each that changed: a branch would be guessed wrong at each of them.
    ///
    /// Here and in all that compares rows `~Copyable` stands for: only borrowed. A row would else be copied before it is
    /// handed to a closure that was not inlined, and all that it refers to retained.
    ///
    /// - Parameters:
    ///   - step: 1 to walk towards the end, -1 towards the start.
    ///   - changed: No rows beyond its limit are looked at.
    @inlinable @inline(__always)
    static func count<Element: ~Copyable, ID: Hashable>(
        _ old: UnsafeBufferPointer<Element>, _ oldStart: Int, _ new: UnsafeBufferPointer<Element>, _ newStart: Int,
        step: Int, sameIsUnchanged: Bool, id: (borrowing Element) -> ID,
        isUnchanged: (borrowing Element, borrowing Element) -> Bool,
        changed: inout ChangedRows
    ) -> Int {
        let comparesBytes = sameIsUnchanged && RowBytes.isLarge(Element.self)
        let limit = changed.limit
        var count = 0
        var matches = true
        while matches, count &+ 1 < limit {
            let start = count
            let end = min(start &+ 64, limit &- 1)
            var bits: UInt64 = 0
            while count < end {
                let (i, j) = (oldStart &+ step &* count, newStart &+ step &* count)
                let (nextI, nextJ) = (i &+ step, j &+ step)
                let isSame = comparesBytes && RowBytes.areLargeAndEqual(old, i, new, j)
                let nextIsSame = comparesBytes && RowBytes.areLargeAndEqual(old, nextI, new, nextJ)
                let other = isSame || IdentityHash.areEqual(id(old[i]), id(new[j])) ? 0 : 1
                let nextOther = nextIsSame || IdentityHash.areEqual(id(old[nextI]), id(new[nextJ])) ? 0 : 1
                guard other | nextOther == 0 else {
                    matches = false
                    break
                }
                let first: UInt64 = isSame || isUnchanged(new[j], old[i]) ? 0 : 1
                let second: UInt64 = nextIsSame || isUnchanged(new[nextJ], old[nextI]) ? 0 : 2
                bits |= (first | second) &<< UInt64(truncatingIfNeeded: count &- start)
                count &+= 2
            }
            if bits != 0 { changed.insert(bits, around: start) }
        }
        guard count < limit else { return count }
        // The last one, or the first of two.
        let (i, j) = (oldStart &+ step &* count, newStart &+ step &* count)
        if comparesBytes && RowBytes.areLargeAndEqual(old, i, new, j) { return count &+ 1 }
        guard IdentityHash.areEqual(id(old[i]), id(new[j])) else { return count }
        if !isUnchanged(new[j], old[i]) { changed.insert(1 &<< UInt64(truncatingIfNeeded: count), around: count) }
        return count &+ 1
    }
}
