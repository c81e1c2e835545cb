/// The diagnostics of a stage, of a file or of a run: a value that stages fill and callers merge.
public struct DiagnosticBag: Equatable, Sendable {
    /// In the order in which they were found.
    public private(set) var diagnostics: [Diagnostic]

    public init(_ diagnostics: [Diagnostic] = []) {
        self.diagnostics = diagnostics
    }

    public var isEmpty: Bool {
        diagnostics.isEmpty
    }

    /// True when one of them fails the run.
    public var hasErrors: Bool {
        diagnostics.contains { $0.severity == .error }
    }

    /// Adds one.
    public mutating func append(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    /// Adds all of another stage or file.
    public mutating func merge(_ other: DiagnosticBag) {
        diagnostics.append(contentsOf: other.diagnostics)
    }

    /// By path, offset and id, those without a place first: the same whatever the order of finding. What is wrong at one
    /// place for one reason is told once, with the notes of the first.
    public func sorted() -> [Diagnostic] {
        var result: [Diagnostic] = []
        for diagnostic in diagnostics.sorted(by: Self.precedes) {
            if let last = result.last, diagnostic == last || last.place != nil && Self.sayTheSame(diagnostic, last) {
                continue
            }
            result.append(diagnostic)
        }
        return result
    }

    private static func sayTheSame(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
        a.id == b.id && a.message == b.message && a.place == b.place && a.severity == b.severity
    }

    private static func precedes(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
        let (pathA, pathB) = (a.place?.path ?? "", b.place?.path ?? "")
        if pathA != pathB { return pathA < pathB }
        let (rangeA, rangeB) = (a.place?.range ?? SourceRange(-1, -1), b.place?.range ?? SourceRange(-1, -1))
        if rangeA.lower != rangeB.lower { return rangeA.lower < rangeB.lower }
        if a.id != b.id { return a.id < b.id }
        if rangeA.upper != rangeB.upper { return rangeA.upper < rangeB.upper }
        if a.message != b.message { return a.message < b.message }
        if let (noteA, noteB) = zip(a.notes, b.notes).first(where: { $0.place != $1.place }) {
            let (pathA, pathB) = (noteA.place?.path ?? "", noteB.place?.path ?? "")
            if pathA != pathB { return pathA < pathB }
            return (noteA.place?.range.lower ?? -1) < (noteB.place?.range.lower ?? -1)
        }
        return a.notes.map(\.message).lexicographicallyPrecedes(b.notes.map(\.message))
    }
}
