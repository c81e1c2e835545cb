import SourceText

/// Whether a text is UTF-8.
enum UTF8Check {
    /// The first bytes that are none, or nil. Many bytes a step where all is ASCII.
    static func firstFault(in bytes: UnsafeBufferPointer<UInt8>) -> SourceRange? {
        guard let base = bytes.baseAddress else { return nil }
        let lexer = Lexer(bytes)
        let raw = UnsafeRawPointer(base)
        var index = 0
        while index < bytes.count {
            while index + 32 <= bytes.count,
                (raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                    | raw.loadUnaligned(fromByteOffset: index + 8, as: UInt64.self)
                    | raw.loadUnaligned(fromByteOffset: index + 16, as: UInt64.self)
                    | raw.loadUnaligned(fromByteOffset: index + 24, as: UInt64.self)) & 0x8080_8080_8080_8080 == 0
            {
                index += 32
            }
            guard index < bytes.count else { break }
            if index + 8 <= bytes.count,
                raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                index += 8
            } else if base[index] < 0x80 {
                index += 1
            } else {
                let length = lexer.scalar(at: index).length
                guard length > 0 else { return SourceRange(index, index + 1) }
                index += length
            }
        }
        return nil
    }
}
