// What is done where ids are equal, none of which depends on the type of a row.
extension MiddleDiff {
    /// The runs of the middle that were matched in passing, and which a row that the table matched crosses.
    @usableFromInline
    func crossedRuns() -> [CollectionChanges.Run] {
        let middle = runs.drop { $0.new < newRange.lowerBound }
        // To find out would cost more than it saves.
        if looseRuns.count > Self.rowCount(middle) { return Array(middle) }
        var changes = [Int](repeating: 0, count: middle.count + 1)
        var place = 0
        for loose in looseRuns {
            while place < middle.count, middle[middle.startIndex + place].new < loose.new { place += 1 }
            let oldPlace = middle.place(ofOld: loose.old)
            changes[min(place, oldPlace)] += 1
            changes[max(place, oldPlace)] -= 1
        }
        var crossing = 0
        var crossed: [CollectionChanges.Run] = []
        for (run, change) in zip(middle, changes) {
            crossing += change
            if crossing > 0 { crossed.append(run) }
        }
        return crossed
    }

    @usableFromInline
    static func rowCount(_ runs: some Sequence<CollectionChanges.Run>) -> Int { runs.reduce(0) { $0 + Int($1.count) } }

    @usableFromInline
    static func mergedRuns(
        _ left: inout [CollectionChanges.Run], _ right: inout [CollectionChanges.Run]
    ) -> [CollectionChanges.Run] { merged(&left, &right) { $0.new < $1.new } }

    /// Gives the first of equal ids in the new rows the first in the old ones, and so on. What is returned has another
    /// old row than before, and is ascending in `new`.
    ///
    /// - Parameters:
    ///   - rows: Each a run of its own, ascending in `new`.
    ///   - table: Their positions, by id.
    @usableFromInline
    static func inOrder(_ rows: [CollectionChanges.Run], _ table: IdentityTable) -> [CollectionChanges.Run] {
        var others: [CollectionChanges.Run] = []
        for slot in table.slots {
            var next = slot & table.positionMask
            if next == 0 || table.links[Int(next) - 1] == 0 { continue }
            var positions: [Int] = []
            while next != 0 {
                positions.append(Int(next) - 1)
                next = table.links[Int(next) - 1]
            }
            for (position, old) in zip(positions, positions.map({ rows[$0].old }).sorted())
            where rows[position].old != old {
                others.append(CollectionChanges.Run(old: old, new: rows[position].new, count: 1))
            }
        }
        return others.sorted { $0.new < $1.new }
    }

    /// Replaces the matches of some new rows by others; those are compared with the rest that the table matched.
    @usableFromInline
    mutating func rematch(_ rows: [CollectionChanges.Run]) {
        if rows.isEmpty { return }
        runs = Self.remove(rows, from: runs)
        looseRuns = Self.remove(rows, from: looseRuns)
        let news = Set(rows.map(\.new))
        updates.removeAll { news.contains($0.new) }
        var rows = rows
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

extension ArraySlice<CollectionChanges.Run> {
    /// How many of them, which ascend in `old`, come before an old row.
    fileprivate func place(ofOld old: UInt32) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if self[middle].old < old { low = middle + 1 } else { high = middle }
        }
        return low - startIndex
    }
}
