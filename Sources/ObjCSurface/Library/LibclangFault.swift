/// Why there is no libclang to read headers with.
public enum LibclangFault: Error, Equatable, Sendable {
    /// No library was found at any of the usual places.
    case notFound
    /// The library at `path` cannot be loaded; what the system says.
    case notLoaded(path: String, reason: String)
    /// The library lacks a function.
    case missingSymbol(path: String, symbol: String)
    /// The library is older than the oldest that is known to work; its version as it says it.
    case tooOld(path: String, version: String)
}
