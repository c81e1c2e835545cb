/// Turns diagnostics into what the user or a program reads.
public protocol DiagnosticReporter: Sendable {
    /// The text of `diagnostics` in the order given; `sources` answers the file of a path, or nil if it is not
    /// at hand, and is asked once a path.
    func render(_ diagnostics: [Diagnostic], sources: @escaping (String) -> SourceFile?) -> String
}
