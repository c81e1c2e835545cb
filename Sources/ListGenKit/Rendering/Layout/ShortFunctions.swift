/// Joins the lines of a function or computed property whose body is one expression, if they fit in a line.
struct ShortFunctions {
    typealias Line = Slice<UnsafeBufferPointer<UInt8>>

    /// The last two lines that were written one after the other, and where they begin.
    private var head: (line: Line, start: Int)?
    private var body: Line?

    /// What follows does not directly follow these lines.
    mutating func forget() { (head, body) = (nil, nil) }

    /// Notes a line that is about to be written at an offset.
    mutating func note(_ line: Line, at offset: Int) {
        if head != nil, body == nil, !line.opensFunction {
            body = line
        } else {
            body = nil
            head = line.opensFunction ? (line, offset) : nil
        }
    }

    /// Writes a function on one line if `line` closes it. False if it does not, and then nothing is written.
    mutating func close(with line: Line, in result: inout [UInt8]) -> Bool {
        guard let head, let body, line.last == UInt8(ascii: "}"), line.count == line.indentation + 1,
            line.indentation == head.line.indentation, body.isExpression
        else { return false }
        var expression = body[body.startIndex.advanced(by: body.indentation)...]
        if expression.starts(with: "return ".utf8) { expression = expression.dropFirst("return ".utf8.count) }
        guard head.line.count + expression.count + 3 <= LineWrap.width else { return false }
        result.removeSubrange(head.start...)
        result.append(contentsOf: head.line)
        result.append(UInt8(ascii: " "))
        result.append(contentsOf: expression)
        result += " }\n".utf8
        forget()
        return true
    }
}

extension ShortFunctions.Line {
    /// How many spaces it begins with.
    fileprivate var indentation: Int { prefix { $0 == UInt8(ascii: " ") }.count }

    /// Whether it is the first line of a function or property, up to its brace.
    fileprivate var opensFunction: Bool {
        guard last == UInt8(ascii: "{") else { return false }
        let head = prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ":") }
        return head.count < count - 1
            && head.split(separator: UInt8(ascii: " ")).dropLast().contains {
                $0.elementsEqual("func".utf8) || $0.elementsEqual("var".utf8)
            }
    }

    /// Whether it is an expression, or returns one.
    fileprivate var isExpression: Bool {
        guard last != UInt8(ascii: "{"), last != UInt8(ascii: "}") || contains(UInt8(ascii: "{")) else { return false }
        let content = drop { $0 == UInt8(ascii: " ") }
        let word = content.prefix { $0 != UInt8(ascii: " ") }
        return content.first != UInt8(ascii: "#") && content.first != UInt8(ascii: "/")
            && !["if", "for", "guard", "let", "var", "switch", "while"].contains { word.elementsEqual($0.utf8) }
    }
}
