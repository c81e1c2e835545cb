import Foundation

/// The patterns of `Documentation/Words.md`, and the texts that it excepts.
struct WordPage {
    let patterns: [NSRegularExpression]
    /// A file and the beginning of a line.
    let exceptions: [(path: String, text: String)]

    init(_ page: String) throws {
        let lines = page.components(separatedBy: "\n").filter { $0.contains(#/^\| (`|\S+\.(swift|md) )/#) }
        let rows = lines.map { line in
            // A `|` inside of a cell is escaped, as in every table of Markdown.
            line.replacingOccurrences(of: "\\|", with: "\u{0}").split(separator: "|").map {
                $0.trimmingCharacters(in: [" ", "`"]).replacingOccurrences(of: "\u{0}", with: "|")
            }
        }
        let isException: ([String]) -> Bool = { $0.first?.contains("/") == true || $0.first?.hasSuffix(".md") == true }
        patterns = try rows.filter { !isException($0) }.map {
            try NSRegularExpression(pattern: $0[0], options: .caseInsensitive)
        }
        exceptions = rows.filter(isException).map { ($0[0], $0[1]) }
    }

    /// The patterns that a text contains.
    func found(in text: String) -> [String] {
        let all = NSRange(text.startIndex..., in: text)
        return patterns.filter { $0.firstMatch(in: text, range: all) != nil }.map(\.pattern)
    }

    func excepts(_ text: String, in path: String) -> Int? {
        exceptions.firstIndex { $0.path == path && text.trimmingCharacters(in: .whitespaces).hasPrefix($0.text) }
    }
}
