/// Which runs keep their place and which move.
enum RunOrder {
    /// The rows outside the heaviest increasing chain of runs: the fewest rows that must move.
    ///
    /// `runs` are sorted by `new`. A run stands together on both sides, so no other row lies inside it and it moves
    /// whole or not at all. O(r log n) for r runs among n old rows; nothing where the order is kept.
    static func moves(of runs: [CollectionChanges.Run], oldRange: Range<Int>) -> [CollectionChanges.Pair] {
        if zip(runs, runs.dropFirst()).allSatisfy({ $0.old < $1.old }) { return [] }
        let stays = heaviestChain(of: runs, oldRange: oldRange)
        var moves: [CollectionChanges.Pair] = []
        for (index, run) in runs.enumerated() where !stays[index] {
            for offset in 0..<run.count {
                moves.append(CollectionChanges.Pair(old: run.old + offset, new: run.new + offset))
            }
        }
        return moves
    }

    /// For each run whether it is in the chain.
    private static func heaviestChain(of runs: [CollectionChanges.Run], oldRange: Range<Int>) -> [Bool] {
        // A Fenwick tree of the heaviest chain that ends below a place. A chain is its weight, then the complement of
        // the index of its last run: the greater number is the heavier chain, and of equal ones the earlier.
        var tree = [UInt64](repeating: 0, count: oldRange.count + 1)
        var previous = [UInt32](repeating: .max, count: runs.count)
        var best: UInt64 = 0
        tree.withUnsafeMutableBufferPointer { tree in
            for (index, run) in runs.enumerated() {
                var node = Int(run.old) - oldRange.lowerBound
                let place = node
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
        }
        var stays = [Bool](repeating: false, count: runs.count)
        var link = ~UInt32(truncatingIfNeeded: best)
        while link != .max {
            stays[Int(link)] = true
            link = previous[Int(link)]
        }
        return stays
    }
}
