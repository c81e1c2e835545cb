/// Reads what a `WordWriter` wrote. At the end of the words, or if they say what cannot be, it fails.
struct WordReader {
    struct Failure: Error {}

    private let words: ArraySlice<UInt32>
    private var next: Int

    init(_ words: ArraySlice<UInt32>) {
        self.words = words
        next = words.startIndex
    }

    var isAtEnd: Bool { next == words.endIndex }

    mutating func word() throws(Failure) -> UInt32 {
        guard next < words.endIndex else { throw Failure() }
        defer { next += 1 }
        return words[next]
    }

    mutating func int() throws(Failure) -> Int { Int(try word()) }

    mutating func bool() throws(Failure) -> Bool { try word() != 0 }

    mutating func long() throws(Failure) -> UInt64 {
        let low = try word()
        return UInt64(low) | UInt64(try word()) << 32
    }

    mutating func array() throws(Failure) -> [UInt32] {
        let count = try int()
        guard count <= words.endIndex - next else { throw Failure() }
        defer { next += count }
        return Array(words[next..<(next + count)])
    }

    mutating func text() throws(Failure) -> String {
        let count = try int()
        guard (count + 3) / 4 <= words.endIndex - next else { throw Failure() }
        defer { next += (count + 3) / 4 }
        let (words, first) = (words, next)
        return String(unsafeUninitializedCapacity: count) { buffer in
            for index in 0..<count {
                buffer[index] = UInt8(truncatingIfNeeded: words[first + index / 4] >> (8 * UInt32(index % 4)))
            }
            return count
        }
    }

    mutating func values<Value>(_ body: (inout WordReader) throws(Failure) -> Value) throws(Failure) -> [Value] {
        let count = try int()
        // Each takes a word at least.
        guard count <= words.endIndex - next else { throw Failure() }
        var result: [Value] = []
        result.reserveCapacity(count)
        for _ in 0..<count { result.append(try body(&self)) }
        return result
    }
}
