import SourceText

extension Diagnostic {
    /// With other paths.
    func moved(_ path: (String) -> String) -> Diagnostic {
        var result = self
        if let place { result.place = SourcePlace(path: path(place.path), range: place.range) }
        result.notes = notes.map { note in
            Note(note.message, at: note.place.map { SourcePlace(path: path($0.path), range: $0.range) })
        }
        for fix in fixes.indices {
            for edit in fixes[fix].edits.indices {
                result.fixes[fix].edits[edit].place.path = path(fixes[fix].edits[edit].place.path)
            }
        }
        return result
    }
}
