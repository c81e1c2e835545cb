import ListRuntime
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
        var footer: TestRow

        var counts: [Int] {
            [(banner == nil ? 0 : 1) + (isLoading ? 1 : 0)] + groups.map { $0.rows.count + ($0.canAdd ? 1 : 0) } + [1]
        }

        static func changes(from old: Sections, to new: Sections) -> ListChanges {
            var changes = ListChanges.Builder()
            changes.section { rows in
                rows.optional(old.banner, new.banner, id: { $0.id }, isUnchanged: { $0 == $1 })
                rows.flag(old.isLoading, new.isLoading)
            }
            changes.sections(
                old.groups, new.groups, id: { $0.id }, headerIsUnchanged: { $0.title == $1.title }
            ) { old, new, rows in
                rows.many(old.rows, new.rows, id: { $0.id }, isUnchanged: { $0 == $1 })
                rows.flag(old.canAdd, new.canAdd)
            }
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
                .init(old: RowPath(section: 3, row: 0), new: RowPath(section: 4, row: 0)),
            ])
    }

    @Test("equal states have no changes")
    func equalStates() {
        var generator = SeededGenerator(seed: 1)
        let state = Sections.random(using: &generator)
        #expect(Sections.changes(from: state, to: state).isEmpty)
    }

    @Test("every plan is one batch that UIKit accepts")
    func plansAreLegal() {
        for seed in 0..<UInt64(60_000) {
            var generator = SeededGenerator(seed: seed)
            let old = Sections.random(using: &generator)
            let new = Sections.random(using: &generator)
            let changes = Sections.changes(from: old, to: new)
            let salt = Int.random(in: 2...5, using: &generator)
            let plan = ListPlan(changes) { old, new in (old.section + new.row) % salt == 0 }
            if let violation = BatchValidator.violation(of: plan.batch, before: old.counts, after: new.counts) {
                Issue.record("seed \(seed): \(violation)\n\(plan)")
                return
            }
        }
    }
}
