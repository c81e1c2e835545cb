extension UInt64 {
    /// The high bit of each byte that is zero, and no other.
    @inlinable @inline(__always)
    package var zeroBytes: UInt64 {
        ~((self & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F | self | 0x7F7F_7F7F_7F7F_7F7F)
    }
}
