import SourceText

/// A lexer with one token of lookahead, and the steps that every reader of Swift needs.
package struct TokenCursor: ~Copyable {
    var lexer: Lexer
    /// The token to read next; never trivia.
    package private(set) var token: Token
    /// Whether a line end stands between it and the token before.
    package private(set) var isOnNewLine = true
    /// Behind the last token that was read.
    package private(set) var end = 0

    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.init(bytes, meantMarks: [:])
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, meantMarks: [Int: Int]) {
        lexer = Lexer(bytes)
        lexer.meantMarks = meantMarks
        token = lexer.nextSignificant()
    }

    private init(lexer: consuming Lexer, _ token: Token, _ isOnNewLine: Bool, _ end: Int) {
        self.lexer = lexer
        self.token = token
        self.isOnNewLine = isOnNewLine
        self.end = end
    }

    /// What is wrong with the text up to the token, in source order.
    package var faults: [(LexicalFault, SourceRange)] { lexer.faults }

    /// The same cursor once more, to look ahead or to come back to.
    package func copy() -> TokenCursor {
        TokenCursor(lexer: lexer.copy(), token, isOnNewLine, end)
    }

    @inline(__always)
    package var kind: Token.Kind {
        token.kind
    }

    package mutating func advance() {
        end = token.range.upper
        token = lexer.nextSignificant()
        isOnNewLine = lexer.passedNewline
    }

    /// Reads the token if it is of `kind`.
    package mutating func skip(_ kind: Token.Kind) -> Bool {
        guard token.kind == kind else { return false }
        advance()
        return true
    }

    /// True if the token is this word, not in back-ticks.
    @inline(__always)
    package func isAt(_ word: StaticString) -> Bool {
        token.kind == .identifier && lexer.bytes.spells(word, token.range)
    }

    @inline(__always)
    package func isAtOperator(_ text: StaticString) -> Bool {
        token.kind == .operator && lexer.bytes.spells(text, token.range)
    }

    mutating func skip(_ word: StaticString) -> Bool {
        guard isAt(word) else { return false }
        advance()
        return true
    }

    var firstByte: UInt8 {
        lexer.byte(token.range.lower)
    }

    /// The bytes of `range` as text.
    @inline(__always)
    package func text(_ range: SourceRange) -> String {
        lexer.bytes.text(range)
    }

    /// The text of `range`, white space runs and comments as one space.
    @inline(__always)
    func normalized(_ range: SourceRange) -> String {
        lexer.bytes.normalized(range)
    }

    /// The name that the token spells, without back-ticks.
    @inline(__always)
    package var name: String {
        let quoted = token.kind == .quotedIdentifier ? 1 : 0
        return text(SourceRange(token.range.lower + quoted, token.range.upper - quoted))
    }

    package var isAtName: Bool {
        token.kind == .identifier || token.kind == .quotedIdentifier
    }

    /// Splits the first character off an operator token: `>` off `>>`, `<` off `<-`.
    mutating func splitOperator() {
        let lower = token.range.lower
        guard token.range.upper > lower + 1 else { return }
        token = Token(.operator, SourceRange(lower, lower + 1))
        lexer.position = lower + 1
        lexer.previousEnd = lower + 1
        lexer.previousKind = .operator
    }

    /// Makes the token end at `upper` and goes on from there.
    mutating func retoken(_ kind: Token.Kind, upTo upper: Int) {
        token = Token(kind, SourceRange(token.range.lower, upper))
        lexer.position = upper
        lexer.previousEnd = upper
        lexer.previousKind = kind
    }

    // MARK: Passing what is not read

    /// From an opening bracket behind its closing one. A brace that closes more than was opened ends it, too, and so
    /// does the end of a clause of an `#if` that began before it.
    package mutating func skipBalanced() {
        if token.kind == .leftBrace, lexer.modes.isEmpty {
            skipBraces()
            return
        }
        var depth = 0
        var conditionals = 0
        while true {
            switch token.kind {
            case .leftParenthesis, .leftBracket:
                depth += 1
                advance()
            case .directive:
                let directive = lexer.directive(token.range.lower)
                if directive == .if { conditionals += 1 } else if conditionals == 0 { return }
                if directive == .endif { conditionals -= 1 }
                advance()
            case .leftBrace:
                if lexer.modes.isEmpty { skipBraces() } else { skipNestedBraces() }
                if depth == 0 { return }
            case .rightParenthesis, .rightBracket:
                depth -= 1
                advance()
                if depth <= 0 { return }
            case .rightBrace, .endOfFile, .interpolationEnd:
                return
            case .stringStart:
                skipString()
            default:
                advance()
                if depth == 0 { return }
            }
        }
    }

    /// A body in braces, at its opening brace.
    mutating func skipBraces() {
        if !lexer.skipBraces() { lexer.faults.append((.unbalancedBrace, token.range)) }
        end = lexer.position
        token = lexer.nextSignificant()
        isOnNewLine = lexer.passedNewline
    }

    /// Braces inside an interpolation, token by token.
    private mutating func skipNestedBraces() {
        var depth = 0
        repeat {
            switch token.kind {
            case .leftBrace: depth += 1
            case .rightBrace: depth -= 1
            case .endOfFile: return
            default: break
            }
            advance()
        } while depth > 0
    }

    /// A string literal with its interpolations, at its start.
    package mutating func skipString() {
        let depth = lexer.modes.count
        while lexer.modes.count >= depth, token.kind != .endOfFile {
            advance()
            if token.kind == .stringEnd, lexer.modes.count == depth - 1 {
                advance()
                return
            }
        }
    }

    /// Generic parameters or arguments, at their `<`. False if something stands there that cannot.
    mutating func skipAngles() -> Bool {
        var depth = 0
        while true {
            switch token.kind {
            case .operator:
                let byte = firstByte
                if byte == UInt8(ascii: "<") {
                    splitOperator()
                    depth += 1
                } else if byte == UInt8(ascii: ">") {
                    splitOperator()
                    depth -= 1
                }
                advance()
                if depth == 0 { return true }
            case .leftParenthesis, .leftBracket:
                skipBalanced()
            case .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .endOfFile, .interpolationEnd, .semicolon,
                .directive:
                return false
            case .stringStart:
                skipString()
            default:
                advance()
            }
        }
    }
}
