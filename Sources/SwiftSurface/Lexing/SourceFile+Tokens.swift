import SourceText

extension SourceFile {
    /// Cuts the file into tokens, trivia included, and hands them out one by one. Works on any bytes, in time linear
    /// to their number; the ranges of the tokens, end to end, are the file.
    public func forEachToken(_ body: (Token) -> Void) -> DiagnosticBag {
        bytes.withUnsafeBufferPointer { buffer in
            var lexer = Lexer(buffer)
            while true {
                let token = lexer.next()
                if token.kind == .endOfFile { break }
                body(token)
            }
            return VersionGate.diagnostics(of: lexer.faults, in: path, buffer)
        }
    }

    /// The tokens of a part of the file, trivia left out; the part begins and ends between two tokens of code. Linear in
    /// its length.
    public func tokens(in range: SourceRange) -> [Token] {
        guard range.lower >= 0, range.lower < range.upper, range.upper <= bytes.count else { return [] }
        var tokens: [Token] = []
        bytes[range.lower..<range.upper].withUnsafeBufferPointer { buffer in
            var lexer = Lexer(buffer)
            while true {
                let token = lexer.nextSignificant()
                if token.kind == .endOfFile { break }
                let place = SourceRange(token.range.lower + range.lower, token.range.upper + range.lower)
                tokens.append(Token(token.kind, place))
            }
        }
        return tokens
    }

    /// All tokens of the file.
    public func tokens() -> [Token] {
        var tokens: [Token] = []
        _ = forEachToken { tokens.append($0) }
        return tokens
    }
}
