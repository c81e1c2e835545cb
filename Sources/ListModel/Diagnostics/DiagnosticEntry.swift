import SourceText

/// What is said of one fault. Documentation/Diagnostics.md says what it means at length, by its id.
public struct DiagnosticEntry: Sendable {
    /// Stable: users write it in search fields and scripts.
    public var id: String
    public var severity: Diagnostic.Severity
    /// One line, plain words, without a full stop.
    public var message: String
    /// Other places that have to do with it.
    public var notes: [Diagnostic.Note]
    /// The way out, the last note: "write `...`".
    public var remedy: String?
    /// What the place of the diagnostic has to say instead, if there is one way out and this is all of it.
    public var replacement: String?

    public init(
        _ id: String, severity: Diagnostic.Severity = .error, _ message: String, notes: [Diagnostic.Note] = [],
        remedy: String? = nil, replacement: String? = nil
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.notes = notes
        self.remedy = remedy
        self.replacement = replacement
    }

    /// What it may follow from, and is then not told.
    var mayFollowFrom: DiagnosticCauses { DiagnosticCauses(of: id) }

    /// The diagnostic at a place; a note of the same place would say it twice.
    public func diagnostic(at place: SourcePlace?) -> Diagnostic {
        let notes = notes.filter { $0.place == nil || $0.place != place }
        let remedies = remedy.map { [Diagnostic.Note($0)] } ?? []
        return Diagnostic(
            id: id, severity: severity, message: Phrase.cut(message), place: place,
            notes: (notes + remedies).map { Diagnostic.Note(Phrase.cut($0.message), at: $0.place) },
            fixes: fix(at: place).map { [$0] } ?? [])
    }

    private func fix(at place: SourcePlace?) -> Diagnostic.Fix? {
        guard let replacement, let place, place.range.lower < place.range.upper else { return nil }
        return Diagnostic.Fix("write \(Phrase.quoted(replacement))", [Diagnostic.Fix.Edit(replacement, at: place)])
    }
}
