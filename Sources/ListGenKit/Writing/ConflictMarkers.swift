/// The lines that version control writes into a file if two changes conflict: the text of one side follows each.
enum ConflictMarkers {
    private static let newline = UInt8(ascii: "\n")

    /// Whether a text contains one. Generated Swift has no such line, so a text with one compiles for nobody.
    static func arePresent(in bytes: [UInt8]) -> Bool {
        lines(of: bytes[...]).contains { isMarker($0) && $0.first != UInt8(ascii: "=") }
    }

    /// The first line of a text: if it is in a conflict, of each side.
    static func firstLines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var result: [ArraySlice<UInt8>] = []
        var isFirst = true
        for line in lines(of: bytes[...]) {
            if isMarker(line) {
                if line.first == UInt8(ascii: ">") { break }
                isFirst = true
            } else if isFirst {
                result.append(line)
                isFirst = false
                if result.count == 1, line.startIndex == bytes.startIndex { break }
            }
        }
        return result
    }

    /// Seven of a sign, then a space and a label, or the end of the line.
    static func isMarker(_ line: some Collection<UInt8>) -> Bool {
        guard let sign = line.first, "<|=>".utf8.contains(sign) else { return false }
        let rest = line.drop { $0 == sign }
        return line.count - rest.count >= 7 && (rest.first.map { " \r".utf8.contains($0) } ?? true)
    }

    private static func lines(of bytes: ArraySlice<UInt8>) -> some Sequence<ArraySlice<UInt8>> {
        bytes.lazy.split(separator: newline, omittingEmptySubsequences: false)
    }
}
