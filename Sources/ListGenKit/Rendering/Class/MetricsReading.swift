import ListModel

/// What closures of marks read of the metrics.
enum MetricsReading {
    /// Whether a closure reads the height of the list by its last parameter, or hands that on as a whole.
    static func readsHeight(_ argument: Argument) -> Bool {
        guard case .closure(let count) = argument.form, count > 0 else { return false }
        let text = argument.text
        guard let name = name(of: count - 1, in: text) else { return true }
        let body = keyword(in: text).map { text[$0.upperBound...] } ?? text[...]
        var rest = body
        while let found = rest.firstRange(of: name) {
            let before = rest[..<found.lowerBound].last
            rest = rest[found.upperBound...]
            // Part of another name, or a member of something else.
            if before.map(isOfName) == true || before == "." || rest.first.map(isOfName) == true { continue }
            guard rest.first == "." else { return true }
            if rest.dropFirst().prefix(while: isOfName) == "height" { return true }
        }
        return false
    }

    /// Where the word `in` is.
    private static func keyword(in text: String) -> Range<String.Index>? {
        text.ranges(of: "in").first { range in
            let isWhole = text[range.upperBound...].first.map(isOfName) != true
            return isWhole && text[..<range.lowerBound].last.map(isOfName) != true
        }
    }

    private static func isOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "$"
    }

    /// What a closure calls a parameter; nil if it cannot be told.
    private static func name(of parameter: Int, in text: String) -> String? {
        guard let keyword = keyword(in: text), !text.contains("$\(parameter)") else { return "$\(parameter)" }
        let head = text[..<keyword.lowerBound].drop { $0 == "{" || $0.isWhitespace }
        guard !head.contains("("), !head.contains("[") else { return nil }
        let names = head.split(separator: ",").map { $0.trimmingPrefix(while: \.isWhitespace).prefix(while: isOfName) }
        return names.indices.contains(parameter) ? String(names[parameter]) : nil
    }
}
