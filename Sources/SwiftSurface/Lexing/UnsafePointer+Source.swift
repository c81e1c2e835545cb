import SourceText

/// Reading source text where it stands. These are methods of the pointer because a lexer is large: each call of a method
/// of its own that is not inlined would copy it to the stack.
extension UnsafePointer<UInt8> {
    func spells(_ word: StaticString, _ range: SourceRange) -> Bool {
        let length = word.utf8CodeUnitCount
        guard range.upper - range.lower == length else { return false }
        for index in 0..<length where self[range.lower + index] != word.utf8Start[index] { return false }
        return true
    }

    /// Whether two ranges hold the same bytes.
    func isSame(_ a: SourceRange, _ b: SourceRange) -> Bool {
        let length = a.upper - a.lower
        guard length == b.upper - b.lower else { return false }
        for index in 0..<length where self[a.lower + index] != self[b.lower + index] { return false }
        return true
    }

    /// The bytes of `range` as text.
    func text(_ range: SourceRange) -> String {
        let bytes = UnsafeBufferPointer(start: self + range.lower, count: range.upper - range.lower)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text of `range`, white space runs and comments as one space.
    func normalized(_ range: SourceRange) -> String {
        var index = range.lower
        while index < range.upper {
            let byte = self[index]
            if byte <= 0x20 {
                if byte != 0x20 || index + 1 < range.upper && self[index + 1] <= 0x20 { break }
            } else if byte == UInt8(ascii: "/") {
                break
            }
            index += 1
        }
        return index == range.upper ? text(range) : tokenwise(range)
    }

    private func tokenwise(_ range: SourceRange) -> String {
        var tokens = Lexer(UnsafeBufferPointer(start: self + range.lower, count: range.upper - range.lower))
        var result: [UInt8] = []
        while true {
            let token = tokens.next()
            if token.kind == .endOfFile { break }
            if !token.isTrivia {
                let bytes = UnsafeBufferPointer(
                    start: tokens.bytes + token.range.lower, count: token.range.upper - token.range.lower)
                result.append(contentsOf: bytes)
            } else if let last = result.last, last != 0x20 {
                result.append(0x20)
            }
        }
        while result.last == 0x20 { result.removeLast() }
        return String(decoding: result, as: UTF8.self)
    }

    /// Offset of the line end at or after `start`, or of the end of a file of `count` bytes.
    func endOfLine(_ start: Int, _ count: Int) -> Int {
        let raw = UnsafeRawPointer(self)
        var index = start
        while index + 8 <= count {
            let block = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let ends = (block ^ 0x0A0A_0A0A_0A0A_0A0A).zeroBytes | (block ^ 0x0D0D_0D0D_0D0D_0D0D).zeroBytes
            if ends != 0 { return index + UInt64(littleEndian: ends).trailingZeroBitCount / 8 }
            index += 8
        }
        while index < count, self[index] != 0x0A, self[index] != 0x0D { index += 1 }
        return index
    }
}
