// What is done where ids are equal, none of which depends on the type of a row.
extension MiddleDiff {
    /// The new rows that the table matched.
    @usableFromInline
    func looseRows() -> RowSet {
        var rows = RowSet(of: newRange)
        for run in looseRuns { rows.insert(run.newRows) }
        return rows
    }

    /// The new rows that were matched in passing, and which a row that the table matched crosses: one that comes before
    /// them on one side and after them on the other.
    @usableFromInline
    func crossedRows() -> RowSet {
        var rows = RowSet(of: newRange)
        var place = 0
        var highest: UInt32 = 0
        for run in runs {
            while place < looseRuns.count, looseRuns[place].new < run.new {
                highest = max(highest, looseRuns[place].old)
                place += 1
            }
            if highest > run.old { rows.insert(run.newRows) }
        }
        place = looseRuns.count
        var lowest = UInt32.max
        for run in runs.reversed() {
            while place > 0, looseRuns[place - 1].new > run.new {
                place -= 1
                lowest = min(lowest, looseRuns[place].old)
            }
            if lowest < run.old, !rows.contains(Int(run.new)) { rows.insert(run.newRows) }
        }
        return rows
    }

    /// Gives the first of equal ids in the new rows the first in the old ones, and so on. What is returned has another
    /// old row than before, and is ascending in `new`.
    ///
    /// - Parameters:
    ///   - rows: New rows, ascending.
    ///   - links: By position in `rows`, 1 more than the position of the next of the same id. Is deallocated.
    @usableFromInline
    func inOrder(_ rows: [UInt32], _ links: UnsafeMutableBufferPointer<UInt32>) -> [CollectionChanges.Run] {
        var olds = oldRows(of: rows)
        var changed = RowSet(of: rows.indices)
        var sorted: [UInt32] = []
        sorted.reserveCapacity(rows.count)
        for first in rows.indices where links[first] != 0 {
            sorted.removeAll(keepingCapacity: true)
            var position = first
            while position >= 0 {
                sorted.append(olds[position])
                position = Int(links[position]) - 1
            }
            sorted.sort()
            position = first
            for old in sorted {
                if olds[position] != old { changed.insert(position) }
                olds[position] = old
                // Lest it is taken for the first of its id.
                (position, links[position]) = (Int(links[position]) - 1, 0)
            }
        }
        links.deallocate()
        sorted = []
        var others: [CollectionChanges.Run] = []
        others.reserveCapacity(changed.count)
        for position in changed.offsets.lazy.map({ Int($0) }) {
            others.append(CollectionChanges.Run(old: olds[position], new: rows[position], count: 1))
        }
        return others
    }

    /// What new rows, ascending, are matched with.
    private func oldRows(of rows: [UInt32]) -> [UInt32] {
        var olds = [UInt32](repeating: 0, count: rows.count)
        for runs in [runs, looseRuns] {
            var position = 0
            for run in runs {
                while position < rows.count, rows[position] < run.new { position += 1 }
                while position < rows.count, rows[position] < run.new + run.count {
                    olds[position] = run.old + (rows[position] - run.new)
                    position += 1
                }
            }
        }
        return olds
    }

    /// Replaces the matches of some new rows by others; those are compared with the rest that the table matched.
    /// Empties them, so that nothing is in memory twice.
    @usableFromInline
    mutating func rematch(_ rows: inout [CollectionChanges.Run]) {
        if rows.isEmpty { return }
        runs = Self.remove(rows, from: runs)
        looseRuns = Self.remove(rows, from: looseRuns)
        var news = RowSet(of: newRange)
        for row in rows { news.insert(Int(row.new)) }
        updates.removeAll { $0.new >= newRange.lowerBound && news.contains(Int($0.new)) }
        giveBackMemory()
        looseRuns = Self.mergedRuns(&looseRuns, &rows)
    }

    private static func remove(
        _ rows: [CollectionChanges.Run], from runs: [CollectionChanges.Run]
    ) -> [CollectionChanges.Run] {
        var left: [CollectionChanges.Run] = []
        left.reserveCapacity(runs.count)
        var rows = rows[...]
        for var run in runs {
            while let row = rows.first, row.new < run.new + run.count {
                rows.removeFirst()
                guard row.new >= run.new else { continue }
                let count = row.new - run.new
                if count > 0 { left.append(CollectionChanges.Run(old: run.old, new: run.new, count: count)) }
                run.old += count + 1
                run.new += count + 1
                run.count -= count + 1
            }
            if run.count > 0 { left.append(run) }
        }
        return left
    }
}

extension CollectionChanges.Run {
    fileprivate var newRows: Range<Int> { Int(new)..<Int(new + count) }
}
