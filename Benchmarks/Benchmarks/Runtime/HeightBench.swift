import ListRuntime

/// Heights that are known: what asking for one costs, and what keeping it takes.
@MainActor
struct HeightBench {
    private struct Environment: Equatable {
        var width: Double
        var contentSizeCategory: String
        var isRightToLeft: Bool
        var scale: Double
    }

    let count: Int
    private let environment = Environment(width: 390, contentSizeCategory: "large", isRightToLeft: false, scale: 3)
    private let order: [RowPath]

    init(count: Int) {
        self.count = count
        var generator = SeededGenerator(state: 7)
        order = (0..<count).shuffled(using: &generator).map { RowPath(section: 0, row: $0) }
    }

    func run() {
        var cache = HeightCache<Environment>()
        cache.enter(environment)
        for row in 0..<count { cache.keep(44 + Double(row % 7), at: RowPath(section: 0, row: row), kind: 0) }

        let hits = Race.times([
            {
                var sum = 0.0
                for path in order {
                    cache.enter(environment)
                    sum += cache.height(at: path) ?? 0
                }
                return Int(sum)
            }
        ])
        var line = Line(
            name: "height: hit in the cache, random order", rows: count, time: hits[0] / Double(count), ratio: "")
        line.memory = Double(cache.byteCount) / Double(count)
        let nanoseconds = hits[0] / Double(count) * 1e9
        line.ratio = "\(Line.number(nanoseconds)) ns"
        if count == 100_000 { line.bar = Verdict(limit: 100, value: nanoseconds) }
        Table.add(line)

        var changes = ListChanges()
        changes.rowInserts = [RowPath(section: 0, row: 0)]
        let following = Race.times([
            {
                var next = cache
                next.follow(changes)
                return next.byteCount
            }
        ])
        Table.add(Line(name: "heights: one row inserted above", rows: count, time: following[0], ratio: "-"))
    }
}
