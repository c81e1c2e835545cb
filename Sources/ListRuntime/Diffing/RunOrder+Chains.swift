extension RunOrder {
    /// The runs of a longest increasing chain of rows, for runs that are hardly longer than a row: patience sorting
    /// (Fredman, 1975), from the end, so that the chain can be read off from the start.
    static func longestChain(of runs: [CollectionChanges.Run], rows: Int) -> [Bool] {
        // Per length of a chain the highest row that one begins with; descending.
        var highest: [UInt32] = []
        var lengths = [UInt32](repeating: 0, count: rows)
        var index = rows
        for run in runs.reversed() {
            for row in (run.old..<run.old + run.count).reversed() {
                var low = 0
                var high = highest.count
                // Mostly a row goes on where the longest chain ends.
                if let last = highest.last, last > row { low = high }
                while low < high {
                    let middle = (low + high) / 2
                    if highest[middle] > row { low = middle + 1 } else { high = middle }
                }
                index -= 1
                lengths[index] = UInt32(low + 1)
                if low == highest.count { highest.append(row) } else { highest[low] = row }
            }
        }
        // A chain that cannot be longer has all rows of a run or none.
        var stays = [Bool](repeating: false, count: runs.count)
        var needed = UInt32(highest.count)
        var end: UInt32 = 0
        for (place, run) in runs.enumerated() {
            if lengths[index] == needed, run.old >= end {
                stays[place] = true
                needed -= run.count
                end = run.old + run.count
            }
            index += Int(run.count)
        }
        return stays
    }

    /// Those of a heaviest increasing chain, where a run weighs as many rows as it has.
    static func heaviestChain(of runs: [CollectionChanges.Run], oldEnd: Int) -> [Bool] {
        // Runs that follow one another on both sides stay or move together: they are one for each that is out of order,
        // and one between, however many rows come and go between them.
        let places = Places(of: runs, oldEnd: oldEnd)
        var joined: [CollectionChanges.Run] = []
        var place = -1
        let isFirst = runs.map { run in
            defer { place = places[run.old] }
            if !joined.isEmpty, places[run.old] == place + 1 {
                joined[joined.count - 1].count += run.count
                return false
            }
            joined.append(run)
            return true
        }
        let stays = heaviestChain(ofJoined: joined, oldEnd: oldEnd)
        var index = -1
        return isFirst.map { isFirst in
            if isFirst { index += 1 }
            return stays[index]
        }
    }

    private static func heaviestChain(ofJoined runs: [CollectionChanges.Run], oldEnd: Int) -> [Bool] {
        // A Fenwick tree (Fenwick, 1994) of the heaviest chain that ends below a place. A chain is its weight, then the
        // complement of the index of its last run: the greater number is the heavier chain, of equal ones the earlier.
        let places = Places(of: runs, oldEnd: oldEnd)
        var tree = [UInt64](repeating: 0, count: runs.count + 1)
        var previous = [UInt32](repeating: .max, count: runs.count)
        var best: UInt64 = 0
        for (index, run) in runs.enumerated() {
            let place = places[run.old]
            var node = place
            var before: UInt64 = 0
            while node > 0 {
                before = max(before, tree[node])
                node &= node - 1
            }
            if before != 0 { previous[index] = ~UInt32(truncatingIfNeeded: before) }
            let chain = ((before >> 32) + UInt64(run.count)) << 32 | UInt64(~UInt32(index))
            best = max(best, chain)
            node = place + 1
            while node < tree.count {
                tree[node] = max(tree[node], chain)
                node += node & -node
            }
        }
        var stays = [Bool](repeating: false, count: runs.count)
        var link = ~UInt32(truncatingIfNeeded: best)
        while link != .max {
            stays[Int(link)] = true
            link = previous[Int(link)]
        }
        return stays
    }

    /// How many runs begin before an old offset, in constant time and little memory: a bit a row, counted a word.
    private struct Places {
        private var words: [UInt64]
        private var counts: [UInt32] = []

        init(of runs: [CollectionChanges.Run], oldEnd: Int) {
            words = [UInt64](repeating: 0, count: oldEnd / 64 + 1)
            for run in runs { words[Int(run.old) / 64] |= 1 << UInt64(run.old % 64) }
            counts.reserveCapacity(words.count)
            var count: UInt32 = 0
            for word in words {
                counts.append(count)
                count += UInt32(word.nonzeroBitCount)
            }
        }

        subscript(_ old: UInt32) -> Int {
            let below = words[Int(old) / 64] & ((1 << UInt64(old % 64)) - 1)
            return Int(counts[Int(old) / 64]) + below.nonzeroBitCount
        }
    }
}
