import SourceText

/// A comment that starts with `listgen:`, or several line comments in a row of which the first does and whose
/// parenthesis is still open.
public struct MarkComment: Hashable, Sendable {
    /// The text behind `listgen:` of each line, with the place of that text: one piece a source line.
    public struct Piece: Hashable, Sendable {
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
}
