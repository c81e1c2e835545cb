/// A half-open range of UTF-8 offsets in one source file.
public struct SourceRange: Hashable, Sendable {
    /// Offset of the first byte.
    public var lower: Int
    /// Offset behind the last byte.
    public var upper: Int

    public init(_ lower: Int, _ upper: Int) {
        self.lower = lower
        self.upper = upper
    }
}
