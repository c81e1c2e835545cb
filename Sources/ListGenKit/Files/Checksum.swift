/// A sum over words in their order. It guards against accidents, not against intent.
struct Checksum {
    private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func add(_ word: UInt64) {
        let mixed = (value ^ word) &* 0xFF51_AFD7_ED55_8CCD
        value = mixed ^ mixed >> 32
    }

    /// Adds a text and where it ends.
    mutating func add(_ text: String) {
        for byte in text.utf8 { add(UInt64(byte)) }
        add(UInt64(text.utf8.count))
    }

    mutating func add(_ stamp: FileSystem.Stamp) {
        for word in stamp.words { add(word) }
    }
}
