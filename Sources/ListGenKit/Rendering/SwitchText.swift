/// How a case of a `switch`, or a call, is laid out.
enum SwitchText {
    /// The widest line, without the indentation that the template adds.
    private static let width = 100

    /// `head arguments tail` on one line where it fits, else the arguments on lines of their own.
    static func call(_ head: String, _ arguments: [String], _ tail: String) -> [String] {
        let line = head + arguments.joined(separator: ", ") + tail
        if line.count < width || arguments.isEmpty { return [line] }
        var lines: [String] = []
        for argument in arguments {
            let fits = lines.count > 0 && lines[lines.count - 1].count + argument.count + 8 < width
            if fits {
                lines[lines.count - 1] += ", \(argument)"
            } else {
                if !lines.isEmpty { lines[lines.count - 1] += "," }
                lines.append("    \(argument)")
            }
        }
        guard tail == ")" else { return [head] + lines + [tail] }
        return [head] + lines.dropLast() + [(lines.last ?? "") + tail]
    }

    /// The first line of a function with its brace, or a requirement without; the parameters on lines of their own where
    /// they do not fit.
    static func signature(_ text: String, brace: Bool = true) -> [String] {
        let end = brace ? " {" : ""
        guard text.count > width + 8, let (head, parameters, tail) = parts(of: text) else { return [text + end] }
        return call(head, parameters, tail + end)
    }

    /// A function up to its parenthesis, its parameters, and the rest.
    private static func parts(of text: String) -> (head: String, parameters: [String], tail: String)? {
        guard let open = text.firstIndex(of: "(") else { return nil }
        var parameters = [""]
        var depth = 0
        var previous: Character = " "
        for index in text[open...].indices {
            let character = text[index]
            if ")]}".contains(character) || character == ">" && previous != "-" { depth -= 1 }
            if depth == 0, character == ")" { return (String(text[...open]), parameters, String(text[index...])) }
            if depth == 1, character == "," {
                parameters.append("")
            } else if depth > 0, !(character == " " && parameters[parameters.count - 1].isEmpty) {
                parameters[parameters.count - 1].append(character)
            }
            if "([{<".contains(character) { depth += 1 }
            previous = character
        }
        return nil
    }

    /// A body of one `return` as the bare expression.
    static func expression(_ lines: [String]) -> [String] {
        guard lines.count == 1, lines[0].hasPrefix("return ") else { return lines }
        return [String(lines[0].dropFirst("return ".count))]
    }

    /// `if test { body }`.
    static func branch(_ test: String, _ body: [String]) -> [String] {
        if body.count == 1, test.count + body[0].count < width - 8 { return ["if \(test) { \(body[0]) }"] }
        return ["if \(test) {"] + body.map { "    \($0)" } + ["}"]
    }

    /// `case a, b: body` on one line where it fits, else the body below.
    static func arm(_ patterns: [String], _ body: [String]) -> [String] {
        let head = "case " + patterns.joined(separator: ", ") + ":"
        let body = body.isEmpty ? ["break"] : body
        if body.count == 1, head.count + body[0].count < width, !body[0].hasPrefix("if ") {
            return ["\(head) \(body[0])"]
        }
        return heads(patterns) + body.map { $0.isEmpty ? "" : "    \($0)" }
    }

    private static func heads(_ patterns: [String]) -> [String] {
        var lines = ["case "]
        for (index, pattern) in patterns.enumerated() {
            let piece = pattern + (index == patterns.count - 1 ? ":" : ",")
            if index > 0, lines[lines.count - 1].count + piece.count + 1 > width {
                lines.append("    ")
            } else if index > 0 {
                lines[lines.count - 1] += " "
            }
            lines[lines.count - 1] += (index > 0 && lines[lines.count - 1] == "    " ? " " : "") + piece
        }
        return lines
    }
}
