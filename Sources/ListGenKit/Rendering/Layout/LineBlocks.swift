/// The form in which a template writes lines:
///
///     {{#name}}
///     {{.}}
///     {{/name}}
///
/// A template engine renders a template for each line. Most of a generated file are such lines, so in the built-in templates
/// the form is compiled to one tag, `{{{name-8}}}`, whose value is the text of the block. In templates of a team it may mean
/// more: the line of an outer block, or lines that are indented where they are included.
enum LineBlocks {
    /// The line of a block without lines. `Layout` drops it: a blank line would be a gap.
    static let noLine: UInt8 = 2

    /// `text` with each block as one tag. The lines of the template keep their numbers.
    static func compiled(_ text: String) -> String {
        var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
        for i in lines.indices.dropFirst().dropLast() where lines[i].utf8.suffix(line.count).elementsEqual(line) {
            guard let tag = tag(lines[i - 1], lines[i], lines[i + 1]) else { continue }
            // A comment over the other two lines.
            lines.replaceSubrange(i - 1...i + 1, with: [Substring(tag + "{{!"), "", "}}"])
        }
        return lines.joined(separator: "\n")
    }

    private static let line = Array("{{.}}".utf8)

    /// `        {{{name-8}}}` of the lines of a block.
    private static func tag(_ first: Substring, _ line: Substring, _ last: Substring) -> String? {
        let (opening, indentation) = (first.trimmed, line.prefix { $0 == " " })
        guard line.utf8.count == indentation.utf8.count + Self.line.count, opening.hasPrefix("{{#"),
            opening.hasSuffix("}}")
        else { return nil }
        let name = opening.dropFirst(3).dropLast(2)
        guard last.trimmed == "{{/\(name)}}", !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber }) else {
            return nil
        }
        return "\(indentation){{{\(name)-\(indentation.count)}}}"
    }

    /// The name and the indentation in the name of such a tag; nil for any other name.
    static func block(_ name: String) -> (name: String, indentation: Int)? {
        guard let dash = name.utf8.firstIndex(of: UInt8(ascii: "-")),
            let indentation = Int(name[name.utf8.index(after: dash)...])
        else { return nil }
        return (String(name[..<dash]), indentation)
    }

    /// What the block writes of a value after the indentation of its first line.
    static func text(_ value: Any, indentation: Int) -> String {
        switch value {
        case let lines as [String] where !lines.isEmpty:
            lines.joined(separator: "\n" + String(repeating: " ", count: indentation))
        case let line as String: line
        default: String(UnicodeScalar(noLine))
        }
    }
}
