/// The comparison of what lies between the common head and the common tail. Offsets are those of the whole collections.
@usableFromInline
struct MiddleDiff {
    /// How far both sides are looked at where they differ.
    @usableFromInline static var lookAhead: Int { 8 }
    /// How many rows must meet again after a longer leap, lest a row that moved far is taken for a block.
    @usableFromInline static var proof: Int { 3 }
    /// Of so many old rows one is an anchor: a place where the sides may meet again after a longer leap.
    @usableFromInline static var anchorDistance: Int { 16 }

    @usableFromInline let oldRange: Range<Int>
    @usableFromInline let newRange: Range<Int>
    @usableFromInline let hash = IdentityHash.shared
    /// Matches in passing, ascending on both sides.
    @usableFromInline var runs: [CollectionChanges.Run] = []
    /// Matches by the table, ascending in `new`.
    @usableFromInline var looseRuns: [CollectionChanges.Run] = []
    @usableFromInline var updates: [CollectionChanges.Pair] = []
    @usableFromInline var looseUpdates: [CollectionChanges.Pair] = []
    /// Rows without a match so far; what is left in the end is deleted or inserted.
    @usableFromInline var oldResidue: [UInt32] = []
    @usableFromInline var newResidue: [UInt32] = []

    /// False if a row can count as changed even when it is the same value as before.
    @usableFromInline let sameIsUnchanged: Bool

    /// - Parameter head: What the common head gave.
    @inlinable
    init(old: Range<Int>, new: Range<Int>, sameIsUnchanged: Bool, after head: CollectionChanges) {
        oldRange = old
        newRange = new
        self.sameIsUnchanged = sameIsUnchanged
        runs = head.survivors
        updates = head.updates
    }

    @inlinable @inline(__always)
    func isSameValue<Element: ~Copyable>(
        _ old: UnsafeBufferPointer<Element>, _ i: Int, _ new: UnsafeBufferPointer<Element>, _ j: Int
    ) -> Bool {
        sameIsUnchanged && RowBytes.isLarge(Element.self) && RowBytes.areLargeAndEqual(old, i, new, j)
    }

    /// Walks both sides at once. If they differ it looks a few rows ahead for the place where they meet again, then
    /// for an anchor. What is looked up beyond a leap is at most half of what it skips, so all of it is linear.
    @inlinable @inline(__always)
    mutating func resynchronise<Element: ~Copyable, ID: Hashable>(
        _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, id: (borrowing Element) -> ID,
        isUnchanged: (borrowing Element, borrowing Element) -> Bool
    ) {
        var i = oldRange.lowerBound
        var j = newRange.lowerBound
        var anchors: IdentityTable?
        var found = RunList()
        while i < oldRange.upperBound, j < newRange.upperBound {
            let limit = min(oldRange.upperBound &- i, newRange.upperBound &- j)
            var count = 0
            while count < limit, IdentityHash.areEqual(id(old[i &+ count]), id(new[j &+ count])) {
                if !isSameValue(old, i &+ count, new, j &+ count), !isUnchanged(new[j &+ count], old[i &+ count]) {
                    appendUpdate(i &+ count, j &+ count)
                }
                count &+= 1
            }
            if count > 0 {
                found.append(i, j, count: count)
                i &+= count
                j &+= count
                continue
            }
            var gap = near(old, new, i, j, id: id)
            if gap == nil {
                let table = anchors ?? makeAnchors(old, id: id)
                anchors = table
                gap = far(old, new, i, j, anchors: table, id: id)
            }
            guard let gap else { break }
            i &+= gap.old
            j &+= gap.new
        }
        anchors?.deallocate()
        take(found)
    }

    /// A call of its own: inlined it would take the registers from the loop around it.
    @usableFromInline @inline(never)
    mutating func appendUpdate(_ i: Int, _ j: Int) {
        updates.append(
            CollectionChanges.Pair(old: UInt32(truncatingIfNeeded: i), new: UInt32(truncatingIfNeeded: j)))
    }

    /// What the walk found, and what it left.
    @usableFromInline @inline(never)
    mutating func take(_ found: consuming RunList) {
        oldResidue = found.rows(of: oldRange) { $0.old }
        newResidue = found.rows(of: newRange) { $0.new }
        found.move(to: &runs)
    }

    /// How many rows to skip until both sides meet again, within the look-ahead.
    @inlinable
    func near<Element: ~Copyable, ID: Hashable>(
        _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, _ i: Int, _ j: Int,
        id: (borrowing Element) -> ID
    ) -> (old: Int, new: Int)? {
        let oldHere = id(old[i])
        let newHere = id(new[j])
        for step in 1...Self.lookAhead {
            let hasOld = i &+ step < oldRange.upperBound
            let hasNew = j &+ step < newRange.upperBound
            if hasOld, IdentityHash.areEqual(id(old[i &+ step]), newHere) { return (step, 0) }
            if hasNew, IdentityHash.areEqual(oldHere, id(new[j &+ step])) { return (0, step) }
            if hasOld, hasNew, IdentityHash.areEqual(id(old[i &+ step]), id(new[j &+ step])) { return (step, step) }
        }
        return nil
    }

    @inlinable
    func makeAnchors<Element: ~Copyable, ID: Hashable>(
        _ old: UnsafeBufferPointer<Element>, id: (borrowing Element) -> ID
    ) -> IdentityTable {
        let count = (oldRange.count + Self.anchorDistance - 1) / Self.anchorDistance
        let table = IdentityTable(count: count, room: 4 * count)
        for position in (0..<count).reversed() {
            let identity = id(old[anchor(position)])
            let hash = hash(identity)
            var slot = table.start(hash)
            while let other = table.candidate(hash, from: &slot),
                !IdentityHash.areEqual(id(old[anchor(other)]), identity)
            {
                slot = table.next(slot)
            }
            table.insert(position, hash: hash, slot: slot)
        }
        return table
    }

    /// How many rows to skip until both sides meet again at an anchor or before it; nil if they never do.
    ///
    /// The first such place may lie in a block that came from far away, and leap over all between; so the search goes
    /// on for half as many rows as that would skip.
    @inlinable
    func far<Element: ~Copyable, ID: Hashable>(
        _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, _ i: Int, _ j: Int,
        anchors: IdentityTable, id: (borrowing Element) -> ID
    ) -> (old: Int, new: Int)? {
        var best: (old: Int, new: Int)?
        var length = Int.max
        var place = j
        while place + Self.proof <= newRange.upperBound, place - j <= length / 2 {
            defer { place += 1 }
            let identity = id(new[place])
            let hash = hash(identity)
            var slot = anchors.start(hash)
            var position = anchors.candidate(hash, from: &slot)
            while let other = position, !IdentityHash.areEqual(id(old[anchor(other)]), identity) {
                slot = anchors.next(slot)
                position = anchors.candidate(hash, from: &slot)
            }
            guard let position else { continue }
            let start = anchor(position)
            guard start >= i, start - i + place - j < length, start + Self.proof <= oldRange.upperBound,
                meet(old, new, start, place, id: id)
            else { continue }
            var back = 0
            while start - back > i, place - back > j,
                IdentityHash.areEqual(id(old[start - back - 1]), id(new[place - back - 1]))
            {
                back += 1
            }
            best = (start - back - i, place - back - j)
            length = start - i + place - j - 2 * back
        }
        return best
    }

    @inlinable
    func anchor(_ position: Int) -> Int { oldRange.lowerBound + position * Self.anchorDistance }

    @inlinable
    func meet<Element: ~Copyable, ID: Hashable>(
        _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, _ i: Int, _ j: Int,
        id: (borrowing Element) -> ID
    ) -> Bool {
        for offset in 1..<Self.proof where !IdentityHash.areEqual(id(old[i + offset]), id(new[j + offset])) {
            return false
        }
        return true
    }
}
