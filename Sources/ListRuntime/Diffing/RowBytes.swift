/// Whether two rows are the same value down to the last byte.
///
/// Comparing large rows by their fields can cost far more than a look at their bytes; small rows are compared by their
/// fields.
@usableFromInline
enum RowBytes {
    /// Two vectors, which are compared at once.
    @usableFromInline static var step: Int { 32 }

    @inlinable @inline(__always)
    static func isLarge<Element: ~Copyable>(_ type: Element.Type) -> Bool { MemoryLayout<Element>.size > step }

    /// False if they are smaller than two vectors, whatever they are.
    @inlinable @inline(__always)
    static func areLargeAndEqual<Element: ~Copyable>(
        _ left: UnsafeBufferPointer<Element>, _ leftPlace: Int, _ right: UnsafeBufferPointer<Element>, _ rightPlace: Int
    ) -> Bool {
        guard let leftBytes = bytes(left, leftPlace), let rightBytes = bytes(right, rightPlace) else { return false }
        return areEqual(leftBytes, rightBytes, count: MemoryLayout<Element>.size)
    }

    /// For rows of any size, without a call where they are small. False if they are smaller than a word.
    @inlinable @inline(__always)
    static func areEqual<Element: ~Copyable>(
        _ left: UnsafeBufferPointer<Element>, _ leftPlace: Int, _ right: UnsafeBufferPointer<Element>, _ rightPlace: Int
    ) -> Bool {
        let size = MemoryLayout<Element>.size
        guard size <= step else { return areLargeAndEqual(left, leftPlace, right, rightPlace) }
        guard size >= 8, let leftBytes = bytes(left, leftPlace), let rightBytes = bytes(right, rightPlace) else {
            return false
        }
        // Words that may overlap.
        return difference(leftBytes, rightBytes, at: 0) | difference(leftBytes, rightBytes, at: size &- 8)
            | difference(leftBytes, rightBytes, at: min(8, size &- 8))
            | difference(leftBytes, rightBytes, at: max(0, size &- 16)) == 0
    }

    @inlinable @inline(__always)
    static func bytes<Element: ~Copyable>(_ rows: UnsafeBufferPointer<Element>, _ place: Int) -> UnsafeRawPointer? {
        UnsafeRawBufferPointer(rows).baseAddress?.advanced(by: place &* MemoryLayout<Element>.stride)
    }

    /// A call of its own, since what calls it is specialised for each list.
    @usableFromInline @inline(never)
    static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int) -> Bool {
        guard count >= step else { return false }
        var offset = 0
        while offset < count {
            // The last step may overlap the one before it.
            let place = min(offset, count &- step)
            // Not `all`, which without optimisation looks at each byte.
            let isSame = vector(left, place) .== vector(right, place)
            let nextIsSame = vector(left, place &+ 16) .== vector(right, place &+ 16)
            let halves = unsafeBitCast(isSame .& nextIsSame, to: (UInt64, UInt64).self)
            if halves.0 & halves.1 != .max { return false }
            offset &+= step
        }
        return true
    }

    private static func vector(_ bytes: UnsafeRawPointer, _ offset: Int) -> SIMD16<UInt8> {
        bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
    }

    /// The bits in which a word differs.
    @inlinable @inline(__always)
    static func difference(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, at offset: Int) -> UInt64 {
        left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            ^ right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
}
