/// Whether two rows are the same value down to the last byte.
///
/// Comparing large rows by their fields retains and releases each of them, which costs far more than a look at their
/// bytes; small rows are compared by their fields.
@usableFromInline
enum RowBytes {
    /// Four words, which are compared at once.
    private static let step = 32

    @inlinable @inline(__always)
    static func isLarge<Element>(_ type: Element.Type) -> Bool { MemoryLayout<Element>.size > 32 }

    /// False where they are smaller than a word.
    @inlinable @inline(__always)
    static func areEqual<Element>(
        _ left: UnsafeBufferPointer<Element>, _ leftPlace: Int, _ right: UnsafeBufferPointer<Element>, _ rightPlace: Int
    ) -> Bool {
        guard let left = left.baseAddress, let right = right.baseAddress else { return false }
        return areEqual(
            UnsafeRawPointer(left + leftPlace), UnsafeRawPointer(right + rightPlace), count: MemoryLayout<Element>.size)
    }

    /// A call of its own, since what calls it is specialised for each list.
    @usableFromInline @inline(never)
    static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int) -> Bool {
        guard count >= 8 else { return false }
        // The last step may overlap the one before it, and so may the last word of what is smaller than a step.
        var offset = 0
        guard count >= step else {
            while offset < count {
                if difference(left, right, at: min(offset, count &- 8)) != 0 { return false }
                offset &+= 8
            }
            return true
        }
        while offset < count {
            let place = min(offset, count &- step)
            let bits =
                difference(left, right, at: place) | difference(left, right, at: place &+ 8)
                | difference(left, right, at: place &+ 16) | difference(left, right, at: place &+ 24)
            if bits != 0 { return false }
            offset &+= step
        }
        return true
    }

    /// The bits in which a word differs.
    @inline(__always)
    private static func difference(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, at offset: Int) -> UInt64 {
        left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            ^ right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
}
