import SourceText

/// Cuts bytes into tokens, one a call, without ever failing: what is no Swift is a token with a fault beside it.
///
/// A value over memory that somebody else keeps alive; `SourceFile.tokens` and the declaration parser do. Past tokens
/// are never changed. The nesting of strings and interpolations is a stack on the heap, so nothing recurses. Copies
/// are made on demand only: it is large, and methods would copy it to the stack.
struct Lexer: ~Copyable {
    let bytes: UnsafePointer<UInt8>
    let count: Int
    let classes = ByteTables.shared.classes
    let traits = ByteTables.shared.traits

    /// Offset of the next byte.
    var position = 0
    /// Behind the last token that is no trivia, and its kind.
    var previousEnd = 0
    var previousKind = Token.Kind.endOfFile
    /// Empty in code at the level of the file.
    var modes: [LexerMode] = []
    var faults: [(fault: LexicalFault, range: SourceRange)] = []
    /// The `listgen:` comments that were passed, in source order.
    var marks: [MarkComment] = []
    /// Further comments that are taken as marks: where each begins, and where the name of its mark does.
    var meantMarks: [Int: Int] = [:]
    /// Those of Swift do, those of C do not.
    var nestsComments = true
    /// The blocks of generated code that were passed, in source order, and what looks like a part of one.
    var blocks: [GeneratedBlock] = []
    /// Whether a line end was passed since the last token that is no trivia.
    var passedNewline = false
    var inConflict = false
    var memory = LexerMemory()

    /// `bytes` must stay valid as long as the lexer is used.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes.baseAddress ?? ByteTables.empty
        count = bytes.count
    }

    /// The same lexer once more, to look ahead.
    func copy() -> Lexer {
        var copy = Lexer(UnsafeBufferPointer(start: bytes, count: count))
        copy.position = position
        copy.previousEnd = previousEnd
        copy.previousKind = previousKind
        copy.modes = modes
        copy.faults = faults
        copy.marks = marks
        copy.meantMarks = meantMarks
        copy.nestsComments = nestsComments
        copy.blocks = blocks
        copy.passedNewline = passedNewline
        copy.inConflict = inConflict
        copy.memory = memory
        return copy
    }

    /// The byte at `index`, or 0 after the end.
    @inline(__always)
    func byte(_ index: Int) -> UInt8 {
        index < count ? bytes[index] : 0
    }

    @inline(__always)
    func has(_ traits: ByteTraits, _ index: Int) -> Bool {
        index < count && self.traits[Int(bytes[index])].rawValue & traits.rawValue != 0
    }

    /// The next token, trivia included; at the end `endOfFile`, again and again.
    mutating func next() -> Token {
        if case .string(let delimiter)? = modes.last {
            return lexString(delimiter)
        }
        if position < count, let kind = lexTrivia() {
            return kind
        }
        return lexCode()
    }

    /// The next token that is no trivia. The marks on the way are kept.
    mutating func nextSignificant() -> Token {
        while true {
            if case .string(let delimiter)? = modes.last {
                let token = lexString(delimiter)
                if !token.isTrivia { return token }
                continue
            }
            passedNewline = false
            skipTrivia()
            return lexCode()
        }
    }

    /// A token of code at `position`, which is not at trivia.
    private mutating func lexCode() -> Token {
        let start = position
        guard start < count else {
            reportOpenModes()
            return Token(.endOfFile, SourceRange(count, count))
        }
        let kind = lexCodeKind(start)
        previousEnd = position
        previousKind = kind
        return Token(kind, SourceRange(start, position))
    }

    @inline(__always)
    private mutating func lexCodeKind(_ start: Int) -> Token.Kind {
        switch classes[Int(bytes[start])] {
        case .letter: return lexIdentifier()
        case .digit: return lexNumber()
        case .dollar:
            _ = lexIdentifier()
            return .dollarIdentifier
        case .quote: return lexStringStart(pounds: 0)
        case .slash: return lexSlash()
        case .pound: return lexPound()
        case .backtick: return lexQuotedIdentifier()
        case .period: return lexPeriod()
        case .question:
            return isLeftBound(start) ? single(.postfixQuestion) : lexOperator()
        case .exclamation:
            return isLeftBound(start) ? single(.postfixExclamation) : lexOperator()
        case .less: return lexLess()
        case .operator: return lexOperatorOrMarker()
        case .at: return single(.at)
        case .backslash: return single(.backslash)
        case .comma: return single(.comma)
        case .colon:
            position += byte(start + 1) == UInt8(ascii: ":") ? 2 : 1
            return position == start + 2 ? .doubleColon : .colon
        case .semicolon: return single(.semicolon)
        case .leftParenthesis: return lexLeftParenthesis()
        case .rightParenthesis: return lexRightParenthesis()
        case .leftBracket: return single(.leftBracket)
        case .rightBracket: return single(.rightBracket)
        case .leftBrace: return single(.leftBrace)
        case .rightBrace: return single(.rightBrace)
        case .nonASCII: return lexNonASCII()
        case .unknown, .whitespace, .newline:
            position += 1
            report(.unknownCharacter, start)
            return .unknown
        }
    }

    @inline(__always)
    private mutating func single(_ kind: Token.Kind) -> Token.Kind {
        position += 1
        return kind
    }

    private mutating func lexLeftParenthesis() -> Token.Kind {
        position += 1
        if case .interpolation(let open, let multiline)? = modes.last {
            modes[modes.count - 1] = .interpolation(open: open + 1, multiline: multiline)
        }
        return .leftParenthesis
    }

    private mutating func lexRightParenthesis() -> Token.Kind {
        position += 1
        guard case .interpolation(let open, let multiline)? = modes.last else { return .rightParenthesis }
        if open == 0 {
            modes.removeLast()
            return .interpolationEnd
        }
        modes[modes.count - 1] = .interpolation(open: open - 1, multiline: multiline)
        return .rightParenthesis
    }

    mutating func report(_ fault: LexicalFault, _ start: Int) {
        faults.append((fault, SourceRange(start, position)))
    }

    /// At the end of the file: each string that is still open is a fault, once.
    private mutating func reportOpenModes() {
        if modes.contains(where: { if case .string = $0 { true } else { false } }) {
            faults.append((.unterminatedString, SourceRange(memory.lastStringStart, count)))
        }
        modes.removeAll()
    }
}
