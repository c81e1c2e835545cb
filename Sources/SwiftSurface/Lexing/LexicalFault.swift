import SourceText

/// What can be wrong with the text of a Swift file before any mark is looked at.
public enum LexicalFault: String, CaseIterable, Hashable, Sendable {
    case unterminatedString = "unterminated-string"
    case unterminatedComment = "unterminated-comment"
    case unterminatedRegex = "unterminated-regex"
    case invalidUTF8 = "invalid-utf8"
    case unknownCharacter = "unknown-character"
    case editorPlaceholder = "editor-placeholder"
    case conflictMarker = "conflict-marker"
    case unbalancedBrace = "unbalanced-brace"
    case nestedTooDeeply = "nested-too-deeply"

    /// One line, without a full stop.
    public var message: String {
        switch self {
        case .unterminatedString: "unterminated string literal"
        case .unterminatedComment: "unterminated '/*' comment"
        case .unterminatedRegex: "unterminated regex literal"
        case .invalidUTF8: "invalid UTF-8"
        case .unknownCharacter: "a character that Swift does not know"
        case .editorPlaceholder: "editor placeholder in source file"
        case .conflictMarker: "conflict marker of version control in source file"
        case .unbalancedBrace: "unbalanced brace"
        case .nestedTooDeeply: "types nested more than \(DeclarationLimits.nesting) deep are not read"
        }
    }

    func diagnostic(in path: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(id: rawValue, message: message, place: SourcePlace(path: path, range: range))
    }
}
