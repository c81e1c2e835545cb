import SourceText

/// A line comment that starts with `listgen:`, and those below it as long as its parenthesis is open; or a line of a block
/// comment that does, with the lines below it.
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
    /// Of the comments, or of the whole block comment.
    public var range: SourceRange

    public init(pieces: [Piece], range: SourceRange) {
        self.pieces = pieces
        self.range = range
    }

    /// The marks in the comment that begins at `offset` of a text in Swift or C, the last of which may run on to the comment
    /// lines below. O(bytes of the comment).
    public static func read(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, nestsComments: Bool) -> [MarkComment] {
        var lexer = Lexer(text)
        lexer.position = offset
        lexer.nestsComments = nestsComments
        lexer.skipComment()
        return lexer.marks.map(\.mark)
    }
}
