/// The content of a file as a number. It guards against accidents, not against intent.
enum ContentHash {
    static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let raw = UnsafeRawBufferPointer(bytes)
        var sum = Checksum()
        var i = 0
        while i + 8 <= raw.count {
            sum.add(raw.loadUnaligned(fromByteOffset: i, as: UInt64.self).littleEndian)
            i += 8
        }
        var rest: UInt64 = 0
        while i < raw.count {
            rest = rest << 8 | UInt64(raw[i])
            i += 1
        }
        sum.add(rest)
        sum.add(UInt64(raw.count))
        return sum.value
    }

    static func of(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBufferPointer(of) }
}
