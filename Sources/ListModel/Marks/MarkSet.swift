/// The marks of one declaration or member, in source order.
public struct MarkSet: Sendable {
    public var marks: [Mark]
    /// True if a mark there was reported and left out: what then seems unmarked is no fault of its own.
    public var isFaulty: Bool

    public init(_ marks: [Mark] = [], isFaulty: Bool = false) {
        self.marks = marks
        self.isFaulty = isFaulty
    }

    public var isEmpty: Bool {
        marks.isEmpty
    }

    /// The first mark of a kind, or nil.
    public subscript(kind: Mark.Kind) -> Mark? {
        marks.first { $0.kind == kind }
    }

    /// Whether there is a mark of a kind.
    public func contains(_ kind: Mark.Kind) -> Bool {
        marks.contains { $0.kind == kind }
    }

    /// All marks of a kind: `row` and `on` may stand several times.
    public func all(_ kind: Mark.Kind) -> [Mark] {
        marks.filter { $0.kind == kind }
    }
}
