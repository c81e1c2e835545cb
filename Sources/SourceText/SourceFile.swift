/// The text of one input, as bytes, under the path that diagnostics and generated files name.
public struct SourceFile: Sendable {
    /// Relative to the root of the run, with `/` between components.
    public let path: String
    /// The file as it was read. Not necessarily valid UTF-8.
    public let bytes: [UInt8]
    /// Whether these are parts of the file alone, so that their lines and columns mean nothing there.
    public let isExcerpt: Bool

    public init(path: String, bytes: [UInt8], isExcerpt: Bool = false) {
        self.path = path
        self.bytes = bytes
        self.isExcerpt = isExcerpt
    }

    /// The bytes of `range` as text; a range that leaves the file is clamped to it, invalid UTF-8 is repaired.
    public func text(_ range: SourceRange) -> String {
        let lower = Swift.min(Swift.max(range.lower, 0), bytes.count)
        let upper = Swift.min(Swift.max(range.upper, lower), bytes.count)
        return String(decoding: bytes[lower..<upper], as: UTF8.self)
    }
}
