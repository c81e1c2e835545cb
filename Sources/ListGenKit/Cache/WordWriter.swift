/// Writes values as words of 32 bits.
struct WordWriter {
    private(set) var words: [UInt32] = []

    mutating func put(_ value: UInt32) { words.append(value) }

    mutating func put(_ value: Int) { words.append(UInt32(truncatingIfNeeded: value)) }

    mutating func put(_ value: Bool) { words.append(value ? 1 : 0) }

    mutating func put(_ value: UInt64) {
        words.append(UInt32(truncatingIfNeeded: value))
        words.append(UInt32(truncatingIfNeeded: value >> 32))
    }

    mutating func put(_ values: [UInt32]) {
        put(values.count)
        words += values
    }

    mutating func put(_ text: String) {
        let bytes = text.utf8
        put(bytes.count)
        var word: UInt32 = 0
        var shift: UInt32 = 0
        for byte in bytes {
            word |= UInt32(byte) << shift
            shift += 8
            if shift == 32 {
                words.append(word)
                (word, shift) = (0, 0)
            }
        }
        if shift > 0 { words.append(word) }
    }

    /// How many values follow, and each of them.
    mutating func put<Value>(_ values: some Collection<Value>, _ body: (inout WordWriter, Value) -> Void) {
        put(values.count)
        for value in values { body(&self, value) }
    }
}
