/// The hash of Fowler, Noll and Vo, variant 1a, with 64 bits. It guards against accidents, not against intent.
public enum FNV1a {
    /// The hash of bytes.
    public static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }
}
