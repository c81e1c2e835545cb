/// Finds the name that was probably meant.
public enum Spelling {
    /// A name this many edits away is another name.
    public static let limit = 4

    /// The candidate with the fewest edits (a character inserted, left out or replaced, two neighbours swapped), fewer
    /// than `limit` and fewer than `name` has characters; the first of equally near ones; nil if none is near.
    public static func nearest(to name: String, among candidates: [String], within limit: Int = limit) -> String? {
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

    /// Whether a name is within the limit of another one.
    static func isNear(_ name: String, _ other: String) -> Bool {
        guard abs(name.utf8.count - other.utf8.count) < limit else { return false }
        return edits(Array(name.utf8), Array(other.utf8)) < limit
    }

    private static func edits(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var before: [Int] = []
        var above = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                let replaced = above[j] + (a[i] == b[j] ? 0 : 1)
                var least = min(replaced, above[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, before[j - 1] + 1) }
                row.append(least)
            }
            before = above
            above = row
        }
        return above[b.count]
    }
}
