extension MiddleDiff {
    /// Matches the rest by a table of the old ids.
    @inlinable @inline(__always)
    mutating func matchResidue<Element: ~Copyable, ID: Hashable>(
        _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, stops: Bool,
        id: (borrowing Element) -> ID,
        isUnchanged: (borrowing Element, borrowing Element) -> Bool
    ) {
        guard !oldResidue.isEmpty, !newResidue.isEmpty else { return }
        giveBackMemory()
        let table = IdentityTable(
            count: oldResidue.count, room: min(4 * oldResidue.count, oldRange.count - oldResidue.count))
        fill(table, old, oldResidue, id: id)
        if stops, ListChanges.isTaskCancelled() { return table.deallocate() }
        takeMatches(table, old, new, id: id)
        var deletes = 0
        for position in oldResidue.indices where !table.isTaken(position) {
            oldResidue[deletes] = oldResidue[position]
            deletes += 1
        }
        table.deallocate()
        Self.keepFirst(deletes, of: &oldResidue)
        if stops, ListChanges.isTaskCancelled() { return }
        if !looseRuns.isEmpty { matchInOrder(new, id: id) }
        if stops, ListChanges.isTaskCancelled() { return }
        compareMatches(old, new, isUnchanged: isUnchanged)
    }

    /// Gives back the memory of the others where they are many.
    @inlinable
    static func keepFirst(_ count: Int, of offsets: inout [UInt32]) {
        if count < offsets.count / 2 { offsets = Array(offsets[..<count]) } else { offsets.removeSubrange(count...) }
    }

    // No closure inside these: the optimiser puts `id` and `isUnchanged` into functions that only call them.

    @inlinable
    func fill<Element: ~Copyable, ID: Hashable>(
        _ table: IdentityTable, _ rows: UnsafeBufferPointer<Element>, _ offsets: [UInt32], id: (borrowing Element) -> ID
    ) {
        // From the last to the first, so that the first of equal ids is the first to be taken.
        var position = offsets.count
        while position > 0 {
            position -= 1
            let identity = id(rows[Int(offsets[position])])
            let hash = hash(identity)
            var slot = table.start(hash)
            while let other = table.candidate(hash, from: &slot),
                !IdentityHash.areEqual(id(rows[Int(offsets[other])]), identity)
            {
                slot = table.next(slot)
            }
            table.insert(position, hash: hash, slot: slot)
        }
    }

    @inlinable
    mutating func takeMatches<Element: ~Copyable, ID: Hashable>(
        _ table: IdentityTable, _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>,
        id: (borrowing Element) -> ID
    ) {
        looseRuns.reserveCapacity(min(oldResidue.count, newResidue.count) + 1)
        var inserts = 0
        for place in 0..<newResidue.count {
            let newOffset = newResidue[place]
            let identity = id(new[Int(newOffset)])
            let hash = hash(identity)
            var slot = table.start(hash)
            var match: Int?
            while let other = table.candidate(hash, from: &slot) {
                if IdentityHash.areEqual(id(old[Int(oldResidue[other])]), identity) {
                    if table.take(other, hash: hash, slot: slot) { match = other }
                    break
                }
                slot = table.next(slot)
            }
            guard let match else {
                newResidue[inserts] = newOffset
                inserts += 1
                continue
            }
            appendLoose(old: oldResidue[match], new: newOffset)
        }
        Self.keepFirst(inserts, of: &newResidue)
    }

    @inlinable
    mutating func compareMatches<Element: ~Copyable>(
        _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>,
        isUnchanged: (borrowing Element, borrowing Element) -> Bool
    ) {
        var changed = RowSet(of: newRange)
        for run in looseRuns {
            for offset in 0..<run.count {
                let (i, j) = (Int(run.old + offset), Int(run.new + offset))
                if !isSameValue(old, i, new, j), !isUnchanged(new[j], old[i]) { changed.insert(j) }
            }
        }
        appendLooseUpdates(changed)
    }

    /// Those that the table matched; counted before, as there may be many.
    @usableFromInline
    mutating func appendLooseUpdates(_ changed: RowSet) {
        looseUpdates.reserveCapacity(changed.count)
        for run in looseRuns {
            for offset in 0..<run.count where changed.contains(Int(run.new + offset)) {
                looseUpdates.append(CollectionChanges.Pair(old: run.old + offset, new: run.new + offset))
            }
        }
    }

    @inlinable @inline(__always)
    mutating func appendLoose(old: UInt32, new: UInt32) {
        if let last = looseRuns.last, last.old + last.count == old, last.new + last.count == new {
            looseRuns[looseRuns.count - 1].count += 1
        } else {
            looseRuns.append(CollectionChanges.Run(old: old, new: new, count: 1))
        }
    }
}
