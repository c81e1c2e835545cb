import ListRuntime
import RandomTesting
import Testing

@Suite struct ListChangesTests {
    struct Group: Hashable {
        var id: Int
        var title: Int
        var rows: [TestRow]
        var canAdd: Bool
    }

    struct Sections {
        var banner: TestRow?
        var isLoading: Bool
        var groups: [Group]
        var pinned: [TestRow] = []
        var others: [TestRow] = []
        var footer: TestRow

        /// The rows of each section; ids tell the kinds apart.
        var rows: [[TestRow]] {
            let flag = { (isThere: Bool) in isThere ? [TestRow(id: 10_000, content: 0)] : [] }
            return [(banner.map { [TestRow(id: 20_000 + $0.id, content: $0.content)] } ?? []) + flag(isLoading)]
                + groups.map { $0.rows + flag($0.canAdd) } + [pinned, others, [footer]]
        }
        var counts: [Int] { rows.map(\.count) }

        static func changes(from old: Sections, to new: Sections) -> ListChanges {
            var changes = ListChanges.Builder()
            changes.section { rows in
                rows.optional(old.banner, new.banner, id: { $0.id }, isUnchanged: { $0 == $1 })
                rows.flag(old.isLoading, new.isLoading)
            }
            changes.sections(
                old.groups, new.groups, id: { $0.id }, headerIsUnchanged: { $0.title == $1.title },
                rowID: { $1 < $0.rows.count ? $0.rows[$1].id : nil }
            ) { old, new, rows in
                rows.many(old.rows, new.rows, id: { $0.id }, isUnchanged: { $0 == $1 })
                rows.flag(old.canAdd, new.canAdd)
            }
            let pinned = changes.section { $0.many(old.pinned, new.pinned, id: { $0.id }, isUnchanged: { $0 == $1 }) }
            let others = changes.section { $0.many(old.others, new.others, id: { $0.id }, isUnchanged: { $0 == $1 }) }
            changes.moveAcross([
                .init(pinned, old: { old.pinned[$0].id }, new: { new.pinned[$0].id }),
                .init(others, old: { old.others[$0].id }, new: { new.others[$0].id }),
            ])
            changes.section { rows in rows.one(old.footer, new.footer, id: { _ in 0 }, isUnchanged: { $0 == $1 }) }
            return changes.build()
        }

        static func random(using generator: inout SeededGenerator) -> Sections {
            Sections(
                banner: Bool.random(using: &generator)
                    ? TestRow(id: .random(in: 0..<2, using: &generator), content: 0) : nil,
                isLoading: .random(using: &generator),
                groups: (0..<Int.random(in: 0...5, using: &generator)).shuffled(using: &generator).map {
                    Group(
                        id: $0, title: .random(in: 0..<2, using: &generator),
                        rows: .random(count: .random(in: 0...5, using: &generator), ids: 6, using: &generator),
                        canAdd: .random(using: &generator))
                },
                pinned: .random(count: .random(in: 0...4, using: &generator), ids: 6, using: &generator),
                others: .random(count: .random(in: 0...4, using: &generator), ids: 6, using: &generator),
                footer: TestRow(id: 0, content: .random(in: 0..<2, using: &generator)))
        }
    }

    @Test("paths count in their section and state")
    func paths() {
        let row = { TestRow(id: $0, content: $1) }
        let old = Sections(
            banner: row(1, 0), isLoading: false,
            groups: [
                Group(id: 1, title: 0, rows: [row(1, 0), row(2, 0)], canAdd: true),
                Group(id: 2, title: 0, rows: [row(3, 0)], canAdd: false),
            ], footer: row(0, 0))
        var new = old
        new.isLoading = true
        new.groups.swapAt(0, 1)
        new.groups[1].rows[1].content = 1
        new.groups[1].title = 9
        new.groups.insert(Group(id: 3, title: 0, rows: [], canAdd: false), at: 0)
        new.footer.content = 4
        let changes = Sections.changes(from: old, to: new)
        #expect(changes.rowInserts == [RowPath(section: 0, row: 1)])
        #expect(changes.sectionInserts == [1])
        #expect(changes.sectionMoves == [.init(from: 2, to: 2)] || changes.sectionMoves == [.init(from: 1, to: 3)])
        #expect(changes.headerUpdates == [3])
        #expect(
            changes.rowUpdates == [
                .init(old: RowPath(section: 1, row: 1), new: RowPath(section: 3, row: 1)),
                .init(old: RowPath(section: 5, row: 0), new: RowPath(section: 6, row: 0)),
            ])
    }

    @Test("only the sections that were touched are looked at, unless the same value can be a change")
    func touchedSections() {
        struct Shelf {
            var id: Int
            var rows: [Int]
        }
        let old = (0..<100).map { Shelf(id: $0, rows: [$0, $0 + 1]) }
        var new = old
        new[42].rows.append(7)
        for trusts in [true, false] {
            var asked: [Int] = []
            var changes = ListChanges.Builder()
            changes.sections(old, new, sharedStorageIsUnchanged: trusts, id: { $0.id }) { old, new, rows in
                asked.append(new.id)
                rows.many(old.rows, new.rows, sharedStorageIsUnchanged: trusts, id: { $0 }, isUnchanged: ==)
            }
            #expect(changes.build().rowInserts == [RowPath(section: 42, row: 2)])
            #expect(asked == (trusts ? [42] : Array(0..<100)))
        }
    }

    @Test("equal states have no changes")
    func equalStates() {
        var generator = SeededGenerator(seed: 1)
        let state = Sections.random(using: &generator)
        #expect(Sections.changes(from: state, to: state).isEmpty)
    }

    @Test("a row that leaves one section and comes into another moves, and counts as changed")
    func movesAcross() {
        let row = { TestRow(id: $0, content: 0) }
        let old = Sections(
            isLoading: false,
            groups: [
                Group(id: 1, title: 0, rows: [row(1), row(2)], canAdd: true),
                Group(id: 2, title: 0, rows: [row(3)], canAdd: false),
            ], pinned: [row(7)], others: [row(8)], footer: row(0))
        var new = old
        new.groups[1].rows.append(new.groups[0].rows.removeFirst())
        new.groups[0].canAdd = false
        new.groups[1].canAdd = true
        new.others.append(new.pinned.removeFirst())
        let changes = Sections.changes(from: old, to: new)
        let moves: [ListChanges.RowPair] = [
            .init(old: RowPath(section: 1, row: 0), new: RowPath(section: 2, row: 1)),
            .init(old: RowPath(section: 3, row: 0), new: RowPath(section: 4, row: 1)),
        ]
        #expect(Array(changes.rowMoves) == moves)
        #expect(Array(changes.rowUpdates) == moves)
        #expect(changes.rowDeletes == [RowPath(section: 1, row: 2)])
        #expect(changes.rowInserts == [RowPath(section: 2, row: 2)])
    }

    @Test("replaying the changes gives the new state, and every plan is one batch that UIKit accepts")
    func replayAndLegality() {
        for seed in Sample.of(0..<UInt64(60_000)) {
            var generator = SeededGenerator(seed: seed)
            let old = Sections.random(using: &generator)
            let new = Sections.random(using: &generator)
            let changes = Sections.changes(from: old, to: new)
            guard Oracle.replay(changes, old: old.rows, new: new.rows) == new.rows else {
                Issue.record("seed \(seed): \(old) to \(new) gave \(changes)")
                return
            }
            let salt = Int.random(in: 2...5, using: &generator)
            let plan = ListPlan(changes) { old, new in (old.section + new.row) % salt == 0 }
            if let violation = BatchValidator.violation(of: plan.batch, before: old.counts, after: new.counts) {
                Issue.record("seed \(seed): \(violation)\n\(plan)")
                return
            }
        }
    }

    @Test("no row of a kind is deleted in one section and inserted in another")
    func nothingIsLostAcross() {
        for seed in Sample.of(0..<UInt64(5_000)) {
            var generator = SeededGenerator(seed: seed)
            let old = Sections.random(using: &generator)
            let new = Sections.random(using: &generator)
            let changes = Sections.changes(from: old, to: new)
            func ids(_ paths: [RowPath], of state: Sections) -> Set<[Int]> {
                Set(
                    paths.filter { (1...state.groups.count + 2).contains($0.section) }.compactMap { path in
                        let row = state.rows[path.section][path.row]
                        return row.id < 10_000 ? [path.section <= state.groups.count ? 0 : 1, row.id] : nil
                    })
            }
            let lost = ids(changes.rowDeletes, of: old).intersection(ids(changes.rowInserts, of: new))
            guard lost.isEmpty else {
                Issue.record("seed \(seed): \(lost) deleted and inserted")
                return
            }
        }
    }
}
