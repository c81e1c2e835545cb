import SourceText

extension TokenCursor {
    /// Passes a type. False if none stands here.
    mutating func skipType() -> Bool {
        while true {
            skipTypePrefixes()
            // In `@autoclosure() -> T` the parentheses are those of the function.
            if end > 0, lexer.bytes[end - 1] == UInt8(ascii: ")"), kind == .arrow {
                advance()
                continue
            }
            let isParenthesised = kind == .leftParenthesis
            guard skipPrimaryType() else { return false }
            skipTypePostfixes()
            if kind == .operator, firstByte == UInt8(ascii: "&") {
                splitOperator()
                advance()
            } else if kind == .arrow || isParenthesised && skipEffects() && kind == .arrow {
                advance()
            } else {
                return true
            }
        }
    }

    /// `async`, `throws`, `throws(E)` and the like. True if at least one stood here, or what follows them.
    mutating func skipEffects() -> Bool {
        !readEffects().isEmpty || kind == .arrow
    }

    /// `async` for `async` and `reasync`, `throws` for `throws`, `throws(E)` and `rethrows`.
    mutating func readEffects() -> [String] {
        var effects: [String] = []
        while kind == .identifier {
            if isAt("async") || isAt("reasync") {
                effects.append("async")
                advance()
            } else if isAt("throws") || isAt("rethrows") {
                effects.append("throws")
                advance()
                if kind == .leftParenthesis, end == token.range.lower { skipBalanced() }
            } else {
                break
            }
        }
        return effects
    }

    /// Attributes, `inout`, `some`, `~` and the like.
    private mutating func skipTypePrefixes() {
        while true {
            if kind == .at {
                skipAttribute()
            } else if kind == .operator, firstByte == UInt8(ascii: "~") {
                splitOperator()
                advance()
            } else if kind == .identifier, isTypeSpecifier {
                var ahead = copy()
                ahead.advance()
                if ahead.isAt("nonsending") || ahead.kind == .leftParenthesis && isAt("nonisolated") {
                    ahead.skipBalanced()
                } else if ahead.isOnNewLine || !ahead.startsType {
                    return
                }
                self = ahead
            } else {
                return
            }
        }
    }

    @inline(__always)
    private var isTypeSpecifier: Bool {
        switch firstByte {
        case UInt8(ascii: "i"): isAt("inout") || isAt("isolated")
        case UInt8(ascii: "s"): isAt("some") || isAt("sending")
        case UInt8(ascii: "a"): isAt("any")
        case UInt8(ascii: "e"): isAt("each")
        case UInt8(ascii: "r"): isAt("repeat")
        case UInt8(ascii: "b"): isAt("borrowing")
        case UInt8(ascii: "c"): isAt("consuming")
        case UInt8(ascii: "n"): isAt("nonisolated")
        case UInt8(ascii: "_"): isAt("__owned") || isAt("__shared") || isAt("_const")
        default: false
        }
    }

    private var startsType: Bool {
        switch kind {
        case .identifier, .quotedIdentifier, .leftParenthesis, .leftBracket, .at: true
        case .operator: firstByte == UInt8(ascii: "~")
        default: false
        }
    }

    private mutating func skipPrimaryType() -> Bool {
        switch kind {
        case .identifier, .quotedIdentifier:
            advance()
            skipAnglesBehindName()
        case .leftParenthesis, .leftBracket:
            skipBalanced()
        case .integerLiteral, .placeholder:
            advance()
        case .operator where isAtOperator("-"):
            advance()
            return skip(.integerLiteral)
        default:
            return false
        }
        return true
    }

    private mutating func skipTypePostfixes() {
        while true {
            switch kind {
            case .postfixQuestion, .postfixExclamation:
                advance()
            case .period, .doubleColon:
                advance()
                guard isAtName else { return }
                advance()
                skipAnglesBehindName()
            case .operator where isAtOperator("...") && !isOnNewLine:
                advance()
            default:
                return
            }
        }
    }

    private mutating func skipAnglesBehindName() {
        if kind == .operator, firstByte == UInt8(ascii: "<"), !isOnNewLine { _ = skipAngles() }
    }

    /// `@name`, `@A.B<C>(…)`: the parenthesis only where it follows immediately.
    mutating func skipAttribute() {
        advance()
        guard isAtName, end == token.range.lower else { return }
        advance()
        while kind == .period {
            advance()
            guard isAtName else { return }
            advance()
        }
        if kind == .operator, firstByte == UInt8(ascii: "<"), end == token.range.lower { _ = skipAngles() }
        if kind == .leftParenthesis, end == token.range.lower { skipBalanced() }
    }
}
