import ListModel
import SourceText

extension Generation {
    /// Says of the first thing that was looked for and not found that only `files` were read. For runs over files rather
    /// than folders.
    public mutating func note(onlyRead files: [String]) {
        var sorted = diagnostics.sorted()
        guard
            let first = sorted.firstIndex(where: { $0.severity == .error && DiagnosticTable.isAbsence($0.id) })
        else { return }
        let names = files.map { "`\($0)`" }.joined(separator: ", ")
        let text = "only \(names) \(files.count == 1 ? "was" : "were") read; name the folder of what it needs, too"
        sorted[first].notes.append(Diagnostic.Note(text))
        diagnostics = DiagnosticBag(sorted)
    }
}
