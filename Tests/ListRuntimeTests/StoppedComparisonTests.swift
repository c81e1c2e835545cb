import ListRuntime
import RandomTesting
import Testing

/// Comparisons whose task is cancelled in the middle.
@Suite struct StoppedComparisonTests {
    struct Group: Hashable {
        var id: Int
        var rows: [TestRow]
    }

    /// Compares, and cancels its task at a question.
    /// - Returns: What was found, and how many questions were asked.
    private func comparison(
        from old: [Group], to new: [Group], cancelAt question: Int, stops: Bool = true
    ) async -> (changes: ListChanges?, questions: Int) {
        await Task {
            var questions = 0
            func ask<Answer>(_ answer: Answer) -> Answer {
                questions += 1
                if questions == question { withUnsafeCurrentTask { $0?.cancel() } }
                return answer
            }
            func compare() -> ListChanges {
                var changes = ListChanges.Builder()
                changes.sections(
                    old, new, id: { ask($0.id) }, rowID: { $1 < $0.rows.count ? $0.rows[$1].id : nil }
                ) { old, new, rows in
                    rows.many(old.rows, new.rows, id: { ask($0.id) }, isUnchanged: { ask($0 == $1) })
                }
                return changes.build()
            }
            let found = stops ? ListChanges.unlessCancelled(compare) : compare()
            return (found, questions)
        }.value
    }

    private func rows(_ ids: some Sequence<Int>) -> [TestRow] { ids.map { TestRow(id: $0, content: 0) } }

    @Test("the sections behind the one that is compared are not looked at")
    func sections() async {
        let old = (0..<100).map { Group(id: $0, rows: rows(0..<10)) }
        let new = old.map { Group(id: $0.id, rows: $0.rows + rows([99])) }
        let whole = await comparison(from: old, to: new, cancelAt: 0)
        #expect(whole.changes?.rowInserts.count == 100)
        let stopped = await comparison(from: old, to: new, cancelAt: whole.questions / 2)
        #expect(stopped.changes == nil)
        #expect(stopped.questions < whole.questions / 2 + 40)
    }

    @Test("one long section is left behind the pass over its rows that is made", arguments: [true, false])
    func passes(isReversed: Bool) async {
        let ids = Array(0..<10_000)
        let old = [Group(id: 0, rows: rows(ids))]
        let new = [Group(id: 0, rows: rows(isReversed ? ids.reversed() : ids.map { ($0 * 7_919) % 10_000 + 1 }))]
        let whole = await comparison(from: old, to: new, cancelAt: 0)
        // The pass that finds no common head, by its first rows.
        let stopped = await comparison(from: old, to: new, cancelAt: 3)
        #expect(stopped.changes == nil)
        #expect(stopped.questions < 20)
        // Half of the questions are asked when the table is being filled.
        let late = await comparison(from: old, to: new, cancelAt: whole.questions / 2)
        #expect(late.changes == nil)
        #expect(late.questions < whole.questions - 5_000)
    }

    @Test("without being asked to, no comparison stops: what it gives is shown")
    func synchronous() async {
        let old = (0..<10).map { Group(id: $0, rows: rows(0..<10)) }
        let new = old.map { Group(id: $0.id, rows: $0.rows.reversed()) }
        let whole = await comparison(from: old, to: new, cancelAt: 0)
        let cancelled = await comparison(from: old, to: new, cancelAt: 5, stops: false)
        #expect(cancelled.changes == whole.changes)
        #expect(cancelled.questions == whole.questions)
    }

    @Test("wherever it is cancelled, what was found is dropped", arguments: Sample.of(0..<300))
    func anywhere(seed: Int) async {
        var generator = SeededGenerator(seed: UInt64(seed))
        func groups() -> [Group] {
            (0..<Int.random(in: 1...5, using: &generator)).shuffled(using: &generator).map {
                Group(id: $0, rows: .random(count: .random(in: 0...40, using: &generator), ids: 60, using: &generator))
            }
        }
        let (old, new) = (groups(), groups())
        let whole = await comparison(from: old, to: new, cancelAt: 0)
        guard whole.questions > 0 else { return }
        let question = Int.random(in: 1...whole.questions, using: &generator)
        let stopped = await comparison(from: old, to: new, cancelAt: question)
        #expect(stopped.changes == nil, "seed \(seed)")
        #expect(stopped.questions <= whole.questions, "seed \(seed)")
    }
}
