import ListRuntime
import RandomTesting
import Testing

/// Pairs of short sections lie one by one, those of long ones together.
@Suite struct RowPairsTests {
    @Test("sections of one row and of hundreds, each shuffled and changed, replay to the new state")
    func replayOfLongSections() {
        for seed in Sample.of(0..<UInt64(200)) {
            var generator = SeededGenerator(seed: seed)
            let (old, new) = states(using: &generator)
            guard Oracle.replay(changes(from: old, to: new), old: old, new: new) == new else {
                Issue.record("seed \(seed)")
                return
            }
        }
    }

    @Test("pairs stand in the order of the new rows, and are equal whatever they came from")
    func orderAndEquality() {
        for seed in Sample.of(0..<UInt64(50)) {
            var generator = SeededGenerator(seed: seed)
            let (old, new) = states(using: &generator)
            let pairs = changes(from: old, to: new).rowMoves
            var alone = ListChanges.RowPairs()
            for pair in pairs { alone.append(pair) }
            let all = Array(pairs)
            let isSame =
                alone == pairs && ListChanges.RowPairs(all) == pairs && Set([alone, pairs]).count == 1
                && pairs.count == all.count && pairs.isEmpty == all.isEmpty && "\(pairs)" == "\(all)"
            alone.append(contentsOf: all)
            let isInOrder = zip(all, all.dropFirst()).allSatisfy { $0.new < $1.new }
            guard isSame, isInOrder, Array(alone) == all + all, alone != pairs || all.isEmpty else {
                Issue.record("seed \(seed)")
                return
            }
        }
    }

    private func states(using generator: inout SeededGenerator) -> (old: [[TestRow]], new: [[TestRow]]) {
        let old = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
            let size = [1, 2, 200, 255, 256, 257, 258, 600].randomElement(using: &generator) ?? 0
            return (0..<size).map { TestRow(id: $0, content: 0) }
        }
        let new = old.map { rows in
            rows.shuffled(using: &generator).map { TestRow(id: $0.id, content: .random(in: 0..<8, using: &generator)) }
        }
        return (old, new)
    }

    private func changes(from old: [[TestRow]], to new: [[TestRow]]) -> ListChanges {
        var changes = ListChanges.Builder()
        for (old, new) in zip(old, new) {
            changes.section { $0.many(old, new, id: { $0.id }, isUnchanged: { $0 == $1 }) }
        }
        return changes.build()
    }
}
