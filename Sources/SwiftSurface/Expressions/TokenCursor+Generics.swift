import SourceText

extension TokenCursor {
    /// Behind a name, at an operator that starts with `<`: passes generic arguments if that is what stands here, as
    /// Swift decides it: only what a type may hold up to the `>`, and after it nothing that starts an operand.
    package mutating func skipGenericArguments() -> Bool {
        guard token.kind == .operator, firstByte == UInt8(ascii: "<"), !isOnNewLine, end == token.range.lower else {
            return false
        }
        let saved = copy()
        var depth = 0
        repeat {
            switch token.kind {
            case .operator:
                switch firstByte {
                case UInt8(ascii: "<"):
                    splitOperator()
                    depth += 1
                case UInt8(ascii: ">"):
                    splitOperator()
                    depth -= 1
                case UInt8(ascii: "&"), UInt8(ascii: "~"), UInt8(ascii: "."): break
                default:
                    self = saved
                    return false
                }
            case .identifier, .quotedIdentifier, .period, .comma, .colon, .postfixQuestion, .postfixExclamation, .at,
                .arrow, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .integerLiteral:
                break
            default:
                self = saved
                return false
            }
            advance()
        } while depth > 0 && depth < DeclarationLimits.genericArguments
        if depth == 0, mayFollowGenericArguments { return true }
        self = saved
        return false
    }

    private var mayFollowGenericArguments: Bool {
        switch token.kind {
        case .leftParenthesis, .leftBracket: end == token.range.lower
        case .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .colon,
            .endOfFile, .equal, .postfixQuestion, .postfixExclamation, .interpolationEnd:
            true
        case .operator: lexer.isRightBound(token.range.upper) == false || end < token.range.lower
        default: isOnNewLine
        }
    }
}
