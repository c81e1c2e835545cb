import SourceText

extension TokenCursor {
    /// Passes the expression after the `=` of a property, a case or a parameter. It ends at a comma, a semicolon, a
    /// closing bracket, an accessor block, or a line end that the next token does not continue.
    mutating func skipInitialValue() {
        var isComplete = false
        while true {
            if isComplete, isOnNewLine, !continuesExpression { return }
            switch kind {
            case .comma, .semicolon, .endOfFile, .rightBrace, .rightParenthesis, .rightBracket, .interpolationEnd:
                return
            case .leftParenthesis, .leftBracket:
                skipBalanced()
                isComplete = true
            case .leftBrace:
                if isComplete, isAtAccessors { return }
                skipBraces()
                isComplete = true
            case .stringStart:
                skipString()
                isComplete = true
            case .identifier:
                isComplete = skipWordOfExpression()
            case .period:
                advance()
                isComplete = isAtName || kind == .integerLiteral
                if isComplete {
                    advance()
                    _ = skipGenericArguments()
                }
            case .operator:
                let isPostfix = lexer.isLeftBound(token.range.lower) && !lexer.isRightBound(token.range.upper)
                isComplete = isComplete && isPostfix
                advance()
            case .equal, .arrow, .colon, .at, .backslash, .doubleColon:
                isComplete = false
                advance()
            case .directive:
                guard lexer.directive(token.range.lower) == .if, isComplete else { return }
                skipConditionalPostfixes()
            default:
                isComplete = true
                advance()
            }
        }
    }

    /// False for the keywords that an operand follows.
    private mutating func skipWordOfExpression() -> Bool {
        let isCast = isAt("as") || isAt("try")
        let wantsOperand = isCast || isBeforeOperand
        advance()
        if wantsOperand {
            if isCast, kind == .postfixQuestion || kind == .postfixExclamation { advance() }
            return false
        }
        _ = skipGenericArguments()
        return true
    }

    private var isBeforeOperand: Bool {
        switch firstByte {
        case UInt8(ascii: "a"): isAt("await")
        case UInt8(ascii: "c"): isAt("case") || isAt("catch")
        case UInt8(ascii: "e"): isAt("else")
        case UInt8(ascii: "i"): isAt("is") || isAt("if") || isAt("in")
        case UInt8(ascii: "r"): isAt("return")
        case UInt8(ascii: "s"): isAt("switch")
        case UInt8(ascii: "t"): isAt("throw")
        case UInt8(ascii: "w"): isAt("where")
        default: false
        }
    }

    /// Whether the token, first on its line, goes on with the expression of the line before.
    private var continuesExpression: Bool {
        switch kind {
        case .period, .equal, .arrow, .colon, .leftBrace: true
        case .operator: !lexer.isRightBound(token.range.upper)
        case .identifier: isAt("as") || isAt("is") || isAt("else") || isAt("catch")
        case .directive: isAtConditionalPostfixes
        default: false
        }
    }

    /// At an `#if` whose first clause starts with a dot: `.a` after an operand.
    private var isAtConditionalPostfixes: Bool {
        var ahead = copy()
        while ahead.kind == .directive, ahead.lexer.directive(ahead.token.range.lower) == .if {
            ahead.skipLine()
        }
        return ahead.kind == .period
    }

    /// From an `#if` behind its `#endif`.
    private mutating func skipConditionalPostfixes() {
        var depth = 0
        repeat {
            switch kind {
            case .directive:
                switch lexer.directive(token.range.lower) {
                case .if: depth += 1
                case .endif: depth -= 1
                default: break
                }
                advance()
            case .leftParenthesis, .leftBracket, .leftBrace: skipBalanced()
            case .stringStart: skipString()
            case .endOfFile: return
            default: advance()
            }
        } while depth > 0
    }

    /// The rest of a directive: up to the line end, or beyond where an operator joins the lines.
    mutating func skipLine() {
        var isJoined = false
        repeat {
            isJoined = kind == .operator && firstByte != UInt8(ascii: "!")
            if kind == .stringStart { skipString() } else { advance() }
        } while kind != .endOfFile && (!isOnNewLine || isJoined || isAtOperator("&&") || isAtOperator("||"))
    }

    // MARK: Accessors

    /// At a brace behind which an accessor stands.
    var isAtAccessors: Bool {
        var ahead = copy()
        ahead.advance()
        return ahead.isAtAccessor
    }

    /// At an accessor, attributes and modifiers before it included.
    var isAtAccessor: Bool {
        guard kind == .at || accessor != nil || isAtAccessorModifier else { return false }
        var ahead = copy()
        ahead.skipAccessorModifiers()
        guard ahead.accessor != nil else { return false }
        ahead.advance()
        switch ahead.kind {
        case .leftBrace, .rightBrace, .at: return true
        case .identifier:
            return ahead.accessor != nil || ahead.isAt("async") || ahead.isAt("throws") || ahead.isAt("mutating")
                || ahead.isAt("nonmutating")
        case .leftParenthesis:
            ahead.skipBalanced()
            return ahead.kind == .leftBrace
        default: return false
        }
    }

    mutating func skipAccessorModifiers() {
        while true {
            if kind == .at {
                skipAttribute()
            } else if isAtAccessorModifier {
                advance()
            } else {
                return
            }
        }
    }

    private var isAtAccessorModifier: Bool {
        isAt("mutating") || isAt("nonmutating") || isAt("__consuming") || isAt("borrowing") || isAt("consuming")
            || isAt("yielding")
    }

    /// What the token is as the name of an accessor.
    var accessor: Accessor? {
        guard kind == .identifier else { return nil }
        switch firstByte {
        case UInt8(ascii: "g"): return isAt("get") ? .getter : nil
        case UInt8(ascii: "s"): return isAt("set") ? .setter : nil
        case UInt8(ascii: "w"): return isAt("willSet") ? .observer : nil
        case UInt8(ascii: "d"): return isAt("didSet") ? .observer : nil
        case UInt8(ascii: "r"): return isAt("read") ? .getter : nil
        case UInt8(ascii: "m"): return isAt("modify") || isAt("mutate") ? .setter : nil
        case UInt8(ascii: "b"): return isAt("borrow") ? .getter : nil
        case UInt8(ascii: "i"): return isAt("init") ? .initializer : nil
        case UInt8(ascii: "_"): return isAt("_read") ? .getter : isAt("_modify") ? .setter : nil
        case UInt8(ascii: "u"):
            return isAt("unsafeAddress") ? .getter : isAt("unsafeMutableAddress") ? .setter : nil
        default: return nil
        }
    }
}
