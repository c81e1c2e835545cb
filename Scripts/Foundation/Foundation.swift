// What swift-mustache takes from Foundation and FoundationEssentials does not have, for the command of `make dist`. Foundation
// itself brings ICU: 45 MB, and the time to load it. Documentation/Decisions/0047-a-command-without-icu.md
@_exported import FoundationEssentials
import Synchronization

public final class NSLock: Sendable {
    private let mutex = Mutex(())

    public init() {}

    public func withLock<Value>(_ body: () throws -> Value) rethrows -> Value { try mutex.withLock { _ in try body() } }
}

public final class NSNull: Sendable {
    public init() {}
}

extension FileManager {
    public func enumerator(atPath path: String) -> [Any]? { try? subpathsOfDirectory(atPath: path) }
}
