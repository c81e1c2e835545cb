/// Where a place begins and ends, with columns in characters (Unicode scalars) rather than bytes.
struct CharacterRegion {
    let start: LineMap.Location
    let end: LineMap.Location
    /// The text of the first line, without white space around it.
    let line: String

    /// Nil if the text of the file is not at hand.
    init?(_ place: SourcePlace, _ sources: inout LocatedSources) {
        guard let (file, lines) = sources(place.path) else { return nil }
        func location(_ offset: Int) -> LineMap.Location {
            let offset = min(max(offset, 0), file.bytes.count)
            var location = lines.location(offset)
            let text = file.text(SourceRange(lines.range(ofLine: location.line).lower, offset))
            location.column = text.unicodeScalars.count + 1
            return location
        }
        start = location(place.range.lower)
        end = location(max(place.range.upper, place.range.lower))
        line = file.text(lines.range(ofLine: start.line)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
