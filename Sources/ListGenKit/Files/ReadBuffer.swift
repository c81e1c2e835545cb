/// Memory that one thread reads file after file into.
struct ReadBuffer: ~Copyable {
    private(set) var memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 256 << 10)

    /// Makes room for `count` bytes and keeps the first `kept`.
    mutating func grow(to count: Int, keeping kept: Int) {
        guard count > memory.count else { return }
        let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(count, 2 * memory.count))
        _ = larger.update(fromContentsOf: memory[..<kept])
        memory.deallocate()
        memory = larger
    }

    deinit { memory.deallocate() }
}
