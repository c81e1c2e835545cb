/// Why there is no libxml2 to read nibs with.
public enum Libxml2Fault: Error, Equatable, Sendable {
    /// The system has none.
    case notFound
    /// The library at `path` cannot be loaded; what the system says.
    case notLoaded(path: String, reason: String)
    /// The library lacks a function.
    case missingSymbol(path: String, symbol: String)
}
