import HeadlessUIKit
import ListRuntime
import RandomTesting
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// States that are awaited, cancelled, built on and replaced at random while an interaction holds all of them up.
@MainActor
@Suite struct RandomApplyTests {
    /// A state that waits, and who waits for it.
    private struct Wait {
        var rows: [Int]
        var task: Task<Bool, Never>?
        var hasChangedRows = false
    }

    @Test(
        "of states that wait the newest that nobody took back is shown, with every row that was changed",
        arguments: Sample.of(0..<60 as Range<UInt64>))
    func randomApplies(seed: UInt64) async {
        var generator = SeededGenerator(seed: seed)
        let table = NumbersTable([[0, 1, 2]])
        // Some compare away from the main actor, which is let go on until they are done.
        table.limits.comparedRows = seed % 2 == 0 ? 1_000 : 0
        for round in 0..<6 {
            table.beginInteraction(.contextMenu)
            var waits = [Wait(rows: table.applied.sections[0].rows)]
            var cancelled: [Task<Bool, Never>] = []
            var next = 10 * (round + 1)
            for _ in 0..<Int.random(in: 1...9, using: &generator) {
                next += 1
                switch Int.random(in: 0..<5, using: &generator) {
                case 0, 1:
                    let rows = waits[waits.count - 1].rows.dropFirst() + [next]
                    let state = NumbersState([Array(rows)])
                    let task = Task { await table.apply(state) }
                    while table.states.pending.isBeingCompared
                        || table.states.pending.completions.last?.state != table.states.pending.stateNumber
                        || table.state.sections[0].rows != Array(rows)
                    { await Task.yield() }
                    waits.append(Wait(rows: Array(rows), task: task))
                case 2:
                    let rows = waits[waits.count - 1].rows + [next]
                    table.state = NumbersState([rows])
                    waits.append(Wait(rows: rows))
                case 3:
                    let last = waits.count - 1
                    guard last > 0 else { continue }
                    let row = Int.random(in: waits[last].rows.indices, using: &generator)
                    let old = waits[last].rows[row]
                    waits[last].rows[row] = next
                    waits[last].hasChangedRows = true
                    #expect(
                        table.updateRow(
                            .init(section: 0, number: old), { $0 = next }, read: { $0.row(at: $1) },
                            write: { $0.sections[$1.section].rows[$1.row] = $2 }))
                default:
                    guard let place = waits.indices.filter({ waits[$0].task != nil }).randomElement(using: &generator)
                    else { continue }
                    if let task = waits[place].task {
                        task.cancel()
                        cancelled.append(task)
                        #expect(await task.value == false)
                    }
                    if waits[place].hasChangedRows { waits[place].task = nil } else { waits.remove(at: place) }
                }
                if Bool.random(using: &generator) { table.flush() }
                #expect(table.state.sections[0].rows == waits[waits.count - 1].rows, "seed \(seed), round \(round)")
            }
            table.endInteraction(.contextMenu)
            table.flush()
            let newest = waits[waits.count - 1]
            #expect(table.applied.sections[0].rows == newest.rows, "seed \(seed), round \(round)")
            #expect(table.shown == newest.rows.prefix(10).map { "\($0) 0" })
            for (place, wait) in waits.enumerated() {
                if let task = wait.task { #expect(await task.value == (place == waits.count - 1)) }
            }
        }
    }
}
