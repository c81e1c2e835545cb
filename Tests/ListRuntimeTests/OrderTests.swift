import ListRuntime
import RandomTesting
import Testing

/// The order of rows: moves are as few as can be, and no order breaks the replay.
@Suite struct OrderTests {
    private func changes(_ old: [TestRow], _ new: [TestRow]) -> CollectionChanges {
        CollectionChanges(from: old, to: new, id: { $0.id }, isUnchanged: { $0 == $1 })
    }

    @Test("every order of up to six rows takes the fewest moves there are")
    func everyOrder() {
        for count in 0...6 {
            let old = (0..<count).map { TestRow(id: $0, content: 0) }
            for order in Self.orders(of: Array(0..<count)) {
                let found = changes(old, order.map { old[$0] })
                #expect(found.moves.count == Self.fewestMoves(order), "\(order)")
                #expect(found.deletes.isEmpty && found.inserts.isEmpty)
            }
        }
    }

    @Test("replaying the changes gives the new rows: orders that are hard to follow")
    func replayOfHardOrders() {
        for seed in Sample.of(0..<UInt64(40_000)) {
            var generator = SeededGenerator(seed: seed)
            let count = Int.random(in: 0...36, using: &generator)
            let ids = Bool.random(using: &generator) ? count : Int.random(in: 1...3, using: &generator)
            let old = (0..<count).map { TestRow(id: $0 % max(1, ids), content: 0) }
            let new = Self.disturbed(old, sort: Int(seed % 8), using: &generator)
            let found = changes(old, new)
            guard Oracle.replay(found, old: old, new: new) == new,
                count - found.deletes.count == Oracle.survivors(old: old, new: new)
            else {
                Issue.record("seed \(seed): \(old) to \(new) gave \(found)")
                return
            }
            guard ids < count || found.moves.count == Oracle.fewestMoves(old: old, new: new) else {
                Issue.record("seed \(seed): \(found.moves.count) moves are too many")
                return
            }
        }
    }

    @Test("a million rows are compared, moved ones among them")
    func aMillionRows() {
        let old = (0..<1_000_000).map { TestRow(id: $0, content: 0) }
        var new = old
        new.swapAt(10, 999_990)
        new[500_000].content = 1
        new.removeSubrange(700_000..<700_100)
        let found = changes(old, new)
        #expect(found.moves.count == 2)
        #expect(found.updates == [.init(old: 500_000, new: 500_000)])
        #expect(found.deletes == Array(700_000..<700_100))
    }

    private static func disturbed(_ rows: [TestRow], sort: Int, using generator: inout SeededGenerator) -> [TestRow] {
        var rows = rows
        let place = Int.random(in: 0...rows.count, using: &generator)
        switch sort {
        case 0: rows.reverse()
        case 1: rows = Array(rows[place...] + rows[..<place])
        case 2: for index in stride(from: 0, to: rows.count - 1, by: 2) { rows.swapAt(index, index + 1) }
        case 3: rows = rows.indices.filter { $0 % 2 == 0 }.map { rows[$0] } + rows.filter { $0.id % 2 == 1 }
        case 4: rows = rows.map { TestRow(id: $0.id + place, content: $0.content) }
        case 5: rows[..<place].reverse()
        case 6: rows = rows.flatMap { [$0, TestRow(id: $0.id + 1_000, content: 0)] }
        default: rows.shuffle(using: &generator)
        }
        return rows
    }

    private static func orders(of rows: [Int]) -> [[Int]] {
        if rows.isEmpty { return [[]] }
        return rows.flatMap { first in orders(of: rows.filter { $0 != first }).map { [first] + $0 } }
    }

    /// Tries every set of rows that could stay.
    private static func fewestMoves(_ order: [Int]) -> Int {
        let most = (0..<1 << order.count).filter { set in
            let staying = order.indices.filter { set & (1 << $0) != 0 }.map { order[$0] }
            return staying == staying.sorted()
        }.map(\.nonzeroBitCount).max()
        return order.count - (most ?? 0)
    }
}
