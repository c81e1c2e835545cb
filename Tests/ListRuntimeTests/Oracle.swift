import ListRuntime

/// Slow and obvious answers to compare with.
enum Oracle {
    /// Applies changes to the old rows in UIKit's order; content comes from the new rows only where an update or an
    /// insert says so.
    static func replay(_ changes: CollectionChanges, old: [TestRow], new: [TestRow]) -> [TestRow]? {
        var result = [TestRow?](repeating: nil, count: old.count - changes.deletes.count + changes.inserts.count)
        var leaving = Set(changes.deletes)
        guard leaving.count == changes.deletes.count else { return nil }
        for offset in changes.inserts {
            guard result.indices.contains(Int(offset)), result[Int(offset)] == nil else { return nil }
            result[Int(offset)] = new[Int(offset)]
        }
        for move in changes.moves {
            guard leaving.insert(move.old).inserted, result[Int(move.new)] == nil else { return nil }
            result[Int(move.new)] = old[Int(move.old)]
        }
        var staying = old.indices.filter { !leaving.contains(UInt32($0)) }.makeIterator()
        for offset in result.indices where result[offset] == nil {
            guard let place = staying.next() else { return nil }
            result[offset] = old[place]
        }
        guard staying.next() == nil else { return nil }
        for update in changes.updates {
            guard result[Int(update.new)]?.id == new[Int(update.new)].id else { return nil }
            result[Int(update.new)] = new[Int(update.new)]
        }
        return result.compactMap { $0 }
    }

    /// The fewest moves for distinct ids: rows in both less the longest increasing subsequence, in quadratic time.
    static func fewestMoves(old: [TestRow], new: [TestRow]) -> Int {
        let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1.id, $0) })
        return fewestMoves(of: new.compactMap { places[$0.id] })
    }

    /// The same for the old places of the rows in both, by their new order.
    static func fewestMoves(of order: [Int]) -> Int {
        var lengths = [Int](repeating: 1, count: order.count)
        for end in order.indices {
            for start in 0..<end where order[start] < order[end] {
                lengths[end] = max(lengths[end], lengths[start] + 1)
            }
        }
        return order.count - (lengths.max() ?? 0)
    }

    /// How many rows are in both, equal ids counted one to one.
    static func survivors(old: [TestRow], new: [TestRow]) -> Int {
        var counts: [Int: Int] = [:]
        for row in old { counts[row.id, default: 0] += 1 }
        var survivors = 0
        for row in new where counts[row.id, default: 0] > 0 {
            counts[row.id, default: 0] -= 1
            survivors += 1
        }
        return survivors
    }

    /// Applies the changes of a list to the rows of its old sections in UIKit's order; the rows of an inserted section
    /// and of an insert or update come from the new ones.
    static func replay(_ changes: ListChanges, old: [[TestRow]], new: [[TestRow]]) -> [[TestRow]]? {
        var batch = ListBatch()
        batch.sectionDeletes = changes.sectionDeletes
        batch.sectionInserts = changes.sectionInserts
        batch.sectionMoves = changes.sectionMoves
        guard old.count - changes.sectionDeletes.count + changes.sectionInserts.count == new.count else { return nil }
        let leaving = Set(changes.rowDeletes + changes.rowMoves.map(\.old))
        guard leaving.count == changes.rowDeletes.count + changes.rowMoves.count else { return nil }
        var result: [[TestRow]] = []
        for (section, origin) in batch.sectionOrigins(before: old.count, after: new.count).enumerated() {
            guard let origin else {
                result.append(new[section])
                continue
            }
            let inserts = changes.rowInserts.filter { $0.section == section }
            let moves = changes.rowMoves.filter { $0.new.section == section }
            var staying = old[origin].indices.filter { !leaving.contains(RowPath(section: origin, row: $0)) }[...]
            var rows = [TestRow?](repeating: nil, count: staying.count + inserts.count + moves.count)
            for path in inserts {
                guard rows.indices.contains(path.row), rows[path.row] == nil else { return nil }
                rows[path.row] = new[section][path.row]
            }
            for move in moves {
                guard rows.indices.contains(move.new.row), rows[move.new.row] == nil else { return nil }
                rows[move.new.row] = old[move.old.section][move.old.row]
            }
            for row in rows.indices where rows[row] == nil {
                guard let place = staying.popFirst() else { return nil }
                rows[row] = old[origin][place]
            }
            for update in changes.rowUpdates where update.new.section == section {
                guard rows[update.new.row]?.id == new[section][update.new.row].id else { return nil }
                rows[update.new.row] = new[section][update.new.row]
            }
            result.append(rows.compactMap { $0 })
        }
        return result
    }
}
