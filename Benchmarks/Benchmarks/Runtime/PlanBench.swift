import ListRuntime

/// What the plan of a batch takes beside the diff that it is made of. Where no row needs another cell it is next to a
/// copy of the changes.
@MainActor
struct PlanBench<Row: BenchRow> {
    let count: Int

    func run(_ edits: [Edit]) {
        let old = Row.rows(0..<count)
        for edit in edits {
            let new = edit.applied(to: old)
            let changes = Row.changes(from: old, to: new)
            let times = Race.times(
                over: [(old: old, new: new, changes: changes)],
                [
                    { ListPlan($0.changes).batch.rowMoves.count },
                    { Row.changes(from: $0.old, to: $0.new).rowMoves.count },
                ])
            let value = times.ratio(0, to: 1)
            var line = Line(
                name: "plan: \(edit.rawValue)", element: Row.name, rows: count, time: times[0],
                ratio: "\(Line.number(value)) x its diff")
            if count == 100_000 { line.bar = Verdict(limit: 0.3, value: value) }
            Table.add(line)
        }
    }
}
