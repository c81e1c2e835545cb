/// A path as both make and ninja read it in a depfile.
enum DepfilePath {
    /// The spelling of a path; nil if there is none that both read.
    static func spelled(_ path: String) -> String? {
        var result: [UInt8] = []
        let bytes = Array(path.utf8)
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
                result.append(byte)
            case UInt8(ascii: "$"): result += [byte, byte]
            case UInt8(ascii: " "), UInt8(ascii: "#"), UInt8(ascii: ":"): result += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\\"):
                // Backslashes are doubled before a space, and are only themselves before a letter.
                let next = bytes[(index + 1)...].first { $0 != byte }
                switch next {
                case UInt8(ascii: " "): result += [byte, byte]
                case nil, UInt8(ascii: "#"), UInt8(ascii: ":"): return nil
                default: result.append(byte)
                }
            default:
                guard plain.contains(byte) else { return nil }
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let plain = Array("+,/_.~(){}@[]!-".utf8)
}
