import Allocations
import ListRuntime

/// The diff of a list of one section, for every edit.
@MainActor
struct FlatBench<Row: BenchRow> {
    let count: Int
    /// What is added to the names of the edits.
    var remark = ""
    /// Makes the rows of a newer list.
    var renew: (Row) -> Row = { $0 }
    private let old: [Row]

    init(count: Int) {
        self.count = count
        old = Row.rows(0..<count)
    }

    func run(_ edits: [Edit]) {
        for edit in edits { Table.add(line(edit)) }
    }

    private func line(_ edit: Edit) -> Line {
        let new = edit.applied(to: old)
        let copies = (0..<7).map { _ in
            let copy = old.map { $0 }
            return (old: copy, equal: old.map(renew), new: edit == .sameStorage ? copy : new.map(renew))
        }
        let times = Race.times(
            over: copies,
            [
                { Row.changes(from: $0.old, to: $0.new).rowMoves.count },
                { Row.differing($0.old, $0.equal) },
                { Row.probe($0.old, $0.new) },
            ])
        var line = Line(name: edit.rawValue + remark, element: Row.name, rows: count, time: times[0], ratio: "")
        let value: Double
        let limit: Double
        switch Bar.of(edit, element: Row.name) {
        case .seconds(let seconds):
            (limit, value) = (seconds * 1e6, times[0] * 1e6)
            line.ratio = "us"
        case .equality(let ratio):
            (limit, value) = (ratio, times.ratio(0, to: 1))
            line.ratio = "x FLOOR-EQ"
        case .hashing(let ratio):
            (limit, value) = (ratio, times.ratio(0, to: 2))
            line.ratio = "x FLOOR-HASH"
        }
        line.ratio = "\(Line.number(value)) \(line.ratio)"
        if count == 100_000 || edit == .sameStorage { line.bar = Verdict(limit: limit, value: value) }

        allocations_reset()
        let changes = Row.changes(from: old, to: new)
        let peak = allocations_peak()
        if peak >= 0 {
            let bytes = Double(peak) / Double(max(count, new.count))
            line.memory = bytes
            // A result that says that nothing changed is an object or two, whatever the number of rows.
            if count == 100_000 { line.memoryBar = Verdict(limit: edit.changesNothing ? 0.01 : 40, value: bytes) }
        }
        line.moves = changes.rowMoves.count
        line.operations = changes.structureCount + changes.rowUpdates.count
        line.batches = ListPlan(changes).batch.isEmpty ? 0 : 1
        if edit.isForStandardLibrary(rows: count) {
            line.standard = Race.times([{ Row.standardDifference(old, new) }])[0]
        }
        return line
    }
}
