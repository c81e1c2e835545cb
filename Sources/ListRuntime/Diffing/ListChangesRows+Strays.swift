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
        let hash = IdentityHash.shared
        let table = IdentityTable(count: strayDeletes.count - first.deletes)
        defer { table.deallocate() }
        for position in (0..<strayDeletes.count - first.deletes).reversed() {
            guard let id = oldID(strayDeletes[first.deletes + position]) else { continue }
            let hash = hash(id)
            var slot = table.start(hash)
            while let other = table.candidate(hash, from: &slot), oldID(strayDeletes[first.deletes + other]) != id {
                slot = table.next(slot)
            }
            table.insert(position, hash: hash, slot: slot)
        }
        var inserts = first.inserts
        for place in first.inserts..<strayInserts.count {
            let path = strayInserts[place]
            if let id = newID(path) {
                let hash = hash(id)
                var slot = table.start(hash)
                var match = table.candidate(hash, from: &slot)
                while let other = match, oldID(strayDeletes[first.deletes + other]) != id {
                    slot = table.next(slot)
                    match = table.candidate(hash, from: &slot)
                }
                if let match, table.take(match, hash: hash, slot: slot) {
                    let pair = ListChanges.RowPair(old: strayDeletes[first.deletes + match], new: path)
                    changes.rowMoves.append(pair)
                    changes.rowUpdates.append(pair)
                    continue
                }
            }
            strayInserts[inserts] = path
            inserts += 1
        }
        var deletes = first.deletes
        for position in 0..<strayDeletes.count - first.deletes where !table.isTaken(position) {
            strayDeletes[deletes] = strayDeletes[first.deletes + position]
            deletes += 1
        }
        strayDeletes.removeSubrange(deletes...)
        strayInserts.removeSubrange(inserts...)
    }

    /// What was collected; strays that found no other place are deleted and inserted.
    @usableFromInline
    consuming func finish() -> ListChanges {
        var changes = changes
        if changes.rowDeletes.isEmpty { changes.rowDeletes = strayDeletes } else { changes.rowDeletes += strayDeletes }
        if changes.rowInserts.isEmpty { changes.rowInserts = strayInserts } else { changes.rowInserts += strayInserts }
        return changes
    }
}
