import SourceText

extension DiagnosticBag {
    /// Appends a diagnostic of the table; `place` is nil for a fault that has no place in a file.
    public mutating func report(_ diagnostic: DiagnosticEntry, at place: SourcePlace?) {
        append(diagnostic.diagnostic(at: place))
    }
}
