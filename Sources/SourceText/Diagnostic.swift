/// What is wrong with an input, where, and the way out. Stages put diagnostics into a bag; only the command prints.
public struct Diagnostic: Equatable, Sendable {
    /// How bad it is.
    public enum Severity: String, Hashable, Sendable {
        /// The run fails and nothing is written.
        case error
        /// Printed; the run goes on.
        case warning
    }

    /// Another place that has to do with it.
    public struct Note: Equatable, Sendable {
        /// Where, or nil for a remedy that belongs to no place of its own.
        public var place: SourcePlace?
        public var message: String

        public init(_ message: String, at place: SourcePlace? = nil) {
            self.message = message
            self.place = place
        }
    }

    /// The stable name in the table of diagnostics, such as `row-without-cell`.
    public var id: String
    public var severity: Severity
    /// One line, without a full stop.
    public var message: String
    /// Nil for a fault that has no place in a file, such as a path that does not exist.
    public var place: SourcePlace?
    /// Other places, then the remedy.
    public var notes: [Note]

    public init(
        id: String, severity: Severity = .error, message: String, place: SourcePlace? = nil, notes: [Note] = []
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.place = place
        self.notes = notes
    }
}
