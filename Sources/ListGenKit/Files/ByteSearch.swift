/// Questions that can be answered about the bytes of a file without lexing them.
enum ByteSearch {
    private static let mark: [UInt8] = Array("listgen:".utf8)

    /// How far the pattern can move on when a byte stands below its last one.
    private static let skips: [Int] = {
        var skips = Array(repeating: mark.count, count: 256)
        for (index, byte) in mark.dropLast().enumerated() { skips[Int(byte)] = mark.count - 1 - index }
        return skips
    }()

    /// Whether a mark may stand in the file. Looks at about every eighth byte.
    static func mayHaveMark(_ bytes: [UInt8]) -> Bool {
        let last = mark.count - 1
        return bytes.withUnsafeBufferPointer { text in
            mark.withUnsafeBufferPointer { mark in
                skips.withUnsafeBufferPointer { skips in
                    var end = last
                    while end < text.count {
                        let byte = text[end]
                        if byte == mark[last], text[(end - last)..<end].elementsEqual(mark[..<last]) { return true }
                        end += skips[Int(byte)]
                    }
                    return false
                }
            }
        }
    }

    /// Whether the bytes are well-formed UTF-8. Eight ASCII bytes at a time.
    static func isUTF8(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { text in
            var i = 0
            while i < text.count {
                while i + 8 <= text.count, text.loadUnaligned(fromByteOffset: i, as: UInt64.self) & highBits == 0 {
                    i += 8
                }
                guard i < text.count else { return true }
                let length = sequenceLength(text, i)
                if length == 0 { return false }
                i += length
            }
            return true
        }
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

    /// Calls `body` with the hash of each name that may be declared in the file: what follows a declaring keyword.
    static func declaredNames(_ bytes: [UInt8], _ body: (NameHash) -> Void) {
        bytes.withUnsafeBufferPointer { text in
            var i = 4
            while i < text.count {
                if text[i] > 0x20 || !endsKeyword(text, i) {
                    i += 1
                    continue
                }
                while i < text.count, text[i] <= 0x20 { i += 1 }
                let start = i
                while i < text.count, NameHash.isNameByte(text[i]) || text[i] == UInt8(ascii: ".") { i += 1 }
                NameHash.each(in: text[start..<i], body)
            }
        }
    }

    /// The same for names that begin with a capital letter, behind a single space: the way types are declared. Looks at
    /// 32 bytes at a time.
    static func declaredTypes(_ bytes: [UInt8], _ body: (NameHash) -> Void) {
        bytes.withUnsafeBufferPointer { text in
            let raw = UnsafeRawBufferPointer(text)
            let (space, before, after) = (
                SIMD32<UInt8>(repeating: 0x20), SIMD32<UInt8>(repeating: 0x41), SIMD32<UInt8>(repeating: 26)
            )
            var i = 4
            while i + 33 <= text.count {
                let spaces = raw.loadUnaligned(fromByteOffset: i, as: SIMD32<UInt8>.self) .== space
                let capitals = (raw.loadUnaligned(fromByteOffset: i + 1, as: SIMD32<UInt8>.self) &- before) .< after
                let hits = spaces .& capitals
                if any(hits) {
                    for offset in 0..<32 where hits[offset] { report(text, at: i + offset, body) }
                }
                i += 32
            }
            while i + 1 < text.count {
                if text[i] == 0x20, text[i + 1] >= 0x41, text[i + 1] <= 0x5A { report(text, at: i, body) }
                i += 1
            }
        }
    }

    /// The names of a declaration whose keyword ends before `i`.
    private static func report(_ text: UnsafeBufferPointer<UInt8>, at i: Int, _ body: (NameHash) -> Void) {
        guard endsKeyword(text, i) else { return }
        var end = i + 1
        while end < text.count, NameHash.isNameByte(text[end]) || text[end] == UInt8(ascii: ".") { end += 1 }
        NameHash.each(in: text[(i + 1)..<end], body)
    }

    /// Whether a keyword that declares something ends before `i`, which is at least 4.
    private static func endsKeyword(_ text: UnsafeBufferPointer<UInt8>, _ i: Int) -> Bool {
        // The last two letters rule out nearly all else.
        switch (text[i - 2], text[i - 1]) {
        case (UInt8(ascii: "c"), UInt8(ascii: "t")): ends("struct", text, i)
        case (UInt8(ascii: "s"), UInt8(ascii: "s")): ends("class", text, i)
        case (UInt8(ascii: "u"), UInt8(ascii: "m")): ends("enum", text, i)
        case (UInt8(ascii: "o"), UInt8(ascii: "n")): ends("extension", text, i)
        case (UInt8(ascii: "o"), UInt8(ascii: "l")): ends("protocol", text, i)
        case (UInt8(ascii: "a"), UInt8(ascii: "s")): ends("typealias", text, i)
        case (UInt8(ascii: "o"), UInt8(ascii: "r")): ends("actor", text, i)
        case (UInt8(ascii: "n"), UInt8(ascii: "c")): ends("func", text, i)
        default: false
        }
    }

    private static func ends(_ keyword: StaticString, _ text: UnsafeBufferPointer<UInt8>, _ i: Int) -> Bool {
        let start = i - keyword.utf8CodeUnitCount
        guard start >= 0 else { return false }
        for offset in 0..<keyword.utf8CodeUnitCount where text[start + offset] != keyword.utf8Start[offset] {
            return false
        }
        return start == 0 || !NameHash.isNameByte(text[start - 1])
    }
}
