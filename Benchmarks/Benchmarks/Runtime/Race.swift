#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Times several things in turn, so that whatever disturbs the machine disturbs all of them.
///
/// Times are CPU time of the thread: what other processes take does not count.
@MainActor
enum Race {
    static let rounds = 21
    /// What was computed ends here, so that the compiler cannot leave it out.
    private static var sink = 0

    static func times(_ runners: [() -> Int]) -> Times {
        times(over: [()], runners.map { run in { _ in run() } })
    }

    /// The times of each runner over copies of one input.
    ///
    /// Where rows lie in memory decides how much of them the caches hold, by half of the time; several copies keep luck
    /// out of the median.
    static func times<Input>(over copies: [Input], _ runners: [(Input) -> Int]) -> Times {
        // A sample of a short thing is many of them; the first run warms up.
        let repeats = runners.map { run in
            sink &+= run(copies[0])
            return max(1, Int(0.002 / max(time(1, { run(copies[0]) }), 0.000_000_01)))
        }
        var samples = [[Double]](repeating: [], count: runners.count)
        for round in 0..<rounds {
            let copy = copies[round % copies.count]
            for (index, run) in runners.enumerated() {
                // What ran before has left its own rows in the caches.
                sink &+= run(copy)
                samples[index].append(time(repeats[index], { run(copy) }) / Double(repeats[index]))
            }
        }
        return Times(samples: samples)
    }

    private static func time(_ repeats: Int, _ run: () -> Int) -> Double {
        let start = now()
        for _ in 0..<repeats { sink &+= run() }
        return now() - start
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// For what is too short for `times`: reading this clock takes tens of nanoseconds.
    static func nanoseconds() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
