import ListRuntime
import RandomTesting
import Testing

@Suite struct HeightCacheTests {
    /// All that a height depends on beside its row.
    struct Environment: Hashable {
        var width = 320.0
        var contentSizeCategory = "L"
        var isRightToLeft = false
        var scale = 3.0
    }

    typealias Cache = HeightCache<Environment>

    private static func cache(_ rows: Int) -> Cache {
        var cache = Cache()
        cache.enter(Environment())
        for row in 0..<rows { cache.keep(Double(row), at: RowPath(section: 0, row: row), kind: UInt16(row % 2)) }
        return cache
    }

    private static func known(_ cache: Cache, _ rows: Int) -> [Double?] {
        var cache = cache
        return (0..<rows).map { cache.height(at: RowPath(section: 0, row: $0)) }
    }

    private static func changes(from old: [Int], to new: [Int]) -> ListChanges {
        var changes = ListChanges.Builder()
        changes.section { $0.many(old, new, id: { $0 }, isUnchanged: { _, _ in true }) }
        return changes.build()
    }

    @Test("heights follow rows that are inserted above, moved and deleted")
    func follows() {
        var cache = Self.cache(4)
        cache.follow(Self.changes(from: [0, 1, 2, 3], to: [9, 3, 0, 2]))
        #expect(Self.known(cache, 4) == [nil, 3, 0, 2])
    }

    @Test("heights follow sections that are inserted, moved and deleted")
    func followsSections() {
        func changes(_ old: [Int], _ new: [Int]) -> ListChanges {
            var changes = ListChanges.Builder()
            changes.sections(old, new, id: { $0 }) { _, _, rows in
                rows.one(0, 0, id: { $0 }, isUnchanged: { $0 == $1 })
            }
            return changes.build()
        }
        var cache = Cache()
        cache.enter(Environment())
        for section in 0..<4 { cache.keep(Double(section), at: RowPath(section: section, row: 0), kind: 0) }
        cache.follow(changes([0, 1, 2, 3], [3, 8, 0, 2, 9]))
        #expect((0..<6).map { cache.height(at: RowPath(section: $0, row: 0)) } == [3, nil, 0, 2, nil, nil])
    }

    @Test("a row that moves to another section, beside one that moves inside its own, keeps its height as an estimate")
    func acrossSections() {
        var cache = Cache()
        cache.enter(Environment())
        for section in 0..<2 {
            for row in 0..<2 {
                cache.keep(Double(10 * section + row), at: RowPath(section: section, row: row), kind: 0)
            }
        }
        var changes = ListChanges()
        changes.sectionInserts = [0]
        changes.rowMoves = [
            .init(old: RowPath(section: 0, row: 1), new: RowPath(section: 2, row: 2)),
            .init(old: RowPath(section: 1, row: 1), new: RowPath(section: 2, row: 0)),
        ]
        cache.follow(changes)
        #expect((0..<3).map { cache.height(at: RowPath(section: 2, row: $0)) } == [11, 10, nil])
        #expect(cache.estimate(at: RowPath(section: 2, row: 2)) == 1)
        #expect(cache.height(at: RowPath(section: 1, row: 0)) == 0)
    }

    @Test("a row whose content changed keeps its height as an estimate only")
    func updates() {
        var cache = Self.cache(2)
        var changes = ListChanges()
        changes.rowUpdates = [.init(old: RowPath(section: 0, row: 1), new: RowPath(section: 0, row: 1))]
        cache.follow(changes)
        #expect(Self.known(cache, 2) == [0, nil])
        #expect(cache.estimate(at: RowPath(section: 0, row: 1)) == 1)
        #expect(cache.estimate(at: RowPath(section: 0, row: 2)) == nil)
    }

    @Test("any part of the environment changes the height, and what was known before comes back with it")
    func environments() {
        for changed in [
            Environment(width: 400), Environment(contentSizeCategory: "XL"), Environment(isRightToLeft: true),
            Environment(scale: 2),
        ] {
            var cache = Self.cache(2)
            cache.enter(changed)
            #expect(Self.known(cache, 2) == [nil, nil])
            #expect(cache.estimate(at: RowPath(section: 0, row: 1)) == 1)
            cache.follow(Self.changes(from: [0, 1], to: [7, 1]))
            cache.enter(Environment())
            #expect(Self.known(cache, 2) == [nil, 1])
        }
    }

    @Test("the heights of more environments than are kept are dropped, the oldest first")
    func environmentLimit() {
        var cache = Self.cache(1)
        for width in [400.0, 500, 320] {
            cache.enter(Environment(width: width))
            cache.keep(width, at: RowPath(section: 0, row: 0), kind: 0)
        }
        cache.enter(Environment(width: 500))
        #expect(Self.known(cache, 1) == [500])
        cache.enter(Environment(width: 400))
        #expect(Self.known(cache, 1) == [nil])
    }

    @Test("heights are forgotten by row, by kind and entirely, in every environment, and by width")
    func forgets() {
        func rest(_ forget: (inout Cache) -> Void) -> [[Double?]] {
            var cache = Self.cache(3)
            cache.enter(Environment(width: 400))
            for row in 0..<3 { cache.keep(9, at: RowPath(section: 0, row: row), kind: UInt16(row % 2)) }
            forget(&cache)
            let there = Self.known(cache, 3)
            cache.enter(Environment())
            return [there, Self.known(cache, 3)]
        }
        #expect(rest { $0.forget(RowPath(section: 0, row: 1)) } == [[9, nil, 9], [0, nil, 2]])
        #expect(rest { $0.forget(kinds: [0]) } == [[nil, 9, nil], [nil, 1, nil]])
        #expect(rest { $0.forget(kinds: { $0.width == 400 ? [0] : [] }) } == [[nil, 9, nil], [0, 1, 2]])
        #expect(rest { $0.forget(kinds: { $0.width == 320 ? [0, 1] : [] }) } == [[9, 9, 9], [nil, nil, nil]])
        #expect(rest { $0.forgetAll() } == [[nil, nil, nil], [nil, nil, nil]])
        #expect(rest { $0.forget(RowPath(section: 7, row: 7)) } == [[9, 9, 9], [0, 1, 2]])
    }

    /// Where rows are that were begun before something else.
    private static func places(after change: (inout Cache) -> Void) -> [Int?] {
        var cache = Cache()
        cache.enter(Environment())
        let begun = cache.begin((0..<4).map { (RowPath(section: 0, row: $0), UInt16($0 % 2)) })
        change(&cache)
        return cache.end(begun).map { $0?.row }
    }

    @Test("a height that is being computed goes where its row goes, and is lost where it may have changed")
    func begun() {
        #expect(Self.places { _ in } == [0, 1, 2, 3])
        #expect(Self.places { $0.follow(Self.changes(from: [0, 1, 2, 3], to: [9, 3, 0, 2])) } == [2, nil, 3, 1])
        #expect(Self.places { $0.forget(RowPath(section: 0, row: 2)) } == [0, 1, nil, 3])
        #expect(Self.places { $0.forget(kinds: [1]) } == [0, nil, 2, nil])
        #expect(Self.places { $0.learn(5, at: RowPath(section: 0, row: 3)) } == [0, 1, 2, 3])
        #expect(Self.places { $0.keep(5, at: RowPath(section: 0, row: 3), kind: 0) } == [0, 1, 2, nil])
        let none: [Int?] = [nil, nil, nil, nil]
        #expect(Self.places { $0.forgetAll() } == none)
        #expect(Self.places { $0.removeAll() } == none)
        #expect(Self.places { $0.enter(Environment(width: 400)) } == none)
        let turnedBack = Self.places {
            $0.enter(Environment(width: 400))
            $0.enter(Environment())
        }
        #expect(turnedBack == none)
    }

    @Test("two may compute heights at once, seven at most, and no more than some rows each")
    func begunTogether() {
        var cache = Self.cache(0)
        let rows = (0..<40).map { (path: RowPath(section: 0, row: $0), kind: UInt16(0)) }
        let first = cache.begin(Array(rows[..<20]))
        let second = cache.begin(Array(rows[10...]))
        #expect(cache.end(first).map { $0?.row } == Array(0..<10) + Array(repeating: nil, count: 10))
        #expect(cache.end(second).compactMap { $0?.row } == Array(10..<40))
        let many = (0..<8).map { cache.begin([rows[$0]]) }
        #expect(many.map { cache.end($0) } == (0..<7).map { [rows[$0].path] } + [[]])
        #expect(cache.end(cache.begin(rows)).compactMap { $0?.row } == Array(0..<32))
    }

    @Test("hits and misses are counted")
    func counts() {
        var cache = Self.cache(2)
        for row in [0, 1, 2, 0] { _ = cache.height(at: RowPath(section: 0, row: row)) }
        #expect(cache.hits == 3)
        #expect(cache.misses == 1)
    }

    @Test("memory is bounded by rows and environments")
    func bytes() {
        var cache = Self.cache(10_000)
        #expect(Cache.bytesPerRow == 12)
        #expect(cache.byteCount <= 10_000 * 12 * 5 / 4 + 64)
        for width in 0..<20 {
            cache.enter(Environment(width: Double(width)))
            cache.keep(1, at: RowPath(section: 0, row: 9_999), kind: 0)
        }
        #expect(cache.byteCount <= 2 * (10_000 * 12 * 5 / 4 + 64))
    }

    @Test("no interleaving of changes, environments and forgetting gives a stale height", arguments: Sample.of(0..<400))
    func neverStale(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var model = HeightModel(using: &generator)
        for step in 0..<60 {
            model.step(using: &generator)
            if let fault = model.fault {
                Issue.record("seed \(seed), step \(step): \(fault)")
                return
            }
        }
    }

    @Test("rows that come where no height below is known take no memory")
    func comesBelow() {
        func bytes(_ known: Int, _ edit: (inout ListChanges) -> Void) -> Int {
            var cache = Self.cache(known)
            var changes = ListChanges()
            edit(&changes)
            cache.follow(changes)
            return cache.byteCount
        }
        func paths(_ rows: Range<Int>) -> [RowPath] { rows.map { RowPath(section: 0, row: $0) } }
        #expect(bytes(0) { $0.rowInserts = paths(100_000..<100_001) } == 0)
        #expect(bytes(0) { $0.rowMoves = [.init(old: paths(5..<6)[0], new: paths(100_000..<100_001)[0])] } == 0)
        #expect(bytes(8) { $0.rowInserts = paths(8..<100_000) } <= 8 * 5 / 4 * Cache.bytesPerRow)
        let allNew = bytes(8) {
            $0.rowDeletes = paths(0..<8)
            $0.rowInserts = paths(0..<100_000)
        }
        #expect(allNew == 0)
        let moved = bytes(8) { $0.rowMoves = [.init(old: paths(7..<8)[0], new: paths(20..<21)[0])] }
        #expect(moved <= 21 * 5 / 4 * Cache.bytesPerRow)
    }
}
