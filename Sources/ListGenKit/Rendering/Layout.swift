/// The last touch on rendered text: one blank line at most, none at the edges of braces and of `#if` clauses, no white space
/// at line ends, and no line that is too wide.
enum Layout {
    /// Marks a line whose columns have a meaning: neither indented nor changed.
    private static let mark: Character = "\u{1}"

    static func verbatim(_ line: String) -> String { String(mark) + line }

    static func isVerbatim(_ line: String) -> Bool { line.first == mark }

    static func tidy(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        var last = Substring("{")
        var hasGap = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let start = line.firstIndex(of: mark) {
                last = line[line.index(after: start)...]
                hasGap = false
                result += last
                result += "\n"
                continue
            }
            guard let end = line.lastIndex(where: { $0 != " " }) else {
                hasGap = true
                continue
            }
            let line = line[...end]
            let content = line.drop { $0 == " " }
            let endsClause = content == "#endif" || content == "#else" || content.hasPrefix("#elseif ")
            if hasGap, !last.hasSuffix("{"), !content.hasPrefix("}"), !endsClause { result += "\n" }
            // What followed the last lines of a block follows the block.
            hasGap = hasGap && content == "#endif"
            for wrapped in LineWrap.lines(line) {
                result += wrapped
                result += "\n"
            }
            last = line
        }
        return result
    }
}
