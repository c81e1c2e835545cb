import HeadlessUIKit
import ListRuntime
import RandomTesting
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Heights that are computed ahead in a list that changes while each few of them are.
@MainActor
@Suite struct ChangingHeightsAheadTests {
    @Test("a list that changes at every turn has its heights in about as many turns as one that does not")
    func steady() async {
        let table = LinesTable(count: 2_100)
        table.onTurn = { [weak table] in
            // Were it to go on for ever, so would a list that is begun anew.
            guard let table, table.turns < 1_000 else { return }
            let place = table.turns * 37 % table.state.rows.count
            table.update {
                switch table.turns % 4 {
                case 0: $0.rows.insert(Note(id: 10_000 + table.turns, lines: 3), at: place / 2)
                case 1: $0.rows[place].lines += 1
                case 2: $0.rows.remove(at: place)
                default: $0.rows.swapAt(place, 0)
                }
            }
            table.flush()
        }
        await table.computeHeights()
        // In the end more are known than are looked at in a turn. The turns beyond 32 rows each go through again.
        #expect(table.turns < 2_100 / 32 + 40)
        #expect(table.computed < 2_100 + 200)
        #expect(table.unknown.count < 10)
        #expect(table.fault == nil)
    }

    @Test("what changes while the last few are computed is computed, too")
    func end() async {
        let table = LinesTable(count: 100)
        table.onTurn = { [weak table] in
            guard let table, table.turns < 6 else { return }
            table.update { $0.rows[0].lines += 1 }
            table.update { $0.rows[50].lines += 1 }
            table.flush()
        }
        await table.computeHeights()
        #expect(table.unknown.isEmpty)
        #expect(table.fault == nil)
    }

    @Test("no interleaving keeps a stale height", arguments: Sample.of(0..<60 as Range<UInt64>))
    func random(seed: UInt64) async {
        var generator = SeededGenerator(seed: seed)
        let table = LinesTable(count: 150)
        var fresh = 1_000
        table.onTurn = { [weak table] in
            guard let table, table.turns < 100 else { return }
            for _ in 0..<Int.random(in: 0...2, using: &generator) {
                let place = Int.random(in: table.state.rows.indices, using: &generator)
                fresh += 1
                switch Int.random(in: 0..<8, using: &generator) {
                case 0: table.update { $0.rows.insert(Note(id: fresh, lines: 2), at: place) }
                case 1: table.update { $0.rows.remove(at: place) }
                case 2: table.update { $0.rows.swapAt(place, $0.rows.count / 2) }
                case 3: table.update { $0.rows[place].lines += 1 }
                case 4:
                    let id = table.state.rows[place].id
                    table.extra[id, default: 0] += 1
                    table.flush()
                    table.forgetHeights(.rows { $0.id == id })
                case 5:
                    let width: CGFloat = Bool.random(using: &generator) ? 300 : 400
                    table.extraOfWidth[width, default: 0] += 0.25
                    table.forgetHeights(.widths { $0 == width })
                case 6:
                    table.view.headless.rotate(
                        to: CGSize(width: table.view.bounds.width == 300 ? 400 : 300, height: 300))
                default: table.view.contentOffset.y = CGFloat(place * 10)
                }
                if Bool.random(using: &generator) { table.show() }
            }
            if let fault = table.fault { Issue.record("seed \(seed), turn \(table.turns): \(fault)") }
        }
        let isDouble = Bool.random(using: &generator)
        let other = Task { if isDouble { await table.computeHeights() } }
        await table.computeHeights()
        await other.value
        table.flush()
        if let fault = table.fault { Issue.record("seed \(seed): \(fault)") }
    }
}
