/// Lists of names as they read in a sentence.
enum Phrase {
    /// `a`, `b` or `c`, each in back-ticks.
    static func anyOf(_ names: [String]) -> String {
        listed(names.map { "`\($0)`" }, "or")
    }

    /// a, b or c.
    static func listed(_ words: [String], _ conjunction: String) -> String {
        guard let last = words.last else { return "" }
        if words.count == 1 { return last }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    /// Text of the user, in back-ticks on one line, its end left out where it is long.
    static func quoted(_ text: String) -> String {
        let start = text.prefix(4 * longest)
        let words = start.split { $0.isWhitespace }.joined(separator: " ")
        let isCut = words.count > longest || start.endIndex < text.endIndex
        return "`\(isCut ? words.prefix(longest) + "..." : words[...])`"
    }

    /// A sentence in which what is in back-ticks, such as a type, has at most 400 characters.
    static func cut(_ sentence: String) -> String {
        guard sentence.utf8.count > longestCode else { return sentence }
        let parts = sentence.split(separator: "`", omittingEmptySubsequences: false)
        return parts.enumerated().map { index, part in
            index.isMultiple(of: 2) || part.count <= longestCode ? part : part.prefix(longestCode - 3) + "..."
        }.joined(separator: "`")
    }

    private static let longest = 60
    private static let longestCode = 400
}
