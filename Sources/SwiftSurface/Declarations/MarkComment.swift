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

    /// Why a mark belongs to no declaration, where more can be said than that none follows.
    public enum StrayReason: Sendable {
        /// It stands on `@class Story;` or `@protocol Themed;`.
        case forwardDeclaration(String)
        /// It stands between the pieces of a method, or inside another declaration.
        case insideDeclaration(String)
        /// What follows is a macro that no header of the run defines.
        case unknownMacro(String)
    }

    public var pieces: [Piece]
    /// Of the comments, or of the whole block comment.
    public var range: SourceRange
    /// Of one that belongs to no declaration.
    public var strayReason: StrayReason?
    /// It stands on the line of the token before it.
    var followsCode = false
    var isBlock = false

    /// The place after its `listgen:`.
    var textStart: Int { pieces.first?.range.lower ?? range.lower }

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
        return lexer.marks
    }
}
