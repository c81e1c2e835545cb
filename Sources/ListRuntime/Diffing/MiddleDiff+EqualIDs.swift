extension MiddleDiff {
    /// Rows of equal id can cross one another where some were matched in passing and some by the table: matches these
    /// anew, the first with the first.
    ///
    /// Where ids are unique it hashes, or compares, the ids of the rows that the table matched and of those that they
    /// cross, and finds next to nothing.
    @inlinable
    mutating func matchInOrder<Element, ID: Hashable>(_ new: UnsafeBufferPointer<Element>, id: (Element) -> ID) {
        let crossed = crossedRuns()
        guard !crossed.isEmpty else { return }
        let isLooseLess = Self.rowCount(looseRuns) < Self.rowCount(crossed)
        var some = isLooseLess ? looseRuns : crossed
        var others = rows(of: isLooseLess ? crossed : looseRuns, thatMayEqual: some, new, hashBits: 0, id: id)
        if others.isEmpty { return }
        some = rows(of: some, thatMayEqual: others, new, hashBits: 32, id: id)
        if some.isEmpty { return }
        let rows = Self.mergedRuns(&some, &others)
        let table = IdentityTable(count: rows.count)
        fill(table, new, rows.map(\.new), id: id)
        let other = Self.inOrder(rows, table)
        table.deallocate()
        rematch(other)
    }

    /// The rows whose id is that of one of the others, and some more: all whose bit one of the others has set. Each is a
    /// run of its own; they ascend in `new`.
    @inlinable
    func rows<Element, ID: Hashable>(
        of runs: [CollectionChanges.Run], thatMayEqual others: [CollectionChanges.Run],
        _ new: UnsafeBufferPointer<Element>, hashBits: UInt64, id: (Element) -> ID
    ) -> [CollectionChanges.Run] {
        if Self.rowCount(others) <= Self.fewRows { return rows(of: runs, thatEqual: others, new, id: id) }
        var size: UInt64 = 4_096
        while size < 64 * UInt64(Self.rowCount(others)) { size *= 2 }
        var bits = [UInt64](repeating: 0, count: Int(size / 64))
        for run in others {
            for place in run.new..<run.new + run.count {
                let bit = hash(id(new[Int(place)])) &>> hashBits & (size &- 1)
                bits[Int(bit / 64)] |= 1 &<< (bit % 64)
            }
        }
        var found: [CollectionChanges.Run] = []
        for run in runs {
            let start = Int(run.new)
            for place in start..<start + Int(run.count) {
                let bit = hash(id(new[place])) &>> hashBits & (size &- 1)
                if bits[Int(bit / 64)] & 1 &<< (bit % 64) != 0 { Self.append(place &- start, of: run, to: &found) }
            }
        }
        return found
    }

    /// So many rows are compared with each other row, which takes less time than to hash it.
    @usableFromInline static var fewRows: Int { 4 }

    @inlinable
    func rows<Element, ID: Hashable>(
        of runs: [CollectionChanges.Run], thatEqual others: [CollectionChanges.Run],
        _ new: UnsafeBufferPointer<Element>, id: (Element) -> ID
    ) -> [CollectionChanges.Run] {
        var found: [CollectionChanges.Run] = []
        var identities: [ID] = []
        for other in others {
            for place in other.new..<other.new + other.count {
                let identity = id(new[Int(place)])
                if identities.contains(identity) { continue }
                identities.append(identity)
                for run in runs {
                    let start = Int(run.new)
                    for place in start..<start + Int(run.count) where IdentityHash.areEqual(id(new[place]), identity) {
                        Self.append(place &- start, of: run, to: &found)
                    }
                }
            }
        }
        return identities.count > 1 ? found.sorted { $0.new < $1.new } : found
    }

    // A call of its own, as those of the walk.
    @usableFromInline @inline(never)
    static func append(_ offset: Int, of run: CollectionChanges.Run, to rows: inout [CollectionChanges.Run]) {
        let offset = UInt32(truncatingIfNeeded: offset)
        rows.append(CollectionChanges.Run(old: run.old + offset, new: run.new + offset, count: 1))
    }
}
