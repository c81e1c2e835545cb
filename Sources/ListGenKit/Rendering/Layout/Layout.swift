/// The last touch on rendered text: one blank line at most, none at the edges of braces and of `#if` clauses, no white space
/// at line ends, no line that is too wide, and a function of one expression on one line if it fits.
enum Layout {
    /// Marks a line whose columns have a meaning: neither indented nor changed.
    private static let mark: Character = "\u{1}"
    private static let markByte: UInt8 = 1

    static func verbatim(_ line: String) -> String { String(mark) + line }

    static func tidy(_ text: String) -> String {
        var text = text
        return text.withUTF8 { bytes in
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count)
            var last = Slice(base: bytes, bounds: 0..<0)
            var (isFirst, hasGap) = (true, false)
            var start = 0
            var functions = ShortFunctions()
            while start <= bytes.count {
                let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                let line = bytes[start..<end]
                start = end + 1
                if let mark = line.firstIndex(of: markByte) {
                    last = line[(mark + 1)...]
                    (isFirst, hasGap) = (false, false)
                    functions.forget()
                    append(last, to: &result)
                    continue
                }
                guard let end = line.lastIndex(where: { $0 != UInt8(ascii: " ") }) else {
                    hasGap = true
                    continue
                }
                let trimmed = line[...end]
                if trimmed.last == LineBlocks.noLine { continue }
                let content = trimmed.drop { $0 == UInt8(ascii: " ") }
                let opens = isFirst || last.last == UInt8(ascii: "{")
                if hasGap, !opens, content.first != UInt8(ascii: "}"), !endsClause(content) {
                    result.append(UInt8(ascii: "\n"))
                    functions.forget()
                }
                // What followed the last lines of a block follows the block.
                hasGap = hasGap && content.elementsEqual("#endif".utf8)
                if functions.close(with: trimmed, in: &result) {
                    last = trimmed
                    continue
                }
                if trimmed.count > LineWrap.width {
                    functions.forget()
                    for wrapped in LineWrap.lines(Substring(decoding: trimmed, as: UTF8.self)) {
                        result += wrapped.utf8
                        result.append(UInt8(ascii: "\n"))
                    }
                } else {
                    functions.note(trimmed, at: result.count)
                    append(trimmed, to: &result)
                }
                last = trimmed
                isFirst = false
            }
            return String(decoding: result, as: UTF8.self)
        }
    }

    private static func append(_ line: Slice<UnsafeBufferPointer<UInt8>>, to result: inout [UInt8]) {
        result.append(contentsOf: line)
        result.append(UInt8(ascii: "\n"))
    }

    private static func endsClause(_ content: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        content.first == UInt8(ascii: "#")
            && (content.elementsEqual("#endif".utf8) || content.elementsEqual("#else".utf8)
                || content.starts(with: "#elseif ".utf8))
    }
}
