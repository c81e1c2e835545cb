/// Which runs keep their place and which move.
enum RunOrder {
    /// The rows outside the heaviest increasing chain of runs: the fewest rows that must move.
    ///
    /// `runs` are sorted by `new`. A run stands together on both sides, so no other row lies inside it and it moves
    /// whole or not at all. O(r log n) for r runs among n old rows; nothing where the order is kept.
    static func moves(of runs: [CollectionChanges.Run], oldRange: Range<Int>) -> [CollectionChanges.Pair] {
        if zip(runs, runs.dropFirst()).allSatisfy({ $0.old < $1.old }) { return [] }
        var chain = PrefixMaximum(count: oldRange.count)
        var weights = [UInt32](repeating: 0, count: runs.count)
        // Index + 1 of the run before in the best chain, 0 for none.
        var previous = [UInt32](repeating: 0, count: runs.count)
        var best = 0
        for (index, run) in runs.enumerated() {
            let place = Int(run.old) - oldRange.lowerBound
            let before = chain.best(below: place, weights: weights)
            previous[index] = before
            weights[index] = run.count + (before == 0 ? 0 : weights[Int(before) - 1])
            chain.offer(UInt32(index + 1), at: place, weights: weights)
            if weights[index] > weights[best] { best = index }
        }
        var stays = [Bool](repeating: false, count: runs.count)
        var link = UInt32(best + 1)
        while link != 0 {
            stays[Int(link) - 1] = true
            link = previous[Int(link) - 1]
        }
        var moves: [CollectionChanges.Pair] = []
        for (index, run) in runs.enumerated() where !stays[index] {
            for offset in 0..<run.count {
                moves.append(CollectionChanges.Pair(old: run.old + offset, new: run.new + offset))
            }
        }
        return moves
    }

    /// A Fenwick tree of the heaviest chain that ends below a place. Holds index + 1 of its last run, 0 for none.
    private struct PrefixMaximum {
        private var tree: [UInt32]

        init(count: Int) {
            tree = [UInt32](repeating: 0, count: count + 1)
        }

        func best(below place: Int, weights: [UInt32]) -> UInt32 {
            var node = place
            var best: UInt32 = 0
            while node > 0 {
                let candidate = tree[node]
                if candidate != 0, best == 0 || weights[Int(candidate) - 1] > weights[Int(best) - 1] {
                    best = candidate
                }
                node &= node - 1
            }
            return best
        }

        mutating func offer(_ run: UInt32, at place: Int, weights: [UInt32]) {
            let weight = weights[Int(run) - 1]
            var node = place + 1
            while node < tree.count {
                let held = tree[node]
                if held == 0 || weight > weights[Int(held) - 1] { tree[node] = run }
                node += node & -node
            }
        }
    }
}
