import ListRuntime
import RandomTesting
import Testing

/// An index that follows a list is that of the list.
@Suite struct FollowingIndexTests {
    /// Sections of rows. Rows move between them, and their identity says in which they are.
    private struct Shelves: ListState {
        struct Shelf: Hashable {
            var id: Int
            var rows: [TestRow]
        }

        struct Place: Hashable {
            var shelf: Int
            var row: Int
        }

        var shelves: [Shelf]
        var sectionCount: Int { shelves.count }
        func rowCount(inSection section: Int) -> Int { shelves[section].rows.count }
        func section(at index: Int) -> Int? { shelves[index].id }
        func row(at path: RowPath) -> TestRow? { shelves[path.section].rows[path.row] }
        func rowID(at path: RowPath) -> Place? {
            Place(shelf: shelves[path.section].id, row: shelves[path.section].rows[path.row].id)
        }
        static func changes(from old: Shelves, to new: Shelves) -> ListChanges {
            var changes = ListChanges.Builder()
            changes.sections(old.shelves, new.shelves, id: { $0.id }, rowID: { $0.rows[$1].id }) { old, new, rows in
                rows.many(old.rows, new.rows, id: { $0.id }, isUnchanged: ==)
            }
            return changes.build()
        }
    }

    private func edited(_ old: Shelves, step: Int, using generator: inout SeededGenerator) -> Shelves {
        func number(_ bound: Int) -> Int { .random(in: 0..<bound, using: &generator) }
        var shelves = old.shelves
        switch number(6) {
        case 0: shelves.shuffle(using: &generator)
        case 1: shelves.insert(.init(id: 1_000 + step, rows: .random(count: 3, ids: 99, using: &generator)), at: 0)
        case 2 where shelves.count > 1: shelves.remove(at: number(shelves.count))
        case 3 where shelves.count > 1:
            let (from, to) = (number(shelves.count), number(shelves.count))
            if let row = shelves[from].rows.popLast() { shelves[to].rows.insert(row, at: 0) }
        default: break
        }
        for index in shelves.indices where number(3) == 0 {
            shelves[index].rows = shelves[index].rows.edited(fresh: step * 1_000, using: &generator)
        }
        return Shelves(shelves: shelves)
    }

    @Test(
        "after any changes look-ups answer as if everything was read again",
        arguments: Sample.of(0..<200 as Range<UInt64>))
    func follows(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var state = Shelves(shelves: (0..<3).map { .init(id: $0, rows: .distinct(count: 9, using: &generator)) })
        var index = RowIndex(state)
        for step in 1...12 {
            let next = edited(state, step: step, using: &generator)
            let fresh = RowIndex(next)
            if !index.follow(Shelves.changes(from: state, to: next), from: state, to: next) {
                #expect(!fresh.duplicates.isEmpty, "seed \(seed), step \(step)")
                index = fresh
            }
            for (section, shelf) in next.shelves.enumerated() {
                #expect(index[section: shelf.id] == section, "seed \(seed), step \(step)")
                for row in shelf.rows {
                    let place = Shelves.Place(shelf: shelf.id, row: row.id)
                    guard index[place] != fresh[place] else { continue }
                    Issue.record("seed \(seed), step \(step): \(place) at \(index[place] as Any)")
                    return
                }
            }
            for shelf in state.shelves {
                for row in shelf.rows {
                    let place = Shelves.Place(shelf: shelf.id, row: row.id)
                    guard index[place] != fresh[place] else { continue }
                    Issue.record("seed \(seed), step \(step): \(place) is gone, not at \(index[place] as Any)")
                    return
                }
            }
            guard fresh.duplicates.isEmpty else { break }
            state = next
        }
    }
}
