import SourceText

extension SourcePlace {
    /// From the start of the earlier to the end of the later, both in one file.
    func joined(with other: SourcePlace) -> SourcePlace {
        let lower = min(range.lower, other.range.lower)
        return SourcePlace(path: path, range: SourceRange(lower, max(range.upper, other.range.upper)))
    }
}
