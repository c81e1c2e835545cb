/// Blanks what is not code: comments and the text of string literals, not their interpolations. Lines stay lines.
enum CodeBlanking {
    private struct Literal {
        let hashes: Int
        let isMultiline: Bool
        /// Open parentheses of the interpolation that the scanner is in; 0 means inside the text.
        var parentheses = 0
    }

    static func blank(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var output = bytes
        var literals: [Literal] = []
        var index = 0

        func has(_ word: String, at position: Int) -> Bool {
            bytes[min(position, bytes.count)...].starts(with: word.utf8)
        }
        func erase(_ count: Int) {
            for position in index..<min(index + count, bytes.count) where bytes[position] != UInt8(ascii: "\n") {
                output[position] = UInt8(ascii: " ")
            }
            index += count
        }

        while index < bytes.count {
            if let literal = literals.last, literal.parentheses == 0 {
                let hashes = String(repeating: "#", count: literal.hashes)
                let quote = (literal.isMultiline ? "\"\"\"" : "\"") + hashes
                if has(quote, at: index) {
                    literals.removeLast()
                    index += quote.utf8.count
                } else if has("\\" + hashes + "(", at: index) {
                    erase(1 + literal.hashes)
                    literals[literals.count - 1].parentheses = 1
                    index += 1
                } else {
                    erase(has("\\" + hashes, at: index) ? 2 + literal.hashes : 1)
                }
            } else if has("//", at: index) {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { erase(1) }
            } else if has("/*", at: index) {
                var nesting = 0
                repeat {
                    nesting += has("/*", at: index) ? 1 : has("*/", at: index) ? -1 : 0
                    erase(has("/*", at: index) || has("*/", at: index) ? 2 : 1)
                } while nesting > 0 && index < bytes.count
            } else if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "#") {
                var hashes = 0
                while has("#", at: index + hashes) { hashes += 1 }
                guard has("\"", at: index + hashes) else {
                    index += max(hashes, 1)
                    continue
                }
                let isMultiline = has("\"\"\"", at: index + hashes)
                literals.append(Literal(hashes: hashes, isMultiline: isMultiline))
                index += hashes + (isMultiline ? 3 : 1)
            } else {
                if !literals.isEmpty {
                    if bytes[index] == UInt8(ascii: "(") { literals[literals.count - 1].parentheses += 1 }
                    if bytes[index] == UInt8(ascii: ")") { literals[literals.count - 1].parentheses -= 1 }
                }
                index += 1
            }
        }
        return String(decoding: output, as: UTF8.self)
    }
}
