import SwiftSurface

/// What stands after the end of a mark on its last line.
struct MarkRemark {
    /// Without the white space around it.
    let text: String
    /// The white space before it, in UTF-8 bytes.
    let offset: Int

    /// Nil if there is nothing but white space.
    init?(_ rest: String) {
        let start = rest.drop { $0.isWhitespace }
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        text = String(start[...last])
        offset = rest.utf8.count - start.utf8.count
    }

    /// Whether it reads like more of the mark, such as a further argument, so that taking it for words would drop it.
    func continues(_ mark: MarkSyntax) -> Bool {
        if offset == 0 || text.hasPrefix(",") || text.hasPrefix(".") || text.contains("listgen:") { return true }
        let definition = MarkTable.mark(mark.name)
        if text.hasPrefix("(") {
            return !mark.hasParentheses && definition.map { !$0.arguments.isEmpty } ?? true
        }
        let word = text.prefix { $0.isLetter }
        switch text[word.endIndex...].first {
        case "(": return MarkTable.mark(String(word)) != nil
        case ":": return definition?.argument(String(word)) != nil
        default: return false
        }
    }
}
