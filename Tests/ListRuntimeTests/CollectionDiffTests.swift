import ListRuntime
import RandomTesting
import Testing

@Suite struct CollectionDiffTests {
    private func changes(_ old: [TestRow], _ new: [TestRow]) -> CollectionChanges {
        CollectionChanges(from: old, to: new, id: { $0.id }, isUnchanged: { $0 == $1 })
    }

    private func check(_ old: [TestRow], _ new: [TestRow], seed: UInt64) -> Bool {
        let found = changes(old, new)
        let survivors = found.survivors.flatMap { run in
            (0..<run.count).map { CollectionChanges.Pair(old: run.old + $0, new: run.new + $0) }
        }
        let isRight =
            Oracle.replay(found, old: old, new: new) == new
            && old.count - found.deletes.count == survivors.count
            && survivors.allSatisfy { old[Int($0.old)].id == new[Int($0.new)].id }
            && found.updates == survivors.filter { old[Int($0.old)] != new[Int($0.new)] }
        if !isRight { Issue.record("seed \(seed): \(old) to \(new) gave \(found)") }
        return isRight
    }

    @Test("replaying the changes gives the new rows: edited lists")
    func replayOfEdits() {
        for seed in Sample.of(0..<UInt64(60_000)) {
            var generator = SeededGenerator(seed: seed)
            let old = [TestRow].distinct(count: .random(in: 0...40, using: &generator), using: &generator)
            let new = old.edited(fresh: 1_000, using: &generator)
            guard check(old, new, seed: seed) else { return }
            let fewest = Oracle.fewestMoves(old: old, new: new)
            let found = changes(old, new)
            guard found.moves.count == fewest else {
                Issue.record("seed \(seed): \(found.moves.count) moves where \(fewest) are enough")
                return
            }
        }
    }

    @Test("replaying the changes gives the new rows: duplicated ids, none lost")
    func replayOfDuplicates() {
        for seed in Sample.of(0..<UInt64(60_000)) {
            var generator = SeededGenerator(seed: seed)
            let ids = Int.random(in: 1...20, using: &generator)
            let old = [TestRow].random(count: .random(in: 0...24, using: &generator), ids: ids, using: &generator)
            let new =
                Bool.random(using: &generator)
                ? [TestRow].random(count: .random(in: 0...24, using: &generator), ids: ids, using: &generator)
                : old.edited(fresh: 0, using: &generator)
            guard check(old, new, seed: seed) else { return }
            let kept = old.count - changes(old, new).deletes.count
            guard kept == Oracle.survivors(old: old, new: new) else {
                Issue.record("seed \(seed): \(kept) rows kept")
                return
            }
        }
    }

    @Test("rows of equal id are matched in order, whichever way they were found, with the fewest moves for that")
    func equalIDsInOrder() {
        for seed in Sample.of(0..<UInt64(20_000)) {
            var generator = SeededGenerator(seed: seed)
            // A few are long enough to meet again at anchors.
            let most = seed % 500 == 0 ? 1_000 : 60
            let ids = Int.random(in: 1...most, using: &generator)
            let old = [TestRow].random(count: .random(in: 0...most, using: &generator), ids: ids, using: &generator)
            let new = old.edited(fresh: 0, using: &generator).edited(fresh: 0, using: &generator)
            guard check(old, new, seed: seed) else { return }
            let found = changes(old, new)
            let matches = found.survivors.flatMap { run in (run.old..<run.old + run.count).map { Int($0) } }
            let byID = Dictionary(grouping: matches) { old[$0].id }
            guard byID.values.allSatisfy({ $0 == $0.sorted() }) else {
                Issue.record("seed \(seed): rows of equal id cross in \(found.survivors)")
                return
            }
            guard found.moves.count == Oracle.fewestMoves(of: matches) else {
                Issue.record("seed \(seed): \(found.moves.count) moves")
                return
            }
        }
    }

    /// Both are matched: the first in passing, the other by the table.
    @Test func equalRowsThatCouldCrossKeepTheirOrderAndTheirContent() {
        let letters = (0..<60).map { TestRow(id: $0, content: 0) }
        let first = TestRow(id: 100, content: 1)
        let second = TestRow(id: 100, content: 2)
        let old = [first] + letters[..<30] + [second] + letters[30...]
        let new = letters[..<15] + [second] + letters[15..<45] + [first] + letters[45...]
        let found = changes(Array(old), Array(new))
        #expect(found.updates == [.init(old: 0, new: 15), .init(old: 31, new: 46)])
        #expect(found.moves.map(\.old) == [0, 31])
        #expect(found.deletes.isEmpty && found.inserts.isEmpty)
    }

    /// Of rows that keep their place, in front of an insert and behind it.
    @Test(arguments: [1, 2, 63, 64, 65, 66, 127, 128, 129, 300, 301])
    func eachChangedRowOfALongListIsFound(count: Int) {
        let old = (0..<count).map { TestRow(id: $0, content: 0) }
        for place in old.indices {
            var new = old
            new[place].content = 1
            #expect(changes(old, new).updates == [.init(old: UInt32(place), new: UInt32(place))])
            new.insert(TestRow(id: 1_000, content: 0), at: 0)
            #expect(changes(old, new).updates == [.init(old: UInt32(place), new: UInt32(place + 1))])
        }
        let all = old.map { TestRow(id: $0.id, content: 1) }
        #expect(changes(old, all).updates.map(\.new) == Array(0..<UInt32(count)))
        #expect(changes(old, [TestRow(id: 1_000, content: 0)] + all).updates.map(\.new) == Array(1...UInt32(count)))
    }

    @Test("replaying the changes gives the new rows: long lists, beyond the resynchronisation")
    func replayOfLongLists() {
        for seed in Sample.of(0..<UInt64(42)) {
            var generator = SeededGenerator(seed: seed)
            let old = [TestRow].distinct(count: 1_200, using: &generator)
            var new = old.edited(fresh: 5_000, using: &generator)
            switch seed % 7 {
            case 0: new.shuffle(using: &generator)
            case 1: new.reverse()
            case 2: new = new.map { TestRow(id: $0.id + ($0.id % 3 == 0 ? 10_000 : 0), content: $0.content) }
            case 3:
                new.removeSubrange(300..<400)
                new.insert(contentsOf: (0..<70).map { TestRow(id: 20_000 + $0, content: 0) }, at: 600)
            case 4:
                let block = Array(new[100..<250])
                new.removeSubrange(100..<250)
                new.insert(contentsOf: block, at: 900)
                new.swapAt(20, 700)
            case 5: for place in stride(from: 0, to: new.count - 1, by: 2) { new.swapAt(place, place + 1) }
            default: new = Array(new[(new.count / 3)...] + new[..<(new.count / 3)])
            }
            guard check(old, new, seed: seed) else { return }
            #expect(changes(old, new).moves.count == Oracle.fewestMoves(old: old, new: new), "seed \(seed)")
        }
    }

    @Test("one row moved across the list is one move, in both directions")
    func oneMove() {
        let old = (0..<500).map { TestRow(id: $0, content: 0) }
        var first = old
        first.append(first.removeFirst())
        #expect(changes(old, first).moves == [.init(old: 0, new: 499)])
        var last = old
        last.insert(last.removeLast(), at: 0)
        #expect(changes(old, last).moves == [.init(old: 499, new: 0)])
    }

    @Test("shared storage is recognised without looking at a row")
    func sharedStorage() {
        let rows = (0..<100).map { TestRow(id: $0, content: 0) }
        var asked = 0
        let found = CollectionChanges(
            from: rows, to: rows,
            id: {
                asked += 1
                return $0.id
            }, isUnchanged: { $0 == $1 })
        #expect(asked == 0)
        #expect(found.isEmpty)
        #expect(found.survivors == [.init(old: 0, new: 0, count: 100)])
    }

    @Test("shared storage is looked at where rows may change without it")
    func sharedStorageThatChanges() {
        let rows = (0..<3).map { TestRow(id: $0, content: 0) }
        let found = CollectionChanges(
            from: rows, to: rows, sharedStorageIsUnchanged: false, id: { $0.id }, isUnchanged: { _, _ in false })
        #expect(found.updates.map(\.new) == [0, 1, 2])
    }

    @Test("the closure of content gets the new row first")
    func orderOfContent() {
        let found = CollectionChanges(
            from: [TestRow(id: 1, content: 5)], to: [TestRow(id: 1, content: 7)], id: { $0.id },
            isUnchanged: { new, old in new.content == 7 && old.content == 5 })
        #expect(found.isEmpty)
    }

    @Test("content is asked once for each row in both, never for others")
    func contentIsAskedOnce() {
        var generator = SeededGenerator(seed: 7)
        let old = [TestRow].distinct(count: 300, using: &generator)
        let new = old.edited(fresh: 1_000, using: &generator).shuffled(using: &generator)
        var asked: [Int] = []
        let found = CollectionChanges(
            from: old, to: new, id: { $0.id },
            isUnchanged: { new, old in
                asked.append(new.id)
                return new == old
            })
        #expect(asked.count == old.count - found.deletes.count)
        #expect(Set(asked).count == asked.count)
    }

    @Test("content of a large row is not asked where its bytes are the same, unless the same value can be a change")
    func contentOfTheSameValue() {
        struct Wide: Equatable {
            var id: Int
            var fields = [0, 0, 0, 0]
            var title = "the title of a row, too long to be stored inline"
            var count = 0
            var total = 0
        }
        let old = (0..<50).map { Wide(id: $0) }
        var new = old.map { $0 }
        new[7].count = 1
        for trusts in [true, false] {
            var asked: [Int] = []
            let found = CollectionChanges(
                from: old, to: new, sharedStorageIsUnchanged: trusts, id: { $0.id },
                isUnchanged: { new, old in
                    asked.append(new.id)
                    return new == old
                })
            #expect(found.updates == [.init(old: 7, new: 7)])
            #expect(asked.sorted() == (trusts ? [7] : Array(0..<50)))
        }
    }

    @Test("a change in any byte of a row is found, whatever the row's size")
    func changeInAnyByte() {
        func check<Row: Equatable>(_ row: Row, _ fields: [WritableKeyPath<Row, UInt8>]) {
            for field in fields {
                let old = Array(repeating: row, count: 5)
                var new = old
                new[3][keyPath: field] += 1
                let found = CollectionChanges(from: old, to: new, id: { _ in 0 }, isUnchanged: ==)
                #expect(found.updates == [.init(old: 3, new: 3)], "\(Row.self)")
            }
        }
        struct Words: Equatable { var first = 0, second = 0, third = 0 }
        struct Small: Equatable { var words = Words(), last: UInt8 = 0 }
        struct Large: Equatable {
            var first: UInt8 = 0
            var words = Words()
            var middle: UInt8 = 0
            var more = Words()
            var last: UInt8 = 0
        }
        check(Small(), [\.last])
        check(Large(), [\.first, \.middle, \.last])
    }

    @Test("a collection without contiguous storage gives the same")
    func anyCollection() {
        var generator = SeededGenerator(seed: 3)
        let old = [TestRow].distinct(count: 60, using: &generator)
        let new = old.edited(fresh: 1_000, using: &generator)
        let lazy = CollectionChanges(
            from: AnyRandomAccessCollection(old), to: AnyRandomAccessCollection(new), id: { $0.id },
            isUnchanged: { $0 == $1 })
        #expect(lazy == changes(old, new))
    }

    @Test("the result does not depend on how ids hash")
    func hashSeeds() {
        for seed in Sample.of(0..<UInt64(400)) {
            var generator = SeededGenerator(seed: seed)
            let old = [TestRow].random(count: 60, ids: 50, using: &generator)
            let new = old.edited(fresh: 1_000, using: &generator).shuffled(using: &generator)
            let plain = changes(old, new)
            for salt in 0..<3 {
                let salted = CollectionChanges(
                    from: old, to: new, id: { SaltedID(id: $0.id, salt: salt) }, isUnchanged: { $0 == $1 })
                #expect(salted == plain, "seed \(seed), salt \(salt)")
            }
        }
    }

    /// An id that hashes as its salt says; salt 0 puts every id in one bucket.
    private struct SaltedID: Hashable {
        var id: Int
        var salt: Int

        func hash(into hasher: inout Hasher) {
            hasher.combine(salt)
            if salt > 0 { hasher.combine(id) }
        }
    }
}
