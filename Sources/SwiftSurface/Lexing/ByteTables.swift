/// The two tables by byte, in memory that lives as long as the process.
struct ByteTables: @unchecked Sendable {
    static let shared = ByteTables()

    /// A place for lexers of nothing to point to.
    static var empty: UnsafePointer<UInt8> {
        UnsafeRawPointer(shared.classes).assumingMemoryBound(to: UInt8.self)
    }

    let classes: UnsafePointer<ByteClass>
    let traits: UnsafePointer<ByteTraits>

    private init() {
        let classes = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
        let traits = UnsafeMutablePointer<ByteTraits>.allocate(capacity: 256)
        for byte in 0...255 {
            (classes + byte).initialize(to: ByteClass(UInt8(byte)))
            (traits + byte).initialize(to: ByteTraits(of: UInt8(byte)))
        }
        self.classes = UnsafePointer(classes)
        self.traits = UnsafePointer(traits)
    }
}
