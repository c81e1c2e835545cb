import SwiftSurface

/// The text of a block of generated code: its first line, and a comment for swift-format before each declaration, since
/// the comment for a whole file would be one for the code above as well.
enum BlockLayout {
    private static let begin = GeneratedBlock.begin + " generated from the marks above. Do not edit."
    private static let ignore = "// swift-format-ignore"

    /// `text` is a laid out template; its declarations begin and end at the start of a line.
    static func block(_ text: String) -> String {
        var lines: [Substring] = [begin[...]]
        var item: Item?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if item == nil, let first = Item(line) {
                lines.append(ignore[...])
                item = first
            } else if item?.ends(at: line) == true {
                item = nil
            }
            if item?.isWhole == true { item = nil }
            lines.append(line)
        }
        return lines.joined(separator: "\n")
    }

    /// A declaration, with its attributes and comments, or an `#if` with those in it.
    private struct Item {
        /// How many `#if` are open; nil for a declaration.
        private var depth: Int?
        /// Whether the brace of the declaration is open.
        private var isOpen = false
        private(set) var isWhole = false

        /// Nil for a line that no declaration begins at.
        init?(_ line: Substring) {
            guard !line.isEmpty, !line.hasPrefix("//") || line.hasPrefix("///") else { return nil }
            depth = line.hasPrefix("#if ") ? 1 : nil
            if depth == nil { isWhole = ends(at: line) }
        }

        mutating func ends(at line: Substring) -> Bool {
            if let open = depth {
                if line.hasPrefix("#if ") { depth = open + 1 }
                if line == "#endif" { depth = open - 1 }
                return depth == 0
            }
            if isOpen { return line == "}" }
            isOpen = line.hasSuffix("{")
            return !isOpen && line.hasSuffix("}")
        }
    }
}
