/// Tells from its bytes whether a file has to do with lists.
enum ListWords {
    private static let words: [StaticString] = [
        "Cell", "ableView", "ollectionView", "DataSource", "Adapter", "Section",
    ]

    /// Whether one of the words occurs.
    static func occur(in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                switch bytes[index] {
                case UInt8(ascii: "C"), UInt8(ascii: "D"), UInt8(ascii: "A"), UInt8(ascii: "S"),
                    UInt8(ascii: "a"), UInt8(ascii: "o"):
                    for word in words where occurs(word, at: index, in: bytes) { return true }
                default: break
                }
                index += 1
            }
            return false
        }
    }

    private static func occurs(_ word: StaticString, at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let count = word.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[index + offset] != word.utf8Start[offset] { return false }
        return true
    }
}
