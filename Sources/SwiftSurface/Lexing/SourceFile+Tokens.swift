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

    /// All tokens of the file.
    public func tokens() -> [Token] {
        var tokens: [Token] = []
        _ = forEachToken { tokens.append($0) }
        return tokens
    }
}
