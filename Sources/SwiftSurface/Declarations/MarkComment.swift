import SourceText

/// A comment that starts with `listgen:`, or several line comments in a row of which the first does and whose
/// parenthesis is still open.
public struct MarkComment: Sendable {
    /// The text behind `listgen:` of each line, with the place of that text: one piece a source line.
    public struct Piece: Sendable {
        public var text: String
        public var range: SourceRange

        public init(text: String, range: SourceRange) {
            self.text = text
            self.range = range
        }
    }

    public var pieces: [Piece]
    /// From the comment marker of the first line to the end of the last.
    public var range: SourceRange

    public init(pieces: [Piece], range: SourceRange) {
        self.pieces = pieces
        self.range = range
    }

    /// The mark whose comment starts at `offset` of a text in Swift or C, with the comment lines that it runs on to;
    /// nil where that comment is no mark. O(bytes of the comment).
    public static func read(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> MarkComment? {
        var lexer = Lexer(text)
        lexer.position = offset
        guard lexer.skipMark() else { return nil }
        return lexer.marks.last?.mark
    }
}
