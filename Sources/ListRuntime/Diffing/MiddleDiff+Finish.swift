extension MiddleDiff {
    /// The changes: deletes and inserts are the residue, moves come from the order of the matches. Hands over what it
    /// holds, so that nothing is in memory twice.
    @usableFromInline
    mutating func finish() -> CollectionChanges {
        var changes = CollectionChanges()
        changes.deletes = oldResidue
        changes.inserts = newResidue
        changes.updates = Self.merged(&updates, &looseUpdates) { $0.new < $1.new }
        let isInOrder = looseRuns.isEmpty
        changes.survivors = Self.mergedRuns(&runs, &looseRuns)
        if !isInOrder { changes.moves = RunOrder.moves(of: changes.survivors, oldEnd: oldRange.upperBound) }
        return changes
    }

    /// What was reserved and not taken, where it is much.
    @usableFromInline
    mutating func giveBackMemory() {
        runs.giveBackMemory()
        looseRuns.giveBackMemory()
        updates.giveBackMemory()
        oldResidue.giveBackMemory()
        newResidue.giveBackMemory()
    }

    static func mergedRuns(
        _ left: inout [CollectionChanges.Run], _ right: inout [CollectionChanges.Run]
    ) -> [CollectionChanges.Run] { merged(&left, &right) { $0.new < $1.new } }

    /// Both lists are sorted; so is the result. Empties both.
    static func merged<Value>(
        _ left: inout [Value], _ right: inout [Value], by precedes: (Value, Value) -> Bool
    ) -> [Value] {
        defer {
            left = []
            right = []
        }
        if right.isEmpty { return left }
        if left.isEmpty { return right }
        var result: [Value] = []
        result.reserveCapacity(left.count + right.count + 1)
        var i = 0
        for value in right {
            while i < left.count, precedes(left[i], value) {
                result.append(left[i])
                i += 1
            }
            result.append(value)
        }
        result.append(contentsOf: left[i...])
        return result
    }
}
