import Allocations
import ListRuntime

/// What takes the most memory to compare: ids that many rows have, runs of two rows, and rows that
/// all come from another section.
@MainActor
struct MemoryBench<Row: BenchRow> {
    private let count = 100_000
    private let sectionCount = 100

    func run() {
        equal("two ids at random, rotated", { _, random in Int.random(in: 0..<2, using: &random) }, rotate)
        equal("all ids ten times, every other last", { place, _ in place % 10_000 }, everyOtherLast)
        equal("all ids four times, swapped in threes", { place, _ in place % 25_000 }, swap)
        equal("all ids twice, rotated", { place, _ in place % 50_000 }, rotate)
        equal("every other id the same, all changed", { place, _ in place % 2 * place }) { rows in
            swap(&rows)
            for place in rows.indices { rows[place].changeContent() }
        }
        equal("every third row another one, all others changed", { place, _ in place }) { rows in
            for place in rows.indices {
                if place % 3 == 1 {
                    rows[place] = Row(number: UInt64(count + place))
                } else {
                    rows[place].changeContent()
                }
            }
        }
        sections("100 sections of 1,000, each reversed") { sections, _ in sections.map { $0.reversed() } }
        sections("100 sections of 1,000, each reversed, all changed") { sections, _ in
            sections.map { rows in
                var rows = Array(rows.reversed())
                for place in rows.indices { rows[place].changeContent() }
                return rows
            }
        }
        sections("100 sections of 1,000, shuffled across") { sections, random in
            let rows = sections.joined().shuffled(using: &random)
            return sections.indices.map {
                Array(rows[$0 * rows.count / sections.count..<($0 + 1) * rows.count / sections.count])
            }
        }
    }

    private func rotate(_ rows: inout [Row]) { rows = Array(rows[(rows.count / 3)...] + rows[..<(rows.count / 3)]) }

    private func everyOtherLast(_ rows: inout [Row]) {
        let halves = [0, 1].map { half in stride(from: half, to: rows.count, by: 2).map { rows[$0] } }
        rows = halves[0] + halves[1]
    }

    private func swap(_ rows: inout [Row]) {
        for place in stride(from: 0, to: rows.count - 2, by: 3) { rows.swapAt(place, place + 1) }
    }

    private func equal(
        _ name: String, _ number: (Int, inout SeededGenerator) -> Int, _ edit: (inout [Row]) -> Void
    ) {
        var random = SeededGenerator(state: 13)
        let old = (0..<count).map { Row(number: UInt64(number($0, &random))) }
        var new = old
        edit(&new)
        add(name, old, new) { Row.changes(from: old, to: new) }
    }

    private func sections(_ name: String, _ edit: ([[Row]], inout SeededGenerator) -> [[Row]]) {
        var random = SeededGenerator(state: 13)
        let size = count / sectionCount
        let old = (0..<sectionCount).map { Row.rows($0 * size..<($0 + 1) * size) }
        let new = edit(old, &random)
        let states = [old, new].map { $0.enumerated().map { BenchSection(id: $0.offset, rows: $0.element) } }
        add(name, Array(old.joined()), Array(new.joined())) { SectionBench.changes(from: states[0], to: states[1]) }
    }

    private func add(_ name: String, _ old: [Row], _ new: [Row], _ compare: @escaping () -> ListChanges) {
        let times = Race.times([{ compare().rowMoves.count }, { Row.probe(old, new) }])
        allocations_reset()
        let changes = compare()
        let peak = allocations_peak()
        let bytes = peak < 0 ? nil : Double(peak) / Double(count)
        Table.add(
            Line(
                name: name, element: Row.name, rows: count, time: times[0],
                ratio: "\(Line.number(times.ratio(0, to: 1))) x FLOOR-HASH",
                operations: changes.structureCount + changes.rowUpdates.count, moves: changes.rowMoves.count,
                batches: ListPlan(changes).batch.isEmpty ? 0 : 1, memory: bytes,
                memoryBar: bytes.map { Verdict(limit: 40, value: $0) }))
    }
}
