/// Tells from its bytes whether a file has to do with lists.
enum ListWords {
    private static let words: [StaticString] = ["Cell", "DataSource", "Adapter", "Section"]

    /// Whether one of the words occurs.
    static func occur(in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                switch bytes[index] {
                // Capitals are rare, so the views are found by theirs: `tableView`, `UICollectionView`.
                case UInt8(ascii: "V"):
                    if occurs("View", at: index, in: bytes), index >= 4,
                        occurs("able", at: index - 4, in: bytes) || occurs("tion", at: index - 4, in: bytes)
                    {
                        return true
                    }
                case UInt8(ascii: "C"), UInt8(ascii: "D"), UInt8(ascii: "A"), UInt8(ascii: "S"):
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
