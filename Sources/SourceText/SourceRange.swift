/// A half-open range of UTF-8 offsets in one source file.
public struct SourceRange: Hashable, Sendable {
    // Each declaration and mark has several of them, so they are kept small. An offset beyond 2 GB is told as that.
    @usableFromInline var storedLower: Int32
    @usableFromInline var storedUpper: Int32

    @inlinable
    public init(_ lower: Int, _ upper: Int) {
        storedLower = Int32(clamping: lower)
        storedUpper = Int32(clamping: upper)
    }

    /// Offset of the first byte.
    @inlinable public var lower: Int {
        get { Int(storedLower) }
        set { storedLower = Int32(clamping: newValue) }
    }

    /// Offset after the last byte.
    @inlinable public var upper: Int {
        get { Int(storedUpper) }
        set { storedUpper = Int32(clamping: newValue) }
    }
}
