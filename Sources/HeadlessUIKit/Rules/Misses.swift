#if !canImport(UIKit)
import Foundation

/// The rows and items that tests played with and that were not there.
enum Misses {
    /// Writes what was missed, and has the process end with exit code 1.
    static func note(_ message: String) {
        FileHandle.standardError.write(Data("HeadlessUIKit: \(message)\n".utf8))
        _ = exitsWithFailure
    }

    /// Registered once, by the first miss.
    private static let exitsWithFailure: Bool = {
        atexit { _exit(1) }
        return true
    }()
}
#endif
