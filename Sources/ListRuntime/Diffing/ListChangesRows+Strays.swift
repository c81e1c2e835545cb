extension ListChanges.Rows {
    /// How many strays there were at some time.
    @usableFromInline
    struct Strays {
        @usableFromInline var deletes: Int
        @usableFromInline var inserts: Int

        @inlinable
        init(deletes: Int, inserts: Int) {
            self.deletes = deletes
            self.inserts = inserts
        }
    }

    @inlinable
    var strays: Strays { Strays(deletes: strayDeletes.count, inserts: strayInserts.count) }

    /// Makes moves of the strays that came later: rows of equal identity that left one section and came into another.
    ///
    /// Such a row is in another section, which may fill its cell in another way, so it counts as changed as well.
    @inlinable
    mutating func matchStrays<ID: Hashable>(
        from first: Strays, oldID: (RowPath) -> ID?, newID: (RowPath) -> ID?
    ) {
        guard strayDeletes.count > first.deletes, strayInserts.count > first.inserts, !isStopped else { return }
        giveBackMemory()
        let hash = IdentityHash.shared
        let table = IdentityTable(count: strayDeletes.count - first.deletes)
        for position in (0..<strayDeletes.count - first.deletes).reversed() {
            guard let id = oldID(strayDeletes[first.deletes + position]) else { continue }
            let hash = hash(id)
            var slot = table.start(hash)
            while let other = table.candidate(hash, from: &slot), oldID(strayDeletes[first.deletes + other]) != id {
                slot = table.next(slot)
            }
            table.insert(position, hash: hash, slot: slot)
        }
        // By insert: 1 more than the position of its delete.
        var matches = [UInt32](repeating: 0, count: strayInserts.count - first.inserts)
        for place in matches.indices {
            guard let id = newID(strayInserts[first.inserts + place]) else { continue }
            let hash = hash(id)
            var slot = table.start(hash)
            var match = table.candidate(hash, from: &slot)
            while let other = match, oldID(strayDeletes[first.deletes + other]) != id {
                slot = table.next(slot)
                match = table.candidate(hash, from: &slot)
            }
            if let match, table.take(match, hash: hash, slot: slot) {
                matches[place] = UInt32(truncatingIfNeeded: match + 1)
            }
        }
        table.deallocate()
        move(matches, from: first)
    }

    /// What the strays have reserved and not taken.
    @usableFromInline
    mutating func giveBackMemory() {
        strayDeletes.giveBackMemory()
        strayInserts.giveBackMemory()
    }

    /// Makes moves of strays; nothing is in memory longer than it is needed, as all rows can be among them.
    ///
    /// - Parameter matches: By insert, 1 more than the position of its delete, or 0.
    @usableFromInline
    mutating func move(_ matches: [UInt32], from first: Strays) {
        var isMoved = RowSet(of: 0..<strayDeletes.count - first.deletes)
        for match in matches where match > 0 { isMoved.insert(Int(match) - 1) }
        let count = isMoved.count
        if count == 0 { return }
        var moves: [ListChanges.RowPair] = []
        moves.reserveCapacity(count)
        var inserts = first.inserts
        for (place, match) in matches.enumerated() {
            let path = strayInserts[first.inserts + place]
            if match > 0 {
                let old = strayDeletes[first.deletes + Int(match) - 1]
                moves.append(ListChanges.RowPair(old: old, new: path))
            } else {
                strayInserts[inserts] = path
                inserts += 1
            }
        }
        strayInserts = Array(strayInserts[..<inserts])
        var deletes = first.deletes
        for position in 0..<strayDeletes.count - first.deletes where !isMoved.contains(position) {
            strayDeletes[deletes] = strayDeletes[first.deletes + position]
            deletes += 1
        }
        strayDeletes = Array(strayDeletes[..<deletes])
        changes.rowMoves.append(contentsOf: moves)
        changes.rowUpdates.append(contentsOf: moves)
    }

    /// What was collected; strays that found no other place are deleted and inserted.
    @usableFromInline
    consuming func finish() -> ListChanges {
        if changes.rowDeletes.isEmpty { changes.rowDeletes = strayDeletes } else { changes.rowDeletes += strayDeletes }
        if changes.rowInserts.isEmpty { changes.rowInserts = strayInserts } else { changes.rowInserts += strayInserts }
        return changes
    }
}
