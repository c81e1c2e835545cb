import Foundation

/// A line of what users read, without its code.
struct ReadText {
    /// From the root of the checkout.
    let path: String
    /// Counted from one.
    let line: Int
    let text: String

    /// The prose of a page: what is outside of code blocks, without code in back-ticks and without the targets of links.
    static func prose(of page: String, path: String) -> [ReadText] {
        var isCode = false
        return page.components(separatedBy: "\n").enumerated().compactMap { index, line in
            if line.trimmingPrefix(while: { " >".contains($0) }).hasPrefix("```") {
                isCode.toggle()
                return nil
            }
            return isCode ? nil : ReadText(path: path, line: index + 1, text: withoutCode(line))
        }
    }

    /// The text of the strings of a file. A string without a space is a name, not a sentence.
    static func strings(of file: HouseFile) -> [ReadText] {
        file.strings.filter { $0.text.contains(" ") }.map { string in
            ReadText(path: file.path, line: string.line + 1, text: withoutCode(string.text))
        }
    }

    /// The doc comments of what is public.
    static func documentation(of file: HouseFile) -> [ReadText] {
        var (texts, comment): ([ReadText], [ReadText]) = ([], [])
        for (index, line) in file.lines.enumerated() {
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("///") {
                comment.append(
                    ReadText(path: file.path, line: index + 1, text: withoutCode(String(text.dropFirst(3)))))
                continue
            }
            if text.contains(#/^(public|open)\s/#) || text.contains(#/^(@\S+\s+)+(public|open)\s/#) { texts += comment }
            if !text.hasPrefix("@") && !text.hasPrefix("#if") { comment = [] }
        }
        return texts
    }

    /// Comments of a template.
    static func comments(of template: String, path: String) -> [ReadText] {
        template.components(separatedBy: "\n").enumerated().compactMap { index, line in
            guard let start = line.firstRange(of: "//") else { return nil }
            return ReadText(path: path, line: index + 1, text: withoutCode(String(line[start.upperBound...])))
        }
    }

    private static func withoutCode(_ text: String) -> String {
        text.replacing(#/`[^`]*`/#, with: "`code`").replacing(#/\[[^\] ]*\]\([^)]*\)/#, with: "link")
            .replacing(#/\]\([^)]*\)/#, with: "]")
    }
}
