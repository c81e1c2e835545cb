/// How a case of a `switch`, or a call, is laid out.
enum SwitchText {
    /// The widest line in a case, without the indentation that the template adds.
    private static let width = 100
    /// The widest case.
    private static let armWidth = 108

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

    /// A body of one `return` as the bare expression.
    static func expression(_ lines: [String]) -> [String] {
        guard lines.count == 1, lines[0].hasPrefix("return ") else { return lines }
        return [String(lines[0].dropFirst("return ".count))]
    }

    /// `head { $0.configure(with: row) }` on one line where it fits, else the statements below, over `name`.
    static func closure(_ head: String, over name: String, _ statements: (String) -> [String]) -> [String] {
        let short = statements("$0")
        if short.isEmpty { return [head] }
        if short.count == 1 {
            let line = "\(head) { \(short[0].contains("$0") ? "" : "_ in ")\(short[0]) }"
            if line.count <= width + 4 { return [line] }
        }
        return ["\(head) { \(name) in"] + statements(name).map { "    \($0)" } + ["}"]
    }

    /// `guard test else { body }`.
    static func guarded(_ test: String, _ body: [String]) -> [String] {
        if body.count == 1, test.count + body[0].count < width - 16 { return ["guard \(test) else { \(body[0]) }"] }
        return ["guard \(test) else {"] + body.map { "    \($0)" } + ["}"]
    }

    /// `if test { body }`.
    static func branch(_ test: String, _ body: [String]) -> [String] {
        if body.count == 1, test.count + body[0].count < width - 8 { return ["if \(test) { \(body[0]) }"] }
        return ["if \(test) {"] + body.map { "    \($0)" } + ["}"]
    }

    /// Whether a line of code names a value, string literals and labels left out.
    static func reads(_ name: String, in line: String) -> Bool {
        let code = line.replacing("\\\"", with: "").split(separator: "\"", omittingEmptySubsequences: false)
            .enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        let spelled = Namer.identifier(name)
        if spelled != name {
            return code.contains { part in
                part.ranges(of: spelled).contains { range in !part[..<range.lowerBound].hasSuffix(".") }
            }
        }
        let isPart = { (character: Character) in character.isLetter || character.isNumber || character == "_" }
        return code.contains { part in
            part.ranges(of: name).contains { range in
                let (before, after) = (part[..<range.lowerBound].last, part[range.upperBound...].first)
                if let before, isPart(before) || before == "." { return false }
                return after.map { !isPart($0) && $0 != ":" } ?? true
            }
        }
    }

    /// `case a, b: body` on one line where it fits, else the body below.
    static func arm(_ patterns: [String], _ body: [String]) -> [String] {
        let head = "case " + patterns.joined(separator: ", ") + ":"
        let body = body.isEmpty ? ["break"] : body
        if body.count == 1, head.count + body[0].count < armWidth, !body[0].hasPrefix("if ") {
            return ["\(head) \(body[0])"]
        }
        return heads(patterns) + body.map { $0.isEmpty ? "" : "    \($0)" }
    }

    /// `default: body`.
    static func defaultArm(_ body: [String]) -> [String] {
        body.count == 1 ? ["default: \(body[0])"] : ["default:"] + body.map { "    \($0)" }
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
