extension MiddleDiff {
    /// The changes of the middle: deletes and inserts are the residue, moves come from the order of the matches.
    @usableFromInline
    func finish() -> CollectionChanges {
        var changes = CollectionChanges()
        changes.deletes = oldResidue
        changes.inserts = newResidue
        changes.updates = merged(updates, looseUpdates) { $0.new < $1.new }
        changes.survivors = merged(runs, looseRuns) { $0.new < $1.new }
        if !looseRuns.isEmpty {
            changes.moves = RunOrder.moves(of: changes.survivors, oldRange: oldRange)
        }
        return changes
    }

    /// Both lists are sorted; so is the result.
    private func merged<Value>(_ left: [Value], _ right: [Value], by precedes: (Value, Value) -> Bool) -> [Value] {
        if right.isEmpty { return left }
        if left.isEmpty { return right }
        var result: [Value] = []
        result.reserveCapacity(left.count + right.count)
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
