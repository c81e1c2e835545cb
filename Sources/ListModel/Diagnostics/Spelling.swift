/// Finds the name that was probably meant.
public enum Spelling {
    /// A name this many edits away is another name.
    private static let limit = 4

    /// The candidate with the fewest edits (a character inserted, left out or replaced), fewer than 4 and fewer than
    /// `name` has characters; the first of equally near ones; nil where none is near.
    public static func nearest(to name: String, among candidates: [String]) -> String? {
        let typed = Array(name.utf8)
        var best: (name: String, distance: Int)?
        for candidate in candidates {
            let other = Array(candidate.utf8)
            guard abs(other.count - typed.count) < limit else { continue }
            let distance = edits(typed, other)
            if distance < min(limit, typed.count), distance < best?.distance ?? limit {
                best = (candidate, distance)
            }
        }
        return best?.name
    }

    private static func edits(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                let replaced = diagonal + (x == y ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, min(diagonal, row[j]) + 1)
            }
        }
        return row[b.count]
    }
}
