#if !canImport(UIKit)
/// What UIKit raises as an `NSInternalInconsistencyException`.
public struct RuleViolation: Error, Hashable, Sendable, CustomStringConvertible {
    /// UIKit's own message.
    public let message: String
    public init(_ message: String) { self.message = message }
    public var description: String { message }
}
#endif
