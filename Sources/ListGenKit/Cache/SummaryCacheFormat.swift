/// The bytes of a cache: a magic number, the host, a checksum of what follows, the number of entries; then the entries,
/// each a stamp, the content, the kind and the number of its names; then all names. Little-endian words, the names two to
/// a word.
enum SummaryCacheFormat {
    /// Changes with the layout, and with what is searched for in a file.
    private static let magic: UInt64 = 0x356E_6567_7473_696C
    private static let headerWords = 4
    private static let entryWords = 7
    private static let kindShift: UInt64 = 56

    static func bytes(_ files: [(stamp: FileSystem.Stamp, entry: SummaryCache.Entry)]) -> [UInt8] {
        var words: [UInt64] = [magic, CacheFolder.host, 0, UInt64(files.count)]
        var names: [UInt32] = []
        for (stamp, entry) in files {
            words += stamp.words
            words.append(entry.content)
            words.append(UInt64(entry.kind.rawValue) << kindShift | UInt64(entry.names.count))
            for name in entry.names { names.append(name.value) }
        }
        if names.count % 2 == 1 { names.append(0) }
        for i in stride(from: 0, to: names.count, by: 2) { words.append(UInt64(names[i]) | UInt64(names[i + 1]) << 32) }
        words[2] = checksum(words[3...])
        return words.withUnsafeBytes { Array($0) }
    }

    /// Nil if the bytes are not a whole cache, or one of another machine: its stamps say nothing here.
    static func entries(_ bytes: [UInt8]) -> [FileSystem.Stamp: SummaryCache.Entry]? {
        guard bytes.count % 8 == 0, bytes.count >= headerWords * 8 else { return nil }
        let words = [UInt64](unsafeUninitializedCapacity: bytes.count / 8) { buffer, count in
            UnsafeMutableRawBufferPointer(buffer).copyBytes(from: bytes)
            count = bytes.count / 8
        }
        guard words[0] == magic, words[1] == CacheFolder.host, words[2] == checksum(words[3...]) else { return nil }
        let space = words.count - headerWords
        guard words[3] <= UInt64(space / entryWords) else { return nil }
        let count = Int(words[3])
        var entries: [FileSystem.Stamp: SummaryCache.Entry] = [:]
        entries.reserveCapacity(count)
        let firstName = 2 * (headerWords + count * entryWords)
        var next = firstName
        for index in 0..<count {
            let at = headerWords + index * entryWords
            let stamp = FileSystem.Stamp(
                device: words[at], number: words[at + 1], size: Int64(bitPattern: words[at + 2]),
                modified: Int64(bitPattern: words[at + 3]), changed: Int64(bitPattern: words[at + 4]))
            let names = words[at + 6] & (1 << kindShift - 1)
            guard let kind = SummaryCache.Entry.Kind(rawValue: UInt8(words[at + 6] >> kindShift)),
                names <= UInt64(2 * words.count - next)
            else { return nil }
            let end = next + Int(names)
            entries[stamp] = SummaryCache.Entry(
                kind: kind, content: words[at + 5],
                names: (next..<end).map {
                    NameHash(value: UInt32(truncatingIfNeeded: words[$0 / 2] >> (32 * UInt64($0 % 2))))
                })
            next = end
        }
        return entries
    }

    private static func checksum(_ words: ArraySlice<UInt64>) -> UInt64 {
        var sum = Checksum()
        for word in words { sum.add(word) }
        return sum.value
    }
}
