import ListRuntime
import RandomTesting
import Testing

/// What claims linear time does less than three times the work for twice the rows. Work is how often an identity is hashed
/// or compared, or a row is asked for one.
@Suite struct GrowthTests {
    final class Steps {
        var count = 0
    }

    struct CountedID: Hashable {
        let number: Int
        let steps: Steps

        static func == (one: Self, other: Self) -> Bool {
            one.steps.count += 1
            return one.number == other.number
        }

        func hash(into hasher: inout Hasher) {
            steps.count += 1
            hasher.combine(number)
        }
    }

    /// Rows whose identity counts the equal ones before them.
    private struct Rows: ListState {
        struct Identity: Hashable {
            var id: CountedID
            var before: Int
        }

        static let countsEqualRows = true
        var ids: [CountedID]
        let sectionCount = 1
        func rowCount(inSection section: Int) -> Int { ids.count }
        func section(at index: Int) -> Int? { index }
        func row(at path: RowPath) -> CountedID? { ids[path.row] }
        func rowID(at path: RowPath) -> Identity? {
            Identity(id: ids[path.row], before: ids.prefix(path.row).count { $0 == ids[path.row] })
        }
        func rowIDs(inSection section: Int) -> [Identity] {
            Self.rowIDs(counting: ids, by: { $0 }) { Identity(id: $0, before: $1) }
        }
        static func changes(from old: Rows, to new: Rows) -> ListChanges {
            var changes = ListChanges.Builder()
            changes.section { $0.many(old.ids, new.ids, id: { $0 }, isUnchanged: { $0 == $1 }) }
            return changes.build()
        }
    }

    /// The work for a number of rows and for twice as many.
    private func expectGrowth(
        _ rows: (Int) -> [Int], sourceLocation: SourceLocation = #_sourceLocation, _ work: ([CountedID]) -> Void
    ) {
        let counts = [2_000, 4_000].map { count in
            let steps = Steps()
            work(rows(count).map { CountedID(number: $0, steps: steps) })
            return steps.count
        }
        #expect(counts[0] > 0 && counts[1] < 3 * counts[0], "\(counts)", sourceLocation: sourceLocation)
    }

    /// All distinct, in pairs, all equal.
    private static let numbers: [@Sendable (Int) -> [Int]] = [
        { Array(0..<$0) }, { count in (0..<count).map { $0 % (count / 2) } }, { Array(repeating: 0, count: $0) },
    ]

    @Test(arguments: numbers) func theIndexOfRows(_ numbers: @Sendable (Int) -> [Int]) {
        expectGrowth(numbers) { #expect(RowIndex(Rows(ids: $0)).duplicates.isEmpty) }
    }

    @Test(arguments: numbers) func removingDuplicates(_ numbers: @Sendable (Int) -> [Int]) {
        expectGrowth(numbers) { ids in
            var ids = ids
            Rows.removeDuplicates(from: &ids) { $0 }
        }
        expectGrowth(numbers) { ids in
            var ids = ids
            Rows.removeDuplicates(from: &ids) { Rows.Identity(id: $0, before: $1 / 2) }
        }
    }

    private static let edits: [@Sendable ([CountedID]) -> [CountedID]] = [
        { $0.reversed() },
        { ids in
            var generator = SeededGenerator(seed: 1)
            return ids.shuffled(using: &generator)
        },
        { Array($0.dropFirst($0.count / 3) + $0.prefix($0.count / 3)) },
        { ids in ids.enumerated().filter { $0.offset % 2 == 0 }.map(\.element) },
        { ids in ids.map { CountedID(number: -1 - $0.number, steps: $0.steps) } },
        { ids in ids.enumerated().map { $0.offset % 7 == 0 ? ids[$0.offset / 2] : $0.element } },
    ]

    @Test(arguments: numbers, edits)
    func changes(_ numbers: @Sendable (Int) -> [Int], _ edit: @Sendable ([CountedID]) -> [CountedID]) {
        expectGrowth(numbers) { ids in _ = Rows.changes(from: Rows(ids: ids), to: Rows(ids: edit(ids))) }
    }
}
