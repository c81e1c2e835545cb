import SourceText
import Testing

@Suite struct LineMapTests {
    @Test(arguments: [
        ("", 0, 1, 1), ("a", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\nb", 1, 1, 2), ("a\r\nb", 3, 2, 1), ("a\r\nb", 2, 1, 3),
        ("a\rb", 2, 2, 1), ("a\n", 2, 2, 1), ("\u{E4}b", 2, 1, 3), ("abc", 99, 1, 4), ("abc", -1, 1, 1),
    ])
    func countsFromOneInBytes(text: String, offset: Int, line: Int, column: Int) {
        let location = LineMap(Array(text.utf8)).location(offset)
        #expect(location == LineMap.Location(line: line, column: column))
    }

    @Test func agreesWithCountingFromTheStart() {
        let bytes = Array("one\r\ntwo\rthree\n\n\nfour \u{1F600} five\n".utf8)
        let map = LineMap(bytes)
        var expected = LineMap.Location(line: 1, column: 1)
        for (offset, byte) in bytes.enumerated() {
            #expect(map.location(offset) == expected)
            let ends = byte == 0x0A || byte == 0x0D && bytes[offset + 1] != 0x0A
            if ends {
                expected.line += 1
                expected.column = 1
            } else {
                expected.column += 1
            }
        }
    }

    @Test func givesTheBytesOfALine() {
        let map = LineMap(Array("ab\ncd".utf8))
        #expect(map.range(ofLine: 1) == SourceRange(0, 3))
        #expect(map.range(ofLine: 2) == SourceRange(3, 5))
        #expect(map.range(ofLine: 9) == SourceRange(3, 5))
    }

    @Test(arguments: ["\n", "\r\n", "\r", "x", "ab\n", "abcdefghijklmnopq\n"])
    func countsLineEndsOfAPart(piece: String) {
        let bytes = Array(String(repeating: piece, count: 3_000).utf8)
        let map = LineMap(bytes)
        bytes.withUnsafeBufferPointer { buffer in
            for (lower, upper) in [(0, bytes.count), (0, 2_999), (7, 1_000), (5, 5), (1_001, 2_049)] {
                let lines = map.location(upper).line - map.location(lower).line
                #expect(LineMap.lineEnds(in: buffer, lower..<upper) == lines)
            }
        }
    }
}
