import SourceText
import SwiftSurface

/// The last line of a generated file or block: a hash of the text before it, so that an edit by hand is seen.
public enum Fingerprint {
    private static let prefix = "// listgen: "
    /// What the last line of a block begins with.
    private static let blockPrefix = GeneratedBlock.end + " "

    /// `text` with its fingerprint on the last line.
    static func sign(_ text: String) -> String {
        "\(text)\n\(prefix)\(hash(Array("\(text)\n".utf8)[...]))\n"
    }

    /// Whether the last line is the fingerprint of the text before it, whichever ends version control gave the lines.
    static func isIntact(_ bytes: [UInt8]) -> Bool {
        isSigned(bytes.filter { $0 != UInt8(ascii: "\r") }, prefix, end: "\n")
    }

    /// The text of a block with its fingerprint on the line that ends it, which has no line end.
    static func sign(block text: String) -> String {
        "\(text)\(blockPrefix)\(hash(Array(text.utf8)[...]))"
    }

    /// Whether the last line of a block, whose lines end in line feeds, is the fingerprint of those before it.
    static func isIntact(block bytes: [UInt8]) -> Bool { isSigned(bytes, blockPrefix, end: "") }

    private static func isSigned(_ bytes: [UInt8], _ prefix: String, end: String) -> Bool {
        let line = prefix.utf8.count + 16 + end.utf8.count
        guard bytes.count > line else { return false }
        let (text, last) = (bytes[..<(bytes.count - line)], bytes[(bytes.count - line)...])
        return last.elementsEqual("\(prefix)\(hash(text))\(end)".utf8)
    }

    /// Whether a line is the fingerprint of some text.
    static func isWritten(in line: some Collection<UInt8>) -> Bool {
        [prefix, blockPrefix].contains { line.starts(with: $0.utf8) && line.count == $0.utf8.count + 16 }
    }

    /// 16 hexadecimal digits.
    private static func hash(_ bytes: ArraySlice<UInt8>) -> String {
        let digits = String(FNV1a.hash(bytes), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
