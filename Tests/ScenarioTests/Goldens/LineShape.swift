import Foundation

/// What a generated line is like, whatever the names of the app: `case .thread(let thread): return .thread(thread)` and
/// `case .draft(let draft): return .draft(draft)` have the shape `case ._(let _): return ._(_)`.
enum LineShape {
    static func of(_ line: some StringProtocol) -> String {
        let text = line.trimmingCharacters(in: .whitespaces)
        return text.hasPrefix("//") ? ofComment(text) : ofCode(text)
    }

    private static func ofCode(_ text: String) -> String {
        var shape = ""
        var rest = text.unicodeScalars[...]
        while let scalar = rest.first {
            if scalar == "\"" {
                rest = rest.dropFirst()
                var isEscaped = false
                while let next = rest.popFirst(), next != "\"" || isEscaped { isEscaped = next == "\\" && !isEscaped }
                shape += "\"\""
            } else if isOfWord(scalar) {
                let word = String(rest.prefix(while: isOfWord))
                rest = rest.dropFirst(word.unicodeScalars.count)
                shape += word.first?.isNumber == true ? "0" : known.contains(word) ? word : "_"
            } else {
                shape.unicodeScalars.append(scalar)
                rest = rest.dropFirst()
            }
        }
        return shape
    }

    /// Names in a comment are quoted, follow `from`, or are capitalized inside of a sentence; hashes have figures.
    private static func ofComment(_ text: String) -> String {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        return words.enumerated().map { index, word in
            let isName =
                word.contains("`") || word.contains(where: \.isNumber) || (index > 0 && words[index - 1] == "from")
                || (index > 1 && word.first?.isUppercase == true)
            return isName ? "_" : String(word)
        }.joined(separator: " ")
    }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar == "`" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }

    /// The words that the generator writes in every app.
    private static let known: Set<String> = {
        let url = Scenario.root.deletingLastPathComponent().appendingPathComponent("Names/foreign.txt")
        let foreign = (try? String(contentsOf: url, encoding: .utf8))?.split(whereSeparator: \.isWhitespace) ?? []
        return Set(foreign.map(String.init)).union(
            """
            as async await break case catch class continue default defer do else enum extension fallthrough false
            fileprivate final for func guard if import in init inout internal is let mutating nil nonisolated open
            override package private protocol public required return self Self some static struct subscript super switch
            throws true try typealias var weak where while
            """.split(whereSeparator: \.isWhitespace).map(String.init))
    }()
}
