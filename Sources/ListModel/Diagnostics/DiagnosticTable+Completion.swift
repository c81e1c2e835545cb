import SourceText

extension DiagnosticTable {
    /// The diagnostic with the remedy of the table, where it came without notes from a stage that knows no table.
    public static func completed(_ diagnostic: Diagnostic) -> Diagnostic {
        guard diagnostic.notes.isEmpty, let remedy = entry(diagnostic.id)?.remedy else { return diagnostic }
        var completed = diagnostic
        completed.notes = [Diagnostic.Note(remedy)]
        return completed
    }
}
