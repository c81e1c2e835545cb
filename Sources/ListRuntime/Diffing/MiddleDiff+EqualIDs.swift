extension MiddleDiff {
    /// Rows of equal id can cross one another where some were matched in passing and some by the table: matches these
    /// again, the first with the first.
    ///
    /// Where ids are unique it hashes, or compares, the ids of the rows that the table matched and of those that they
    /// cross, and finds next to nothing.
    @inlinable
    mutating func matchInOrder<Element: ~Copyable, ID: Hashable>(
        _ new: UnsafeBufferPointer<Element>, id: (borrowing Element) -> ID
    ) {
        var some = looseRows()
        var others = crossedRows()
        if others.count < some.count { swap(&some, &others) }
        others = rows(of: others, thatMayEqual: some, new, hashBits: 0, id: id)
        if others.count == 0 { return }
        giveBackMemory()
        some = rows(of: some, thatMayEqual: others, new, hashBits: 32, id: id)
        others.formUnion(some)
        let rows = others.offsets
        let table = IdentityTable(count: rows.count)
        fill(table, new, rows, id: id)
        table.deallocateSlots()
        var rematched = inOrder(rows, table.links)
        rematch(&rematched)
    }

    /// The rows whose id is that of one of the others, and some more: all whose bit one of the others has set.
    @inlinable
    func rows<Element: ~Copyable, ID: Hashable>(
        of rows: RowSet, thatMayEqual others: RowSet, _ new: UnsafeBufferPointer<Element>, hashBits: UInt64,
        id: (borrowing Element) -> ID
    ) -> RowSet {
        let count = others.count
        if count <= Self.fewRows { return self.rows(of: rows, thatEqual: others, new, id: id) }
        var size = 4_096
        while size < 64 * count { size *= 2 }
        var bits = RowSet(of: 0..<size)
        for places in others {
            for place in places {
                bits.insert(Int(truncatingIfNeeded: hash(id(new[place])) &>> hashBits) & (size &- 1))
            }
        }
        var found = RowSet(of: newRange)
        for places in rows {
            for place in places
            where bits.contains(Int(truncatingIfNeeded: hash(id(new[place])) &>> hashBits) & (size &- 1)) {
                found.insert(place)
            }
        }
        return found
    }

    /// So many rows are compared with each other row, which takes less time than to hash it.
    @usableFromInline static var fewRows: Int { 4 }

    @inlinable
    func rows<Element: ~Copyable, ID: Hashable>(
        of rows: RowSet, thatEqual others: RowSet, _ new: UnsafeBufferPointer<Element>, id: (borrowing Element) -> ID
    ) -> RowSet {
        var found = RowSet(of: newRange)
        for other in others.offsets {
            let identity = id(new[Int(other)])
            for places in rows {
                for place in places where IdentityHash.areEqual(id(new[place]), identity) { found.insert(place) }
            }
        }
        return found
    }
}
