import SourceText

/// Passing the body of a function without making tokens of it.
extension Lexer {
    /// From after an opening brace after the brace that closes it, at the level of the file. Strings, comments and
    /// regex literals are honoured; each clause of an `#if` starts at the depth of the `#if`, so that unbalanced
    /// brackets in one cannot derail what follows. Returns false if the brace never closes: at the end of the file
    /// or of the clause that it stands in.
    mutating func skipBraces() -> Bool {
        var depth = 1
        var conditionals: [Int] = []
        memory.comments = SourceRange(-1, -1)
        while position < count {
            let byte = bytes[position]
            guard isStructure(byte) else {
                skipToStructure()
                continue
            }
            switch byte {
            case UInt8(ascii: "{"):
                depth += 1
                position += 1
            case UInt8(ascii: "}"):
                position += 1
                if depth > conditionals.last ?? 0 { depth -= 1 }
                if depth == 0 {
                    previousEnd = position
                    previousKind = .rightBrace
                    return true
                }
            case UInt8(ascii: "\""):
                skipString(pounds: 0)
            case UInt8(ascii: "/"):
                skipSlash()
            case UInt8(ascii: "#"):
                guard skipPound(&depth, &conditionals) else { return false }
            default:
                _ = lexQuotedIdentifier()
            }
        }
        return false
    }

    @inline(__always)
    private func isStructure(_ byte: UInt8) -> Bool {
        traits[Int(byte)].rawValue & ByteTraits.structure.rawValue != 0
    }

    /// To the next byte that may change the nesting, four at a time.
    @inline(__always)
    private mutating func skipToStructure() {
        var index = position + 1
        while index + 4 <= count {
            let found =
                traits[Int(bytes[index])].rawValue | traits[Int(bytes[index + 1])].rawValue
                | traits[Int(bytes[index + 2])].rawValue | traits[Int(bytes[index + 3])].rawValue
            if found & ByteTraits.structure.rawValue != 0 { break }
            index += 4
        }
        while index < count, !isStructure(bytes[index]) { index += 1 }
        position = index
    }

    /// A comment, a regex literal or an operator.
    private mutating func skipSlash() {
        let start = position
        switch byte(start + 1) {
        case UInt8(ascii: "/"), UInt8(ascii: "*"):
            skipComment()
            noteComment(start)
        default:
            if has(.operator, start - 1) {
                position += 1
                return
            }
            previousEnd = significantEnd(before: start)
            if mayStartRegex(start), let end = endOfBareRegex(start) {
                position = end
                memory.regexEnd = end
            } else {
                position += 1
                while has(.operator, position), bytes[position] != UInt8(ascii: "/") { position += 1 }
            }
        }
    }

    /// False at the end of a clause that began before the brace.
    private mutating func skipPound(_ depth: inout Int, _ conditionals: inout [Int]) -> Bool {
        let start = position
        while byte(position) == UInt8(ascii: "#") { position += 1 }
        switch byte(position) {
        case UInt8(ascii: "\""):
            skipString(pounds: position - start)
        case UInt8(ascii: "/"):
            _ = lexExtendedRegex(pounds: position - start, from: start)
        default:
            guard position == start + 1, let directive = directive(start) else { return true }
            if directive == .if {
                conditionals.append(depth)
                return true
            }
            guard let depthAtIf = directive == .endif ? conditionals.popLast() : conditionals.last else {
                position = start
                previousEnd = start
                return false
            }
            depth = depthAtIf
        }
        return true
    }

    /// Behind the last byte before `slash` that is neither white space nor in a comment.
    private func significantEnd(before slash: Int) -> Int {
        var end = slash
        while end > 0 {
            if bytes[end - 1] <= 0x20 {
                end -= 1
            } else if end == memory.comments.upper {
                end = memory.comments.lower
            } else {
                break
            }
        }
        return end
    }

    /// Keeps runs of comments with only white space between as one.
    private mutating func noteComment(_ start: Int) {
        var before = start
        while before > memory.comments.upper, before > 0, bytes[before - 1] <= 0x20 { before -= 1 }
        let continues = before == memory.comments.upper
        memory.comments = SourceRange(continues ? memory.comments.lower : start, position)
    }
}
