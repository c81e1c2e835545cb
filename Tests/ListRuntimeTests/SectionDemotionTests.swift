import ListRuntime
import Testing

/// Which of the sections that change their order move: one whose rows change cannot, it is deleted and inserted.
@Suite struct SectionDemotionTests {
    private struct Shelf {
        var id: Int
        var rows: [Int]
    }

    private func batch(_ old: [Shelf], _ new: [Shelf]) -> ListBatch {
        var changes = ListChanges.Builder()
        changes.sections(old, new, id: { $0.id }) { old, new, rows in
            rows.many(old.rows, new.rows, id: { $0 }, isUnchanged: ==)
        }
        return ListPlan(changes.build()).batch
    }

    @Test("of two sections that change places the one whose rows change stays", arguments: [0, 1])
    func swapped(edited: Int) {
        let old = [Shelf(id: 0, rows: [1, 2]), Shelf(id: 1, rows: [3, 4])]
        var new = [old[1], old[0]]
        new[1 - edited].rows.append(9)
        let found = batch(old, new)
        #expect(found.sectionMoves.count == 1)
        #expect(found.sectionDeletes.isEmpty && found.sectionInserts.isEmpty)
        #expect(found.rowInserts.count == 1)
    }

    @Test(
        "of the fewest sections that must change their place as few as can be are deleted and inserted",
        arguments: [false, true])
    func fewest(amongOthers: Bool) {
        for count in 2...5 {
            let old = (0..<count).map { Shelf(id: $0, rows: [$0]) }
            for order in Self.orders(of: Array(0..<count)) {
                for edited in 0..<1 << count {
                    let new = order.map { Shelf(id: $0, rows: edited & 1 << $0 == 0 ? [$0] : [$0, 100 + $0]) }
                    let (moves, demotions) = Self.fewest(order, edited: edited)
                    let others = [90, 91, 92].map { Shelf(id: $0, rows: [$0]) }
                    let found =
                        amongOthers
                        ? batch([others[0]] + old, [others[1]] + new + [others[2]]) : batch(old, new)
                    #expect(
                        found.sectionDeletes.count == demotions + (amongOthers ? 1 : 0), "\(order), edited \(edited)")
                    #expect(found.sectionMoves.count == moves - demotions, "\(order), edited \(edited)")
                }
            }
        }
    }

    @Test(
        "a move to a place that is none is planned as it is, for the rules of the batch to reject",
        arguments: [-1, .max])
    func noPlace(place: Int) {
        var changes = ListChanges()
        changes.sectionMoves = [.init(from: 0, to: place)]
        changes.rowDeletes = [RowPath(section: 0, row: 0)]
        let found = ListPlan(changes).batch
        #expect(found.sectionDeletes == [0])
        #expect(found.sectionInserts == [place])
    }

    /// Tries every set of sections that could stay, of those that are as large as can be.
    private static func fewest(_ order: [Int], edited: Int) -> (moves: Int, demotions: Int) {
        let sets = (0..<1 << order.count).filter { set in
            let staying = order.filter { set & 1 << $0 != 0 }
            return staying == staying.sorted()
        }
        let most = sets.map(\.nonzeroBitCount).max() ?? 0
        let demotions = sets.filter { $0.nonzeroBitCount == most }.map { (edited & ~$0).nonzeroBitCount }.min() ?? 0
        return (order.count - most, demotions)
    }

    private static func orders(of sections: [Int]) -> [[Int]] {
        if sections.isEmpty { return [[]] }
        return sections.flatMap { first in orders(of: sections.filter { $0 != first }).map { [first] + $0 } }
    }
}
