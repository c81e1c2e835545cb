#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Standard output and standard error, unbuffered.
enum Output {
    static func print(_ text: String) { write(Array(text.utf8), to: 1) }

    static func error(_ text: String) { write(Array(text.utf8), to: 2) }

    static func write(_ bytes: [UInt8], to descriptor: Int32 = 1) {
        bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count, let base = buffer.baseAddress {
                #if canImport(Darwin)
                let count = Darwin.write(descriptor, base + done, buffer.count - done)
                #elseif canImport(Musl)
                let count = Musl.write(descriptor, base + done, buffer.count - done)
                #else
                let count = Glibc.write(descriptor, base + done, buffer.count - done)
                #endif
                guard count > 0 else { return }
                done += count
            }
        }
    }
}
