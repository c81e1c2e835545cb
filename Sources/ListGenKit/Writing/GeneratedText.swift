/// What a generated file says, without what every run counts again: the fingerprint and the lines of marks. A merge may
/// take these from either side, or from both, and version control changes spaces at the ends of lines too.
struct GeneratedText: Equatable {
    private static let mark = Array("#sourceLocation(file: ".utf8)
    private let lines: [[UInt8]]

    init(_ bytes: [UInt8]) {
        lines = bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let text = line.drop(while: Self.isSpace).reversed().drop(while: Self.isSpace).reversed()
            return text.isEmpty || Fingerprint.isWritten(in: text) ? nil : Self.uncounted(Array(text))
        }
    }

    /// `#sourceLocation(file: "Feed.swift ", line: 12)` without its number.
    private static func uncounted(_ line: [UInt8]) -> [UInt8] {
        guard line.starts(with: mark), line.last == UInt8(ascii: ")") else { return line }
        return line.dropLast().reversed().drop { "0123456789".utf8.contains($0) }.reversed()
    }

    private static func isSpace(_ byte: UInt8) -> Bool { " \t\r".utf8.contains(byte) }
}
