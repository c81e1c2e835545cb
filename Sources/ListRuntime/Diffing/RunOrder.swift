/// Which runs keep their place and which move.
enum RunOrder {
    /// The rows outside the heaviest increasing chain of runs: the fewest rows that must move.
    ///
    /// `runs` are sorted by `new`. A run stands together on both sides, so no other row lies inside it and it moves
    /// whole or not at all. Linear, and k log k for k rows out of order; nothing where the order is kept.
    static func moves(of runs: [CollectionChanges.Run], oldEnd: Int) -> [CollectionChanges.Pair] {
        if zip(runs, runs.dropFirst()).allSatisfy({ $0.old < $1.old }) { return [] }
        let rows = runs.reduce(0) { $0 + Int($1.count) }
        let stays =
            rows <= 2 * runs.count
            ? longestChain(of: runs, rows: rows) : heaviestChain(of: runs, oldEnd: oldEnd)
        var moves: [CollectionChanges.Pair] = []
        var staying = 0
        for index in runs.indices where stays[index] { staying += Int(runs[index].count) }
        moves.reserveCapacity(rows - staying)
        for (index, run) in runs.enumerated() where !stays[index] {
            for offset in 0..<run.count {
                moves.append(CollectionChanges.Pair(old: run.old + offset, new: run.new + offset))
            }
        }
        return moves
    }
}
