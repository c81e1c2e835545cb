/// The last line of a generated file: a hash of the text before it, so that an edit by hand is seen.
public enum Fingerprint {
    private static let prefix = "// listgen: "

    /// `text` with its fingerprint on the last line.
    static func sign(_ text: String) -> String {
        "\(text)\n\(prefix)\(hash(Array("\(text)\n".utf8)[...]))\n"
    }

    /// Whether the last line is the fingerprint of the text before it, whichever ends version control gave the lines.
    static func isIntact(_ bytes: [UInt8]) -> Bool {
        let bytes = bytes.filter { $0 != UInt8(ascii: "\r") }
        let line = prefix.utf8.count + 16 + 1
        guard bytes.count > line else { return false }
        let (text, last) = (bytes[..<(bytes.count - line)], bytes[(bytes.count - line)...])
        return last.elementsEqual("\(prefix)\(hash(text))\n".utf8)
    }

    /// Whether a line is the fingerprint of some text.
    static func isWritten(in line: some Collection<UInt8>) -> Bool {
        line.starts(with: prefix.utf8) && line.count == prefix.utf8.count + 16
    }

    /// 16 hexadecimal digits.
    private static func hash(_ bytes: ArraySlice<UInt8>) -> String {
        let digits = String(FNV1a.hash(bytes), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
