#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Applies a function to many values on several threads; the results are in the order of the values.
enum ParallelMap {
    /// The number of processors.
    static var processors: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }

    /// Values are taken in runs of this many, so that threads seldom meet.
    private static let run = 16

    static func map<Value: Sendable, Result: Sendable>(
        _ values: [Value], jobs: Int, by run: Int = run, _ transform: @escaping @Sendable (Value) -> Result
    ) -> [Result] {
        map(values, jobs: jobs, by: run) { value, _ in transform(value) }
    }

    /// The same with memory of its own for each thread. A thread takes `run` values at a time: 1 if each takes long.
    static func map<Value: Sendable, Result: Sendable>(
        _ values: [Value], jobs: Int, by run: Int = run,
        _ transform: @escaping @Sendable (Value, inout ReadBuffer) -> Result
    ) -> [Result] {
        let threads = min(jobs, (values.count + run - 1) / run)
        guard threads > 1 else {
            var buffer = ReadBuffer()
            return values.map { transform($0, &buffer) }
        }
        let work = Work(values: values, transform: transform)
        var ids: [pthread_t] = []
        for _ in 1..<threads {
            if let id = start({ work.takeAll(by: run) }) { ids.append(id) }
        }
        work.takeAll(by: run)
        for id in ids { pthread_join(id, nil) }
        return work.results.compactMap { $0 }
    }

    /// Calls `body` for each number below a count, in any order.
    static func forEach(below count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Void) {
        _ = map(Array(0..<count), jobs: jobs, by: 1) { body($0) }
    }

    /// Calls `body` with each result, in the order of the values, while others are still worked on.
    static func each<Value: Sendable, Result: Sendable>(
        _ values: [Value], jobs: Int, _ transform: @escaping @Sendable (Value, inout ReadBuffer) -> Result,
        _ body: (Result) -> Void
    ) {
        guard jobs > 1, values.count > run else {
            var buffer = ReadBuffer()
            for value in values { body(transform(value, &buffer)) }
            return
        }
        let work = OrderedWork(values, jobs: jobs, transform)
        let ids = (1..<min(jobs, values.count)).compactMap { _ in start { work.work() } }
        work.deliver(body)
        for id in ids { pthread_join(id, nil) }
    }

    /// The values in turn, and the results that are there.
    private final class Work<Value: Sendable, Result: Sendable>: @unchecked Sendable {
        private let values: [Value]
        private let transform: @Sendable (Value, inout ReadBuffer) -> Result
        private(set) var results: [Result?]
        private var next = 0
        private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

        init(values: [Value], transform: @escaping @Sendable (Value, inout ReadBuffer) -> Result) {
            self.values = values
            self.transform = transform
            results = Array(repeating: nil, count: values.count)
            pthread_mutex_init(mutex, nil)
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }

        func takeAll(by count: Int) {
            var buffer = ReadBuffer()
            while true {
                pthread_mutex_lock(mutex)
                let lower = next
                next = min(lower + count, values.count)
                let upper = next
                pthread_mutex_unlock(mutex)
                guard lower < upper else { return }
                let done = values[lower..<upper].map { transform($0, &buffer) }
                pthread_mutex_lock(mutex)
                for (offset, result) in done.enumerated() { results[lower + offset] = result }
                pthread_mutex_unlock(mutex)
            }
        }
    }

    /// A thread with room for deep nesting in its input.
    private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, 8 << 20)
        let box = Unmanaged.passRetained(Body(run: body))
        #if canImport(Darwin)
        var id: pthread_t?
        let code = pthread_create(
            &id, &attributes,
            { context in
                Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
                return nil
            }, box.toOpaque())
        #else
        var id = pthread_t()
        let code = pthread_create(
            &id, &attributes,
            { context in
                if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
                return nil
            }, box.toOpaque())
        #endif
        guard code == 0 else {
            box.release()
            return nil
        }
        return id
    }

    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(run: @escaping @Sendable () -> Void) {
            self.run = run
        }
    }
}
