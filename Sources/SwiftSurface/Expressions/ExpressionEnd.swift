import SourceText

/// Where the text of an argument stops being one expression, or one type.
public enum ExpressionEnd {
    /// What is wrong, and where in the text, in UTF-8 offsets.
    public enum Fault: Equatable, Sendable {
        /// Something that begins another expression or a statement: `;`, `evil()` on a new line, `let`.
        case another(SourceRange)
        /// A directive outside of a closure, or one without its counterpart inside.
        case directive(SourceRange)
    }

    /// Words that end no operand: something has to follow them.
    private static let connecting = Set(words: "as is in try await any some inout throw return case where else repeat")
    /// Words that begin a statement or a declaration.
    private static let statements = Set(
        words: """
            let var func class struct enum protocol extension import typealias init deinit subscript return break
            continue fallthrough throw guard while for repeat do defer operator precedencegroup associatedtype
            """)

    /// The first fault of `text`; nil if it is one expression from end to end. O(n).
    public static func fault(in text: String) -> Fault? {
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            var cursor = TokenCursor(bytes)
            return fault(&cursor)
        }
    }

    private static func fault(_ cursor: inout TokenCursor) -> Fault? {
        /// The open brackets, and how many `#if` are open inside each.
        var open: [(bracket: Token.Kind, directives: Int)] = []
        var firstDirective = SourceRange(0, 0)
        /// Whether the token before, outside of brackets, ends an operand.
        var endsOperand = false
        /// Whether it is a dot, behind which every word is a name.
        var isMember = false
        while cursor.kind != .endOfFile {
            let range = cursor.token.range
            if open.isEmpty {
                switch cursor.kind {
                case .semicolon, .comma: return .another(range)
                case .directive: return .directive(range)
                case .identifier, .quotedIdentifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .regexLiteral,
                    .stringStart, .pound:
                    let word = cursor.kind == .identifier && !isMember ? cursor.name : ""
                    if statements.contains(word) { return .another(range) }
                    let isConnecting = connecting.contains(word)
                    if endsOperand, !isConnecting { return .another(range) }
                    endsOperand = !isConnecting && cursor.kind != .pound
                case .leftParenthesis, .leftBracket, .leftBrace:
                    if endsOperand, cursor.isOnNewLine, cursor.kind != .leftBrace { return .another(range) }
                case .operator, .equal, .colon, .arrow, .period, .backslash, .at: endsOperand = false
                default: break
                }
            }
            isMember = cursor.kind == .period
            switch cursor.kind {
            case .stringStart:
                cursor.skipString()
                continue
            case .leftParenthesis, .leftBracket, .leftBrace: open.append((cursor.kind, 0))
            case .rightParenthesis, .rightBracket, .rightBrace:
                if let closed = open.popLast(), closed.directives > 0 { return .directive(firstDirective) }
                if open.isEmpty { endsOperand = true }
            case .directive:
                let name = cursor.text(range)
                if name == "#if" {
                    if open.last?.directives == 0 { firstDirective = range }
                    open[open.count - 1].directives += 1
                } else if ["#else", "#elseif", "#endif"].contains(name) {
                    guard let last = open.last, last.directives > 0 else { return .directive(range) }
                    if name == "#endif" { open[open.count - 1].directives -= 1 }
                }
            default: break
            }
            cursor.advance()
        }
        return nil
    }
}
