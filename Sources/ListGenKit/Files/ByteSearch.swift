import ListModel

/// Questions that can be answered about the bytes of a file without lexing them.
enum ByteSearch {
    /// What one pass over a file tells.
    struct Summary {
        /// The offset of the first byte that is not UTF-8.
        var firstBadByte: Int?
        /// Whether a mark, or what is spelled almost like one, may stand in the file.
        var mayHaveMark: Bool
        /// The names that may be declared or extended in the file, outside types.
        var names: [NameHash]
    }

    /// Looks at eight bytes at a time for four things: bytes beyond ASCII, colons, and the ends of words and lines.
    static func summary(_ text: UnsafeBufferPointer<UInt8>) -> Summary {
        var names = DeclaredNames(text)
        var mayHaveMark = false
        let raw = UnsafeRawBufferPointer(text)
        let low = ones &* 0x7F
        var seen: UInt64 = 0
        // The high bit of its lowest byte: whether the byte before the word is a space.
        var carry: UInt64 = 0
        var i = 0
        while i + 8 <= text.count {
            let word = raw.loadUnaligned(fromByteOffset: i, as: UInt64.self).littleEndian
            seen |= word
            // The high bits of the bytes up to a space, and of the colons and line feeds.
            let spaces = ~(((word & low) &+ ones &* 0x5F) | word) & highBits
            let noColon = word ^ ones &* UInt64(UInt8(ascii: ":"))
            let colons = ~(((noColon & low) &+ low) | noColon) & highBits
            let noFeed = word ^ ones &* UInt64(UInt8(ascii: "\n"))
            let feeds = ~(((noFeed & low) &+ low) | noFeed) & highBits
            var ends = spaces & ~(spaces << 8 | carry) | feeds
            carry = spaces >> 56
            while ends != 0 {
                names.endWord(at: i + ends.trailingZeroBitCount / 8)
                ends &= ends - 1
            }
            if colons != 0, !mayHaveMark { mayHaveMark = hasMark(text, i, colons) }
            i += 8
        }
        while i < text.count {
            seen |= UInt64(text[i])
            if text[i] <= 0x20 { names.endWord(at: i) }
            if text[i] == UInt8(ascii: ":"), endsMark(text, i) { mayHaveMark = true }
            i += 1
        }
        return Summary(
            firstBadByte: seen & highBits == 0 ? nil : firstBadByte(text), mayHaveMark: mayHaveMark, names: names.found)
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// Whether one of the colons, whose bits are set, ends a mark.
    private static func hasMark(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ colons: UInt64) -> Bool {
        var colons = colons
        while colons != 0 {
            if endsMark(text, start + colons.trailingZeroBitCount / 8) { return true }
            colons &= colons - 1
        }
        return false
    }

    /// Whether the colon at `i` ends `listgen:`, in letters of any size, with a space before the colon, or misspelt
    /// right before a name.
    private static func endsMark(_ text: UnsafeBufferPointer<UInt8>, _ i: Int) -> Bool {
        var end = i
        if i > 0, text[i - 1] == UInt8(ascii: " ") { end -= 1 }
        guard end > 0, isLetter(text[end - 1]) else { return false }
        if text[end - 1] | 0x20 == UInt8(ascii: "n"), isMarkWord(text, end) { return true }
        guard end == i, i + 1 < text.count, isLetter(text[i + 1]) else { return false }
        return isNearWord(text, end)
    }

    private static func isMarkWord(_ text: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
        let word: StaticString = "listgen"
        let start = end - word.utf8CodeUnitCount
        guard start >= 0 else { return false }
        for offset in 0..<word.utf8CodeUnitCount where text[start + offset] | 0x20 != word.utf8Start[offset] {
            return false
        }
        return true
    }

    /// Few colons get here: a label of a call has a space behind its colon, a selector no space before its names.
    private static func isNearWord(_ text: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
        var start = end
        while start > 0, end - start < 10, isLetter(text[start - 1]) { start -= 1 }
        guard end - start > 4, end - start < 10, start > 0 else { return false }
        switch text[start - 1] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "/"), UInt8(ascii: "*"):
            return NearMark.isNear(String(decoding: text[start..<end], as: UTF8.self))
        default:
            return false
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }

    /// The first byte that no well-formed UTF-8 begins with. Eight ASCII bytes at a time.
    private static func firstBadByte(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let text = UnsafeRawBufferPointer(bytes)
        var i = 0
        while i < text.count {
            while i + 8 <= text.count, text.loadUnaligned(fromByteOffset: i, as: UInt64.self) & highBits == 0 {
                i += 8
            }
            guard i < text.count else { return nil }
            let length = sequenceLength(text, i)
            if length == 0 { return i }
            i += length
        }
        return nil
    }

    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// The number of bytes of the scalar at `i`; 0 where none begins there.
    private static func sequenceLength(_ text: UnsafeRawBufferPointer, _ i: Int) -> Int {
        let first = text[i]
        if first < 0x80 { return 1 }
        func follows(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
            i + offset < text.count && range.contains(text[i + offset])
        }
        switch first {
        case 0xC2...0xDF: return follows(1) ? 2 : 0
        case 0xE0: return follows(1, 0xA0...0xBF) && follows(2) ? 3 : 0
        case 0xED: return follows(1, 0x80...0x9F) && follows(2) ? 3 : 0
        case 0xE1...0xEF: return follows(1) && follows(2) ? 3 : 0
        case 0xF0: return follows(1, 0x90...0xBF) && follows(2) && follows(3) ? 4 : 0
        case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : 0
        case 0xF4: return follows(1, 0x80...0x8F) && follows(2) && follows(3) ? 4 : 0
        default: return 0
        }
    }
}
