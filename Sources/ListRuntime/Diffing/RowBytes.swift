/// Whether two rows are the same value down to the last byte.
///
/// Comparing large rows by their fields retains and releases each of them, which costs far more than a look at their
/// bytes; small rows are compared by their fields.
@usableFromInline
enum RowBytes {
    @inlinable @inline(__always)
    static func isLarge<Element>(_ type: Element.Type) -> Bool { MemoryLayout<Element>.size > 32 }

    /// False where they are smaller than a word.
    @inlinable
    static func areEqual<Element>(
        _ left: UnsafeBufferPointer<Element>, _ leftPlace: Int, _ right: UnsafeBufferPointer<Element>, _ rightPlace: Int
    ) -> Bool {
        let size = MemoryLayout<Element>.size
        guard size >= 8 else { return false }
        let leftBytes = UnsafeRawBufferPointer(left)
        let rightBytes = UnsafeRawBufferPointer(right)
        let leftStart = leftPlace * MemoryLayout<Element>.stride
        let rightStart = rightPlace * MemoryLayout<Element>.stride
        // Words, the last of which may overlap the one before it.
        var offset = 0
        while offset < size {
            let place = min(offset, size - 8)
            if leftBytes.loadUnaligned(fromByteOffset: leftStart + place, as: UInt64.self)
                != rightBytes.loadUnaligned(fromByteOffset: rightStart + place, as: UInt64.self)
            {
                return false
            }
            offset += 8
        }
        return true
    }
}
