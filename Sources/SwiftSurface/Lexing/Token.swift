import SourceText

/// A lexeme and its place. White space and comments are tokens too: the tokens of a file, end to end, are the file.
public struct Token: Sendable {
    /// What a token is. Keywords are identifiers: almost every one of them is also a legal name somewhere.
    public enum Kind: UInt8, Hashable, Sendable {
        case byteOrderMark, shebang, whitespace, newline, lineComment, blockComment
        case identifier, quotedIdentifier, dollarIdentifier
        case integerLiteral, floatLiteral, regexLiteral
        /// The pounds and quotes that open and close a string, what stands between, `\(` and its `)`.
        case stringStart, stringText, interpolationStart, interpolationEnd, stringEnd
        /// `#if`, `#elseif`, `#else`, `#endif`.
        case directive
        /// `#` and a name: a macro, `#selector`, `#warning`.
        case pound
        case at, backslash, comma, colon, doubleColon, semicolon, period, equal, arrow
        /// `?` and `!` right after an operand.
        case postfixQuestion, postfixExclamation
        case `operator`
        case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
        /// Remains of an editor or of version control, and bytes that are no Swift. A diagnostic goes with each.
        case placeholder, conflictMarker, unknown
        case endOfFile
    }

    public var kind: Kind
    public var range: SourceRange

    public init(_ kind: Kind, _ range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    /// True for white space and comments.
    public var isTrivia: Bool {
        kind.rawValue <= Kind.blockComment.rawValue
    }
}
