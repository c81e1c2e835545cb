/// The last line of a generated file: a hash of the text before it, so that an edit by hand is seen.
public enum Fingerprint {
    private static let prefix = "// listgen: "

    /// `text` with its fingerprint on the last line.
    static func sign(_ text: String) -> String {
        "\(text)\n\(prefix)\(hash(Array("\(text)\n".utf8)[...]))\n"
    }

    /// Whether the last line is the fingerprint of what stands before it.
    static func isIntact(_ bytes: [UInt8]) -> Bool {
        let line = prefix.utf8.count + 16 + 1
        guard bytes.count > line else { return false }
        let (text, last) = (bytes[..<(bytes.count - line)], bytes[(bytes.count - line)...])
        return last.elementsEqual("\(prefix)\(hash(text))\n".utf8)
    }

    /// FNV-1a, 64 bits, as 16 hexadecimal digits. It guards against accidents, not against intent.
    private static func hash(_ bytes: ArraySlice<UInt8>) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
