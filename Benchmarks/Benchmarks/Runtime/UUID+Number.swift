import Foundation

extension UUID {
    /// A random identifier, the same for a number in every run.
    init(number: UInt64) {
        var generator = SeededGenerator(state: number)
        var bytes = uuid_t(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        withUnsafeMutableBytes(of: &bytes) { bytes in
            bytes.storeBytes(of: generator.next(), as: UInt64.self)
            bytes.storeBytes(of: generator.next(), toByteOffset: 8, as: UInt64.self)
        }
        self.init(uuid: bytes)
    }
}
