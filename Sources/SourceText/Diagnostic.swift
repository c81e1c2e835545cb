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

    /// A way out that a program can take: all of its edits, or none.
    public struct Fix: Equatable, Sendable {
        /// What a place of a file is to say instead.
        public struct Edit: Equatable, Sendable {
            public var place: SourcePlace
            public var text: String

            public init(_ text: String, at place: SourcePlace) {
                self.place = place
                self.text = text
            }
        }

        /// What is done: "write `row`".
        public var message: String
        /// They neither overlap nor touch.
        public var edits: [Edit]

        public init(_ message: String, _ edits: [Edit]) {
            self.message = message
            self.edits = edits
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
    /// The ways out that a program can take. `listgen fix` takes one if it is the only one.
    public var fixes: [Fix]

    public init(
        id: String, severity: Severity = .error, message: String, place: SourcePlace? = nil, notes: [Note] = [],
        fixes: [Fix] = []
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.place = place
        self.notes = notes
        self.fixes = fixes
    }
}
