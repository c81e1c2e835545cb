import Allocations
import ListRuntime

/// The diff of a list of 100 sections of 1,000 rows each.
@MainActor
struct SectionBench<Row: BenchRow> {
    private static var count: Int { 100 }
    private static var rows: Int { 1_000 }
    private let old: [BenchSection<Row>]

    init() {
        old = (0..<Self.count).map {
            BenchSection(id: $0, rows: Row.rows($0 * Self.rows..<($0 + 1) * Self.rows))
        }
    }

    func run() {
        Table.add(touched())
        Table.add(movedAcross())
    }

    static func changes(from old: [BenchSection<Row>], to new: [BenchSection<Row>]) -> ListChanges {
        var changes = ListChanges.Builder()
        changes.sections(old, new, id: { $0.id }, rowID: { $0.rows[$1].id }) { old, new, rows in
            Row.collect(from: old.rows, to: new.rows, in: &rows)
        }
        return changes.build()
    }

    private static func line(
        _ name: String, old: [BenchSection<Row>], new: [BenchSection<Row>], time: Double, ratio: Double,
        yardstick: String, limit: Double
    ) -> Line {
        allocations_reset()
        let changes = changes(from: old, to: new)
        let peak = allocations_peak()
        let plan = ListPlan(changes)
        let bytes = peak < 0 ? nil : Double(peak) / Double(count * rows)
        return Line(
            name: name, element: Row.name, rows: count * rows, time: time,
            ratio: "\(Line.number(ratio)) x \(yardstick)", bar: Verdict(limit: limit, value: ratio),
            operations: changes.structureCount + changes.rowUpdates.count, moves: changes.rowMoves.count,
            batches: plan.batch.isEmpty ? 0 : 1, memory: bytes,
            memoryBar: bytes.map { Verdict(limit: 40, value: $0) })
    }

    /// In three sections a row is changed, one deleted and one inserted; the others share their storage.
    private func touched() -> Line {
        var new = old
        let places = [7, 50, 93]
        for place in places {
            new[place].rows[100].changeContent()
            new[place].rows.remove(at: 400)
            new[place].rows.insert(Row(number: UInt64(5_000_000 + place)), at: 700)
        }
        let few = (old: places.map { old[$0] }, new: places.map { new[$0] })
        let times = Race.times([
            { Self.changes(from: old, to: new).rowUpdates.count },
            { Self.changes(from: few.old, to: few.new).rowUpdates.count },
        ])
        return Self.line(
            "100 sections of 1,000, 3 touched", old: old, new: new, time: times[0], ratio: times.ratio(0, to: 1),
            yardstick: "the three", limit: 1.1)
    }

    /// One row of a hundred goes to a random place of a random section.
    private func movedAcross() -> Line {
        var random = SeededGenerator(state: 11)
        var new = old
        for _ in 0..<Self.count * Self.rows / 100 {
            let from = Int.random(in: new.indices, using: &random)
            let row = new[from].rows.remove(at: .random(in: new[from].rows.indices, using: &random))
            let to = Int.random(in: new.indices, using: &random)
            new[to].rows.insert(row, at: .random(in: 0...new[to].rows.count, using: &random))
        }
        let equal = old.map { BenchSection(id: $0.id, rows: $0.rows.map { $0 }) }
        let times = Race.times([
            { Self.changes(from: old, to: new).rowMoves.count },
            { zip(old, equal).reduce(0) { $0 + Row.differing($1.0.rows, $1.1.rows) } },
        ])
        var line = Self.line(
            "100 sections of 1,000, 1 % moved across", old: old, new: new, time: times[0],
            ratio: times.ratio(0, to: 1), yardstick: "FLOOR-EQ", limit: 6)
        line.movesBar = Verdict(limit: 1_000, value: Double(line.moves ?? 0))
        return line
    }
}
