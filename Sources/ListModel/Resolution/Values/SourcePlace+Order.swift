import SourceText

extension SourcePlace {
    /// By path and offset.
    func isBefore(_ other: SourcePlace) -> Bool {
        path == other.path ? range.lower < other.range.lower : path < other.path
    }
}
