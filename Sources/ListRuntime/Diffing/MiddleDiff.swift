/// The comparison of what lies between the common head and the common tail. Offsets are those of the whole collections.
@usableFromInline
struct MiddleDiff {
    /// How far one side may run ahead to meet the other.
    @usableFromInline static var lookAhead: Int { 8 }
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

    /// Walks both sides at once; where they differ, looks a few rows ahead for the place where they meet again.
    @inlinable
    mutating func resynchronise<Element, ID: Hashable>(
        _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, id: (Element) -> ID,
        isUnchanged: (Element, Element) -> Bool
    ) {
        var i = oldRange.lowerBound
        var j = newRange.lowerBound
        var misses = 0
        var matched = 0
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
            let oldID = id(old[i])
            let newID = id(new[j])
            var step = 1
            while step <= Self.lookAhead {
                if i + step < oldRange.upperBound, id(old[i + step]) == newID {
                    oldResidue.append(contentsOf: UInt32(i)..<UInt32(i + step))
                    i += step
                    break
                }
                if j + step < newRange.upperBound, id(new[j + step]) == oldID {
                    newResidue.append(contentsOf: UInt32(j)..<UInt32(j + step))
                    j += step
                    break
                }
                step += 1
            }
            if step > Self.lookAhead {
                oldResidue.append(UInt32(i))
                newResidue.append(UInt32(j))
                i += 1
                j += 1
                misses += 1
            }
        }
        oldResidue.append(contentsOf: UInt32(i)..<UInt32(oldRange.upperBound))
        newResidue.append(contentsOf: UInt32(j)..<UInt32(newRange.upperBound))
    }

    /// Matches the rest by a table of the old ids.
    @inlinable
    mutating func matchResidue<Element, ID: Hashable>(
        _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, id: (Element) -> ID,
        isUnchanged: (Element, Element) -> Bool
    ) {
        guard !oldResidue.isEmpty, !newResidue.isEmpty else { return }
        var table = IdentityTable(count: oldResidue.count)
        // From the last to the first, so that the first of equal ids is the first to be taken.
        for position in oldResidue.indices.reversed() {
            let identity = id(old[Int(oldResidue[position])])
            table.insert(position, hash: identity.hashValue) { other in
                id(old[Int(oldResidue[other])]) == identity
            }
        }

        var inserts: [UInt32] = []
        for newOffset in newResidue {
            let element = new[Int(newOffset)]
            let identity = id(element)
            let match = table.take(hash: identity.hashValue) { position in
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
