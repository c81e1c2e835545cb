import ListModel
import SourceText

extension Configuration {
    /// The folders that a run over files alone reads, if no configuration file says what belongs together.
    var onlyRead: [String] {
        file == nil && selection != nil ? modules.flatMap(\.generate) : []
    }

    /// Whether only some folders are read, and neither a configuration nor a module says that those are all.
    var readsPart: Bool {
        file == nil && !hasModules && !modules.contains { $0.generate.contains(".") }
    }
}

extension Generation {
    /// Says of the first thing that was looked for and not found that only some folders were read.
    mutating func note(onlyRead folders: [String]) {
        guard !folders.isEmpty, !folders.contains(".") else { return }
        var sorted = diagnostics.sorted()
        guard
            let first = sorted.firstIndex(where: {
                $0.severity == .error && DiagnosticCauses(of: $0.id).contains(.damagedDeclarations)
            })
        else { return }
        let names = folders.map { "`\($0)`" }.joined(separator: ", ")
        let text = "only \(names) \(folders.count == 1 ? "was" : "were") read; name the folder of what it needs, too"
        sorted[first].notes.append(Diagnostic.Note(text))
        diagnostics = DiagnosticBag(sorted)
    }

    /// What is wrong in sources of other modules is told without a line, which facts do not have. Their warnings are told
    /// by the runs of these modules.
    mutating func tellFacts() {
        guard !factPaths.isEmpty else { return }
        diagnostics = DiagnosticBag(
            diagnostics.diagnostics.compactMap { diagnostic in
                var told = diagnostic
                if let place = diagnostic.place {
                    if factPaths.contains(place.path), diagnostic.severity != .error { return nil }
                    told.place = withoutLine(place)
                }
                told.notes = diagnostic.notes.map { Diagnostic.Note($0.message, at: $0.place.map(withoutLine)) }
                told.fixes.removeAll { $0.edits.contains { factPaths.contains($0.place.path) } }
                return told
            })
    }

    private func withoutLine(_ place: SourcePlace) -> SourcePlace {
        factPaths.contains(place.path) ? SourcePlace(file: place.path) : place
    }

    /// Leaves out the warnings about files whose output this run does not write.
    mutating func keepWarnings(where isSelected: (String) -> Bool) {
        diagnostics = DiagnosticBag(
            diagnostics.diagnostics.filter { diagnostic in
                guard diagnostic.severity != .error, let path = diagnostic.place?.path else { return true }
                return InputKind(path) == nil || isSelected(path)
            })
    }
}
