import Benchmark
import ListRuntime

/// 100,000 rows before and after an edit, against two floors: comparing all rows once, and hashing all ids once.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock], warmupIterations: 3, scalingFactor: .one, maxDuration: .seconds(3), maxIterations: 51)
    let count = 100_000
    let old = Row.rows(count)

    Benchmark("floor: == on id and content") { benchmark in
        let new = Row.rows(count)
        for _ in benchmark.scaledIterations {
            blackHole(zip(old, new).allSatisfy { $0.id == $1.id && $0.content == $1.content })
        }
    }
    Benchmark("floor: hashing all ids") { benchmark in
        let new = Row.rows(count)
        for _ in benchmark.scaledIterations {
            let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1.id, $0) })
            blackHole(new.reduce(0) { $0 &+ (places[$1.id] ?? 0) })
        }
    }

    for edit in Edit.allCases {
        Benchmark(edit.rawValue) { benchmark in
            let new = edit.applied(to: old)
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations {
                blackHole(
                    CollectionChanges(from: old, to: new, id: { $0.id }, isUnchanged: { $0.content == $1.content }))
            }
        }
    }
}
