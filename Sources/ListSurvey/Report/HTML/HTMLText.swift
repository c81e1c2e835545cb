/// Text of a page under construction.
struct HTMLText {
    private(set) var text = ""

    /// Markup, as it is.
    mutating func raw(_ markup: String) { text += markup }

    /// Text that a reader sees.
    mutating func words(_ words: String) { text += Self.escaped(words) }

    /// An element with a text in it.
    mutating func element(_ tag: String, _ words: String, class name: String? = nil) {
        text += "<\(tag)" + (name.map { " class=\"\($0)\"" } ?? "") + ">\(Self.escaped(words))</\(tag)>"
    }

    static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.append(character)
            }
        }
        return escaped
    }

    /// Escaped, with what stands between backticks as code.
    static func code(_ text: String) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
            index % 2 == 1 ? "<code>\(escaped(String(part)))</code>" : escaped(String(part))
        }.joined()
    }
}
