/// The comparison of what lies between the common head and the common tail. Offsets are those of the whole collections.
@usableFromInline
struct MiddleDiff {
    /// How far both sides are looked at where they differ.
    @usableFromInline static var lookAhead: Int { 8 }
    /// How many rows must meet again after a longer leap, lest a row that moved far is taken for a block.
    @usableFromInline static var proof: Int { 3 }
    /// Misses allowed before the rest goes to the table; every 32 rows that line up allow one more.
    @usableFromInline static var missLimit: Int { 64 }

    @usableFromInline let oldRange: Range<Int>
    @usableFromInline let newRange: Range<Int>
    /// Matches in passing, ascending on both sides.
    @usableFromInline var runs: [CollectionChanges.Run] = []
    /// Matches by the table, ascending in `new`.
    @usableFromInline var looseRuns: [CollectionChanges.Run] = []
    @usableFromInline var updates: [CollectionChanges.Pair] = []
    @usableFromInline var looseUpdates: [CollectionChanges.Pair] = []
    /// Rows without a match so far; what is left in the end is deleted or inserted.
    @usableFromInline var oldResidue: [UInt32] = []
    @usableFromInline var newResidue: [UInt32] = []

    @inlinable
    init(old: Range<Int>, new: Range<Int>) {
        oldRange = old
        newRange = new
    }

    /// Walks both sides at once. Where they differ it looks a few rows ahead for the place where they meet again, then
    /// for a block that was inserted or deleted. All leaps together look at no more rows than there are.
    @inlinable @inline(__always)
    mutating func resynchronise<Element, ID: Hashable>(
        _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, id: (Element) -> ID,
        isUnchanged: (Element, Element) -> Bool
    ) {
        var i = oldRange.lowerBound
        var j = newRange.lowerBound
        var misses = 0
        var matched = 0
        var budget = max(oldRange.count, newRange.count)
        while i < oldRange.upperBound, j < newRange.upperBound, misses < Self.missLimit + matched >> 5 {
            let startOld = i
            let startNew = j
            while i < oldRange.upperBound, j < newRange.upperBound, id(old[i]) == id(new[j]) {
                if !isUnchanged(new[j], old[i]) {
                    updates.append(CollectionChanges.Pair(old: UInt32(i), new: UInt32(j)))
                }
                i += 1
                j += 1
            }
            if i > startOld {
                matched += i - startOld
                runs.append(
                    CollectionChanges.Run(
                        old: UInt32(startOld), new: UInt32(startNew), count: UInt32(i - startOld)))
                continue
            }
            let gap =
                near(old, new, i, j, id: id)
                ?? far(old, new, i, j, id: id, budget: &budget)
            if gap == nil { misses += 1 }
            let skip = gap ?? (1, 1)
            // One at a time: mostly there is only one, and appending a range costs more.
            for offset in i..<i + skip.old { oldResidue.append(UInt32(truncatingIfNeeded: offset)) }
            for offset in j..<j + skip.new { newResidue.append(UInt32(truncatingIfNeeded: offset)) }
            i += skip.old
            j += skip.new
        }
        oldResidue.append(contentsOf: UInt32(i)..<UInt32(oldRange.upperBound))
        newResidue.append(contentsOf: UInt32(j)..<UInt32(newRange.upperBound))
    }

    /// How many rows to skip until both sides meet again, within the look-ahead.
    @inlinable
    func near<Element, ID: Hashable>(
        _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, _ i: Int, _ j: Int,
        id: (Element) -> ID
    ) -> (old: Int, new: Int)? {
        let oldID = id(old[i])
        let newID = id(new[j])
        for step in 1...Self.lookAhead {
            let hasOld = i + step < oldRange.upperBound
            let hasNew = j + step < newRange.upperBound
            if hasOld, id(old[i + step]) == newID { return (step, 0) }
            if hasNew, id(new[j + step]) == oldID { return (0, step) }
            if hasOld, hasNew, id(old[i + step]) == id(new[j + step]) { return (step, step) }
        }
        return nil
    }

    /// How many rows of one side to skip until both meet again, anywhere within the budget of rows to look at.
    @inlinable
    func far<Element, ID: Hashable>(
        _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, _ i: Int, _ j: Int,
        id: (Element) -> ID, budget: inout Int
    ) -> (old: Int, new: Int)? {
        let oldID = id(old[i])
        let newID = id(new[j])
        // One search that finds nothing must not use up what the others need.
        let end = budget - max(64, max(oldRange.count, newRange.count) / 16)
        var step = Self.lookAhead
        while budget > max(0, end) {
            step += 1
            let hasOld = i + step + Self.proof <= oldRange.upperBound && j + Self.proof <= newRange.upperBound
            let hasNew = j + step + Self.proof <= newRange.upperBound && i + Self.proof <= oldRange.upperBound
            if !hasOld, !hasNew { return nil }
            budget -= 2
            if hasOld, id(old[i + step]) == newID, meet(old, new, i + step, j, id: id) { return (step, 0) }
            if hasNew, id(new[j + step]) == oldID, meet(old, new, i, j + step, id: id) { return (0, step) }
        }
        return nil
    }

    @inlinable
    func meet<Element, ID: Hashable>(
        _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, _ i: Int, _ j: Int,
        id: (Element) -> ID
    ) -> Bool {
        for offset in 1..<Self.proof where id(old[i + offset]) != id(new[j + offset]) { return false }
        return true
    }

    /// Matches the rest by a table of the old ids.
    @inlinable
    mutating func matchResidue<Element, ID: Hashable>(
        _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, id: (Element) -> ID,
        isUnchanged: (Element, Element) -> Bool
    ) {
        guard !oldResidue.isEmpty, !newResidue.isEmpty else { return }
        let table = IdentityTable(count: oldResidue.count)
        defer { table.deallocate() }
        // From the last to the first, so that the first of equal ids is the first to be taken.
        for position in oldResidue.indices.reversed() {
            let identity = id(old[Int(oldResidue[position])])
            table.insert(position, hash: table.hash(identity)) { other in
                id(old[Int(oldResidue[other])]) == identity
            }
        }

        var inserts: [UInt32] = []
        for newOffset in newResidue {
            let element = new[Int(newOffset)]
            let identity = id(element)
            let match = table.take(hash: table.hash(identity)) { position in
                id(old[Int(oldResidue[position])]) == identity
            }
            guard let match else {
                inserts.append(newOffset)
                continue
            }
            let oldOffset = oldResidue[match]
            if !isUnchanged(element, old[Int(oldOffset)]) {
                looseUpdates.append(CollectionChanges.Pair(old: oldOffset, new: newOffset))
            }
            appendLoose(old: oldOffset, new: newOffset)
        }
        var deletes: [UInt32] = []
        for position in oldResidue.indices where !table.isTaken(position) { deletes.append(oldResidue[position]) }
        oldResidue = deletes
        newResidue = inserts
    }

    @inlinable
    mutating func appendLoose(old: UInt32, new: UInt32) {
        if let last = looseRuns.last, last.old + last.count == old, last.new + last.count == new {
            looseRuns[looseRuns.count - 1].count += 1
        } else {
            looseRuns.append(CollectionChanges.Run(old: old, new: new, count: 1))
        }
    }
}
