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

    private static let keywords: [[UInt8]] = ["struct", "class", "enum", "extension", "protocol", "typealias", "actor"]
        .map { Array($0.utf8) }

    /// Whether a keyword that declares a type ends before `i`.
    private static func endsKeyword(_ text: UnsafeBufferPointer<UInt8>, _ i: Int) -> Bool {
        let keyword: [UInt8]
        switch text[i - 1] {
        case UInt8(ascii: "t"): keyword = keywords[0]
        case UInt8(ascii: "s"): keyword = text[i - 2] == UInt8(ascii: "s") ? keywords[1] : keywords[5]
        case UInt8(ascii: "m"): keyword = keywords[2]
        case UInt8(ascii: "n"): keyword = keywords[3]
        case UInt8(ascii: "l"): keyword = keywords[4]
        case UInt8(ascii: "r"): keyword = keywords[6]
        default: return false
        }
        guard i >= keyword.count else { return false }
        for offset in 0..<keyword.count where text[i - keyword.count + offset] != keyword[offset] { return false }
        return i == keyword.count || !NameHash.isNameByte(text[i - keyword.count - 1])
    }
}
