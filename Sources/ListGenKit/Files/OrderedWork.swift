#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Work on many values by several threads whose results are taken in the order of the values, soon after they are there.
final class OrderedWork<Value: Sendable, Result: Sendable>: @unchecked Sendable {
    /// How many values a thread takes at once.
    private let run = 8
    /// How many results may wait, so that memory stays small; enough that nobody stops while one long file is read.
    private let window: Int

    private let values: [Value]
    private let transform: @Sendable (Value, inout ReadBuffer) -> Result
    private var next = 0
    private var delivered = 0
    /// By the index of their first value.
    private var waiting: [Int: [Result]] = [:]
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init(_ values: [Value], jobs: Int, _ transform: @escaping @Sendable (Value, inout ReadBuffer) -> Result) {
        self.values = values
        self.transform = transform
        window = 512 * max(jobs, 1)
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(changed, nil)
    }

    deinit {
        pthread_cond_destroy(changed)
        pthread_mutex_destroy(mutex)
        changed.deallocate()
        mutex.deallocate()
    }

    /// Works until nothing is left to take.
    func work() {
        var buffer = ReadBuffer()
        pthread_mutex_lock(mutex)
        while next < values.count {
            if !take(&buffer) { pthread_cond_wait(changed, mutex) }
        }
        pthread_mutex_unlock(mutex)
    }

    /// Works too, and calls `body` with each result.
    func deliver(_ body: (Result) -> Void) {
        var buffer = ReadBuffer()
        pthread_mutex_lock(mutex)
        while delivered < values.count {
            if let results = waiting.removeValue(forKey: delivered) {
                delivered += results.count
                pthread_cond_broadcast(changed)
                pthread_mutex_unlock(mutex)
                results.forEach(body)
                pthread_mutex_lock(mutex)
            } else if !take(&buffer) {
                pthread_cond_wait(changed, mutex)
            }
        }
        pthread_mutex_unlock(mutex)
    }

    /// Works on the next values, unless there are none or too many results wait. The mutex is held at both ends.
    private func take(_ buffer: inout ReadBuffer) -> Bool {
        guard next < values.count, next - delivered < window else { return false }
        let lower = next
        let upper = min(lower + run, values.count)
        next = upper
        pthread_mutex_unlock(mutex)
        let results = values[lower..<upper].map { transform($0, &buffer) }
        pthread_mutex_lock(mutex)
        waiting[lower] = results
        pthread_cond_broadcast(changed)
        return true
    }
}
